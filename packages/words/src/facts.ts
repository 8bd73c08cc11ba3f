/** What an option means where it is offered: the option with the prices, trades and gains that it does not name itself. */

import {
  type CodedOption,
  FastLuck,
  formatBundle,
  type Match,
  type SpiceLetter,
  SPICES,
  type State,
} from '@windrose/rules';
import { Faces } from './faces.ts';

/** What each kind of fact tells; a language says a sentence for each. */
interface FactShapes {
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
  /** `stack`: counted from 1, or null for a tile of the supply. */
  bonusTile: { tile: string; stack: number | null };
  tradeAgain: { give: string; take: string };
  noMoreTrades: object;
  discard: { cube: SpiceLetter };

  // the land; cards, tiles and locations by their ids
  /** `settlers` are placed; `card` is the point card above a fort or the merchant card below a market, if there is one. */
  work: { at: string; settlers: number; card: string | null };
  useRoute: { card: string; settlers: number };
  restSettlers: object;
  noTile: object;
  claimCard: { card: string };
  noCard: object;
  explore: { tile: string; at: string | null };
  noBuilding: object;
  noBonus: object;
  outpostTrade: { at: string; give: string; take: string };
  useMerchant: { card: string };
  addToRoute: { card: string };
  /** The card of the own route that makes room. */
  replaceRoute: { card: string };
  /** Places of the route, from 1. */
  swapRoute: { a: number; b: number };
  keepRoute: object;

  // the road
  play: { card: string };
  /** `price` cubes are put on the cards to the left, `cubes` lie on this one. */
  acquire: { card: string; price: number; cubes: string };
  restCards: object;
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

/** The engine's own words for the state, as far as facts need them. */
interface TableState {
  readonly seats: readonly {
    readonly boat?: string | null;
    readonly route?: readonly { readonly card: string }[];
  }[];
  readonly map?: readonly { readonly at: string; readonly market?: string; readonly heap?: string }[];
  readonly ports?: readonly { readonly at: string; readonly tile: string | null }[];
  readonly locations?: readonly { readonly at: string; readonly exploration: string | null }[];
  readonly stacks?: readonly { readonly top: string | null }[];
  readonly row?: readonly (string | null)[];
  readonly market?: readonly (string | null | { readonly card: string; readonly heap: string })[];
}

const nextSpice = (letter: SpiceLetter): SpiceLetter => SPICES[SPICES.indexOf(letter) + 1]!;

/** The position of a match, copied. */
function positionOf(match: Match): State {
  const state = match.core.newState();
  match.copyState(state);
  return state;
}

/** The position after an option, tried on a copy. Only for options that reveal nothing. */
function tried(match: Match, option: CodedOption): State {
  const state = positionOf(match);
  match.core.apply(state, option.code, new FastLuck(0));
  return state;
}

/**
 * The fact behind one of the options of a match's present decision.
 * @throws RangeError for an option of no known kind.
 */
export function factOf(match: Match, option: CodedOption): Fact {
  const { seat, kind: asked } = match.decision!;
  const faces = new Faces(match);
  const state = (): TableState => match.state() as unknown as TableState;
  const text = (value: string | number | undefined): string => String(value ?? '');
  const cube = option.cube as SpiceLetter;
  const slot = Number(option.slot);

  switch (option.kind) {
    // the sea
    case 'set':
      return { kind: 'set', cubes: text(option.cubes) };
    case 'boat':
      return { kind: 'boat', at: text(option.at) };
    case 'stay':
    case 'stop':
    case 'pass':
      return { kind: option.kind };
    case 'step':
    case 'sail':
      return { kind: 'step', to: text(option.to), leave: text(option.leave) };
    case 'pay':
      return asked === 'toll' ? { kind: 'toll', cube, to: Number(option.to) } : { kind: 'price', cube };
    case 'leave':
      return { kind: 'leaveHeap' };
    case 'build':
      return { kind: 'build', price: tried(match, option).owed };
    case 'no-build':
      return { kind: 'noBuilding' };
    case 'trade': {
      const here = state();
      return { kind: 'trade', ...faces.market(marketAt(here, text(here.seats[seat]!.boat ?? ''))) };
    }
    case 'harvest':
      return { kind: 'harvest', cubes: formatBundle(tried(match, option).hold[seat]! - positionOf(match).hold[seat]!) };
    case 'move':
      return { kind: 'voyage' };
    case 'lay':
      return { kind: 'lay', card: text(option.card), from: option.from as 'hand' };

    // the hold
    case 'upgrade':
      return { kind: 'upgrade', from: cube, to: nextSpice(cube) };
    case 'skip':
      return { kind: 'skipUpgrade' };
    case 'again': {
      const { give, take, trades } = positionOf(match);
      const kind = trades === 0 ? 'trade' : 'tradeAgain';
      return { kind, give: formatBundle(give), take: formatBundle(take) };
    }
    case 'enough':
      return { kind: asked === 'upgrade' ? 'noMoreUpgrades' : 'noMoreTrades' };
    case 'discard':
      return { kind: 'discard', cube };

    // bonus tiles
    case 'bonus':
    case 'tile':
      if (option.stack === undefined) return { kind: 'bonusTile', tile: text(option.tile), stack: null };
      return {
        kind: 'bonusTile',
        tile: state().stacks![Number(option.stack)]!.top!,
        stack: Number(option.stack) + 1,
      };
    case 'no-tile':
      return { kind: 'noTile' };
    case 'no-bonus':
      return { kind: 'noBonus' };

    // the land
    case 'work':
      return workAt(match, option, text(option.at), state());
    case 'route':
      return {
        kind: 'useRoute',
        card: state().seats[seat]!.route![slot]!.card,
        settlers: positionOf(match).ready[seat]! - tried(match, option).ready[seat]!,
      };
    case 'card':
      return { kind: 'claimCard', card: state().row![slotOf(match, 'fort', locationOf(match))]! };
    case 'no-card':
      return { kind: 'noCard' };
    case 'explore': {
      const at = option.at === undefined ? null : text(option.at);
      if (at === null) return { kind: 'explore', tile: text(option.tile), at };
      return { kind: 'explore', tile: state().locations!.find((location) => location.at === at)!.exploration!, at };
    }
    case 'outpost':
      return { kind: 'outpostTrade', at: text(option.at), ...faces.market(marketAt(state(), text(option.at))) };
    case 'use':
      return { kind: 'useMerchant', card: merchantIn(state(), slotOf(match, 'market', locationOf(match)))!.card };
    case 'take':
      if (asked === 'heap') return { kind: 'takeHeap', cubes: heapAt(state(), seat) };
      return { kind: 'addToRoute', card: merchantIn(state(), slotOf(match, 'market', locationOf(match)))!.card };
    case 'swap':
      if (option.slot === undefined) return { kind: 'swapRoute', a: Number(option.a) + 1, b: Number(option.b) + 1 };
      return { kind: 'replaceRoute', card: state().seats[seat]!.route![slot]!.card };
    case 'keep':
      return { kind: 'keepRoute' };

    // the road
    case 'play':
      return { kind: 'play', card: text(option.card) };
    case 'acquire':
      return { kind: 'acquire', price: slot, ...merchantIn(state(), slot)! };
    case 'merchant':
      return { kind: 'freeMerchant', ...merchantIn(state(), slot)! };
    case 'place':
      return { kind: 'put', cube, on: Number(option.on) + 1 };

    // the same word in several games
    case 'rest':
      return { kind: match.core.names.location === undefined ? 'restCards' : 'restSettlers' };
    case 'claim': {
      const here = state();
      if (option.slot !== undefined) {
        return { kind: 'claimCardWithCoin', card: here.row![slot]!, coin: coinsOf(tried(match, option), match, seat) };
      }
      const at = here.seats[seat]!.boat;
      return { kind: 'claimOrder', ...faces.order(here.ports!.find((port) => port.at === at)!.tile!) };
    }
    default:
      throw new RangeError(`no words for the option "${option.kind}" of the decision "${asked}"`);
  }
}

/** The fact of working at a location. */
function workAt(match: Match, option: CodedOption, at: string, state: TableState): Fact {
  const { kind } = new Faces(match).location(at);
  const index = match.core.names.location!.indexOf(at);
  const settlers = tried(match, option).settlers[index]!;
  let card: string | null = null;
  if (kind === 'fort') card = state.row![slotOf(match, kind, at)] ?? null;
  else if (kind === 'market') card = merchantIn(state, slotOf(match, kind, at))?.card ?? null;
  return { kind: 'work', at, settlers, card };
}

/** The location at which the running action takes place. */
function locationOf(match: Match): string {
  return match.core.names.location![positionOf(match).at]!;
}

/** Which slot of the row belongs to a fort, or of the market to a market location: they stand in the same order. */
function slotOf(match: Match, kind: 'fort' | 'market', at: string): number {
  const faces = new Faces(match);
  const all = match.core.names.location!.filter((id) => id.includes('-') && faces.location(id).kind === kind);
  return all.indexOf(at);
}

/** A merchant card of the row, with the letters of the cubes on it. */
function merchantIn(state: TableState, slot: number): { card: string; cubes: string } | null {
  const found = state.market![slot] ?? null;
  if (found === null) return null;
  return typeof found === 'string' ? { card: found, cubes: '' } : { card: found.card, cubes: found.heap };
}

/** How many points of coins a seat gained. */
function coinsOf(after: State, match: Match, seat: number): number {
  const coins = match.core.scores.find(({ part }) => part === 'coins');
  return coins ? coins.of(after, seat) - coins.of(positionOf(match), seat) : 0;
}

/** The market tile that lies on a place. */
function marketAt(state: TableState, at: string): string {
  return state.map!.find((place) => place.at === at)!.market!;
}

/** The cubes lying where a seat's boat is. */
function heapAt(state: TableState, seat: number): string {
  const at = state.seats[seat]!.boat;
  return state.map!.find((place) => place.at === at)!.heap ?? '';
}
