/** The meaning of an option where it is offered: the option with its prices, trades and gains. */

import {
  type AnyView,
  type CodedOption,
  FastLuck,
  formatBundle,
  type Match,
  MOST_OPTIONS,
  type PlaceView,
  required,
  type SpiceLetter,
  SPICES,
  type State,
  type View,
} from '@windrose/rules';
import { Faces } from './faces.ts';

/** The data of each kind of fact; a language has a sentence for each. */
interface FactShapes {
  /** An option of a custom game, which has its own words for it: its members without the code. */
  own: { option: object };
  set: { cubes: string };
  boat: { at: string };
  stay: object;
  step: { to: string; leave: string };
  stop: object;
  toll: { cube: SpiceLetter; to: number };
  price: { cube: SpiceLetter };
  takeHeap: { cubes: string };
  leaveHeap: object;
  /** `price`: how many cubes the outpost costs. */
  build: { price: number };
  /** The trade is made for the first time by choosing it. */
  trade: { give: string; take: string };
  claimOrder: { price: string; points: number };
  harvest: { cubes: string };
  pass: object;
  upgrade: { from: SpiceLetter; to: SpiceLetter };
  skipUpgrade: object;
  noMoreUpgrades: object;
  noUpgrade: object;
  /** `from`: the location or board of its stack, or null for a tile of the supply; `which`: of two equal ones there, counted from 1. */
  bonusTile: { tile: string; from: string | null; which: number | null };
  tradeAgain: { give: string; take: string };
  noMoreTrades: object;
  noTrade: object;
  discard: { cube: SpiceLetter };

  // the land; cards, tiles and locations by their ids
  /**
   * `settlers` are placed; `card` is the merchant card below a market, or the point card above a fort if it can be paid for.
   * `idle`: upgrades are allowed there, but no cube can be upgraded, and no tool yields one.
   */
  work: {
    at: string;
    settlers: number;
    card: string | null;
    /** The trade of a boat or an outpost that is made at once; null where there is none, or it is printed on the location. */
    trade: { give: string; take: string } | null;
    idle: boolean;
  };
  useRoute: { card: string; settlers: number };
  restSettlers: { none: boolean };
  noTile: object;
  claimCard: { card: string };
  noCard: object;
  /** `alike`: which of several tiles beside the boards that bring the same, from 1; null for one that nothing else equals. */
  explore: { tile: string; at: string | null; alike: number | null };
  noBuilding: object;
  outpostTrade: { at: string; give: string; take: string };
  useMerchant: { card: string };
  addToRoute: { card: string };
  /** The card of the seat's route that makes room. */
  replaceRoute: { card: string };
  /** Places of the seat's route, from 1. */
  swapRoute: { seat: number; a: number; b: number };
  keepRoute: object;

  // the road
  play: { card: string };
  /** `price` cubes are put on the cards to the left, `cubes` are on this one. */
  acquire: { card: string; price: number; cubes: string };
  /** `none`: there is no card to take back. */
  restCards: { none: boolean };
  /** `coin`: points of the coin that comes with it, 0 without one. */
  claimCardWithCoin: { card: string; coin: number };
  voyage: object;
  /** On the card in a place of the row, counted from 1. */
  put: { cube: SpiceLetter; on: number };
  lay: { card: string; from: 'hand' | 'played' };
  freeMerchant: { card: string; cubes: string };
}

/** The kinds of facts. */
export type FactKind = keyof FactShapes;

/** The fact of one kind, or of any. */
export type Fact<Kind extends FactKind = FactKind> = {
  [K in Kind]: { readonly kind: K } & Readonly<FactShapes[K]>;
}[Kind];

const nextSpice = (letter: SpiceLetter): SpiceLetter => SPICES[SPICES.indexOf(letter) + 1] ?? letter;

/** The position after an option, tried on a copy. Only for options that reveal nothing. */
function tried(match: Match, option: CodedOption): State {
  const state = match.copiedState();
  match.core.apply(state, option.code, new FastLuck(0));
  return state;
}

/** The fact of an option of a custom game's own. */
export function ownFact(coded: CodedOption): Fact<'own'> {
  const { code: _, ...option } = coded;
  return { kind: 'own', option };
}

/** Whether the present upgrade is not the first of its action. */
function hasUpgraded({ choices, turn }: Match): boolean {
  const latest = choices.at(-1);
  return latest?.turn === turn && latest.option.kind === 'upgrade';
}

/** The fact behind an option of a built-in mechanism. @throws RangeError when the match has not what the option is about. */
export function builtInFact(match: Match, option: CodedOption): Fact {
  const asked = match.decision?.kind ?? '';
  const faces = new Faces(match);

  switch (option.kind) {
    // the sea
    case 'set':
      return { kind: 'set', cubes: option.cubes };
    case 'boat':
      return { kind: 'boat', at: option.at };
    case 'stay':
    case 'stop':
    case 'pass':
      return { kind: option.kind };
    case 'step':
      return { kind: 'step', to: option.to, leave: 'leave' in option ? option.leave : '' };
    case 'sail':
      return { kind: 'step', to: option.to, leave: '' };
    case 'pay':
      return 'to' in option ? { kind: 'toll', cube: option.cube, to: option.to } : { kind: 'price', cube: option.cube };
    case 'leave':
      return { kind: 'leaveHeap' };
    case 'build':
      return { kind: 'build', price: tried(match, option).owed };
    case 'no-build':
      return { kind: 'noBuilding' };
    case 'trade':
      return { kind: 'trade', ...faces.market(marketAt(match.state(), boatOf(match))) };
    case 'harvest': {
      const { mover, hold } = match.copiedState();
      const before = hold[mover] ?? 0;
      return { kind: 'harvest', cubes: formatBundle((tried(match, option).hold[mover] ?? 0) - before) };
    }
    case 'move':
      return { kind: 'voyage' };
    case 'lay':
      return { kind: 'lay', card: option.card, from: option.from };

    // the hold
    case 'upgrade':
      return { kind: 'upgrade', from: option.cube, to: nextSpice(option.cube) };
    case 'skip':
      return { kind: 'skipUpgrade' };
    case 'again': {
      const { give, take, trades } = match.copiedState();
      const kind = trades === 0 ? 'trade' : 'tradeAgain';
      return { kind, give: formatBundle(give), take: formatBundle(take) };
    }
    case 'enough':
      if (asked !== 'upgrade') return { kind: match.copiedState().trades === 0 ? 'noTrade' : 'noMoreTrades' };
      return { kind: hasUpgraded(match) ? 'noMoreUpgrades' : 'noUpgrade' };
    case 'discard':
      return { kind: 'discard', cube: option.cube };

    // bonus tiles
    case 'bonus':
    case 'tile':
      return 'stack' in option
        ? { kind: 'bonusTile', ...topOf(match, faces, option.stack) }
        : { kind: 'bonusTile', tile: topOfSupply(match.state(), option.tile), from: null, which: null };
    case 'no-tile':
      return { kind: 'noTile' };

    // the land
    case 'work':
      return workAt(match, option);
    case 'route': {
      const before = match.copiedState();
      const { ready } = tried(match, option);
      const settlers = (before.ready[before.mover] ?? 0) - (ready[before.mover] ?? 0);
      return { kind: 'useRoute', card: routeCard(match, option.slot), settlers };
    }
    case 'card':
      return { kind: 'claimCard', card: pointCardIn(match.state(), slotOf(match, 'fort', locationOf(match))) };
    case 'no-card':
      return { kind: 'noCard' };
    case 'explore':
      return 'at' in option
        ? { kind: 'explore', tile: explorationAt(match.state(), option.at), at: option.at, alike: null }
        : { kind: 'explore', tile: option.tile, at: null, alike: alikeBeside(match, faces, option.tile) };
    case 'outpost':
      return { kind: 'outpostTrade', at: option.at, ...faces.market(marketAt(match.state(), option.at)) };
    case 'use':
      return { kind: 'useMerchant', card: merchantIn(match.state(), slotOf(match, 'market', locationOf(match))).card };
    case 'take':
      if (asked === 'heap') return { kind: 'takeHeap', cubes: heapAt(match.state(), boatOf(match)) };
      return { kind: 'addToRoute', card: merchantIn(match.state(), slotOf(match, 'market', locationOf(match))).card };
    case 'swap':
      return 'slot' in option
        ? { kind: 'replaceRoute', card: routeCard(match, option.slot) }
        : { kind: 'swapRoute', seat: match.decision?.seat ?? 0, a: option.a + 1, b: option.b + 1 };
    case 'keep':
      return { kind: 'keepRoute' };

    // the road
    case 'play':
      return { kind: 'play', card: option.card };
    case 'acquire':
      return { kind: 'acquire', price: option.slot, ...merchantIn(match.state(), option.slot) };
    case 'merchant':
      return { kind: 'freeMerchant', ...merchantIn(match.state(), option.slot) };
    case 'place':
      return { kind: 'put', cube: option.cube, on: option.on + 1 };

    // the same word in several games
    case 'rest':
      return match.core.names.location === undefined
        ? { kind: 'restCards', none: hasNoCardOut(match) }
        : { kind: 'restSettlers', none: hasNoSettlerOut(match, option) };
    case 'claim':
      if ('slot' in option) {
        const { actor } = match.copiedState();
        const coin = coinsOf(tried(match, option), match, actor);
        return { kind: 'claimCardWithCoin', card: pointCardIn(match.state(), option.slot), coin };
      }
      return { kind: 'claimOrder', ...faces.order(orderAt(match.state(), boatOf(match))) };
    default:
      // All built-in kinds have a case; custom games have their own kinds.
      option satisfies never;
      return ownFact(option);
  }
}

/** The fact of working at a location. */
function workAt(match: Match, option: CodedOption & { readonly kind: 'work' }): Fact {
  const { at } = option;
  const { kind } = new Faces(match).location(at);
  const index = match.core.names.location?.indexOf(at) ?? -1;
  const there = tried(match, option);
  const settlers = required(there.settlers[index], 'location');
  const state = match.state();
  let card: string | null = null;
  if (kind === 'fort' && 'row' in state) {
    if (canClaimAfter(match, there)) card = state.row[slotOf(match, kind, at)] ?? null;
  } else if (kind === 'market' && 'market' in state) card = merchantAt(state, slotOf(match, kind, at))?.card ?? null;
  const { hold, mover } = match.copiedState();
  const idle = kind === 'upgrade' && there.upgrades === 0 && there.hold[mover] === hold[mover];
  const trade = kind === 'boat-trade' || kind === 'outpost-trade' ? tradeBy(match, option.code) : null;
  return { kind: 'work', at, settlers, card, trade, idle };
}

/** The trade that a choice makes at once; null if it makes none. */
function tradeBy(match: Match, code: number): Extract<Fact, { kind: 'work' }>['trade'] {
  const made = match
    .imagine()
    .choose(code)
    .find((event) => event.kind === 'traded');
  return made === undefined ? null : { give: made.give, take: made.take };
}

/** Whether the point card of a fort can be paid for: only then may its tile be declined. */
function canClaimAfter({ core }: Match, there: State): boolean {
  const phase = core.phase(there);
  if (there.over === 1 || phase.kind !== 'tile') return true;
  const codes = new Int32Array(MOST_OPTIONS);
  const n = core.legal(there, codes);
  return codes.subarray(0, n).some((code) => phase.option(there, code).kind === 'no-tile');
}

/** The location at which the running action takes place. */
function locationOf(match: Match): string {
  return required(match.core.names.location?.[match.copiedState().at], 'location');
}

/** The slot of the row that belongs to a fort, or of the market to a market location: both are in the same order. */
function slotOf(match: Match, kind: 'fort' | 'market', at: string): number {
  const faces = new Faces(match);
  const all = match.core.names.location ?? [];
  return all.filter((id) => id.includes('-') && faces.location(id).kind === kind).indexOf(at);
}

/** The point card in a slot of the row. */
function pointCardIn(state: View, slot: number): string {
  return required('row' in state ? state.row[slot] : null, 'point card');
}

/** A merchant card of the row, with the letters of the cubes on it; null for a gap. */
function merchantAt(state: View, slot: number): { card: string; cubes: string } | null {
  const found = ('market' in state ? state.market[slot] : null) ?? null;
  if (found === null) return null;
  return typeof found === 'string' ? { card: found, cubes: '' } : { card: found.card, cubes: found.heap };
}

/** The same for a slot that has a card. */
function merchantIn(state: View, slot: number): { card: string; cubes: string } {
  return required(merchantAt(state, slot), 'merchant card');
}

/** The card in a slot of the trade route of the seat to move. */
function routeCard(match: Match, slot: number): string {
  const own = seatOf(match);
  return required('route' in own ? own.route[slot]?.card : null, 'card of the trade route');
}

/** The tile of the supply that a kind stands for: of a pile of points tiles the top one, with its points. */
function topOfSupply(state: View, kind: string): string {
  const pile = kind === 'points' && 'supply' in state ? state.supply.points : undefined;
  return pile?.[0] === undefined ? kind : `${kind}-${pile[0]}`;
}

/** The top tile of a stack. */
function topOf(match: Match, faces: Faces, stack: number): FactShapes['bonusTile'] {
  const state = match.state();
  const stacks = 'stacks' in state ? state.stacks : [];
  const { at: from, top } = required(stacks[stack], 'stack');
  const faceOf = (id: string | null): string => JSON.stringify((id === null ? null : faces.bonusTile(id)) ?? id);
  const equal = stacks.flatMap((one, index) => (one.at === from && faceOf(one.top) === faceOf(top) ? [index] : []));
  return { tile: required(top, 'tile'), from, which: equal.length > 1 ? equal.indexOf(stack) + 1 : null };
}

/** The exploration tile of a location. */
function explorationAt(state: View, at: string): string {
  const locations = 'locations' in state ? state.locations : [];
  return required(locations.find((location) => location.at === at)?.exploration, 'exploration tile');
}

/** The points of coins that a seat gained. */
function coinsOf(after: State, match: Match, seat: number): number {
  const coins = match.core.scores.find(({ part }) => part === 'coins');
  return coins ? coins.of(after, seat) - coins.of(match.copiedState(), seat) : 0;
}

/** The data of the seat to move. */
function seatOf(match: Match): View['seats'][number] {
  const { seats, decision } = match.state();
  return required(seats[decision?.seat ?? -1], 'seat');
}

/** The place of the boat of the seat to move. */
function boatOf(match: Match): string {
  const own = seatOf(match);
  return required('boat' in own ? own.boat : null, 'boat');
}

/** A place of the map. */
function placeAt(state: View, at: string): PlaceView {
  return required('map' in state ? state.map.find((place) => place.at === at) : null, 'place');
}

/** Which of the tiles beside the boards that bring the same one is, from 1; null where there is only that one. */
function alikeBeside(match: Match, faces: Faces, tile: string): number | null {
  const { beside = [] }: AnyView = match.state();
  const face = JSON.stringify(faces.explorationTile(tile));
  const alike = beside.filter((other) => JSON.stringify(faces.explorationTile(other)) === face);
  return alike.length < 2 ? null : alike.indexOf(tile) + 1;
}

/** The market tile at a place. */
function marketAt(state: View, at: string): string {
  return required(placeAt(state, at).market, 'market tile');
}

/** The order at a port. */
function orderAt(state: View, at: string): string {
  return required('ports' in state ? state.ports.find((port) => port.at === at)?.tile : null, 'order');
}

/** The cubes lying on a place. */
function heapAt(state: View, at: string): string {
  return placeAt(state, at).heap ?? '';
}

/** Whether the seat to choose has every one of its merchant cards in hand. */
function hasNoCardOut(match: Match): boolean {
  const { seats }: AnyView = match.state();
  const { played = [], pile = [] } = seats[match.decision?.seat ?? 0] ?? {};
  return played.length === 0 && pile.length === 0;
}

/** Whether the seat to move has no settlers on locations or cards: resting brings none back. */
function hasNoSettlerOut(match: Match, rest: CodedOption): boolean {
  const { mover, ready } = match.copiedState();
  return tried(match, rest).ready[mover] === ready[mover];
}
