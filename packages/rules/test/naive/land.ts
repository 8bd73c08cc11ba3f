/**
 * A New World and From East to West once more, written from the rules pages alone: objects, strings and a generator
 * that reads like the pages, slow and without a thought of speed. It shares no line with the engine, and the tests
 * compare both decision by decision: what may be chosen, and how the table looks afterwards.
 */

import type { Event } from '../../src/index.ts';
import {
  all,
  allowed,
  type Asking,
  colours,
  contains,
  type Cubes,
  difference,
  type Letter,
  LETTERS,
  type NaiveDecision,
  type NaiveOption,
  NEXT,
  none,
  read,
  sum,
  write,
} from './cubes.ts';

/** The cards and tiles that an event reveals, by id. */
export function turnedUp(event: Event): readonly string[] {
  if (event.kind === 'next' || event.kind === 'merchantDealt') return [event.card];
  return event.kind === 'uncovered' ? [event.tile] : [];
}

interface Space {
  id: string;
  kind: string;
  settlers: number;
  landmark: string | null;
  exploration: boolean | '2-3';
  gain?: string;
  upgrades?: number;
  give?: string;
  take?: string;
  reach?: 1 | 2 | 'any';
  bonusStacks?: number[];
}

interface PointCard {
  id: string;
  kind: 'settlers' | 'exploration' | 'help' | 'tool';
  cost: string;
  vp: number;
  settlers?: number;
  landmark?: string;
  cube?: Letter;
}

/** The parts of the land pack that the rules speak of. */
export interface NaiveLandPack {
  landmarks: string[];
  boards: Record<string, { spaces: Space[]; bonusStacks?: number[]; bonusFor?: string }>;
  modes: Record<string, { forts: string[]; markets: string[]; bonusSpaces: number }>;
  pointCards: PointCard[];
  bonusTiles: { id: string; kind: string; icons: string[]; vp: number }[];
  explorationTiles: { id: string; kind: string; cubes?: string; settlers?: number; vp?: number; icon?: string }[];
  playerBoards: {
    storage: number;
    settlers: { total: number };
    sideB: { outposts: { values: number[][] } };
  };
}

interface Merchant {
  id: string;
  kind: 'spice' | 'upgrade' | 'trade';
  give?: string;
  take?: string;
  upgrades?: number;
}

/** The packs of a game with land. */
export interface NaiveLandPacks {
  'new-world': NaiveLandPack;
  'spice-road'?: { merchantCards: Merchant[] };
  'eastern-wonders'?: { marketTiles: { id: string; symbol: string; give: string; take: string }[] };
}

/** The result of the deal, from the protocol's state. */
export interface DealtLand {
  game: string;
  boards: string[][];
  seats: { hold: string; settlers: number; reserve: number }[];
  locations: { at: string; exploration: string | null }[];
  beside?: string[];
  row: (string | null)[];
  next: string | null;
  deck: string[];
  stacks: { at: string; top: string | null; left: number }[];
  unseen: string[];
  market?: (string | null)[];
  merchantDeck?: string[][];
  map?: { at: string; kind: 'market' | 'sea'; market?: string }[];
}

interface Location {
  space: Space;
  exploration: string | null;
  holder: Seat | null;
  settlers: number;
}

interface Place {
  at: string;
  q: number;
  r: number;
  kind: 'market' | 'sea';
  market?: string;
  outposts: number[];
}

interface Seat {
  number: number;
  hold: Cubes;
  settlers: number;
  reserve: number;
  cards: PointCard[];
  tiles: string[];
  explored: string[];
  merchants: number;
  route: { card: Merchant; settlers: number }[];
  boat: Place | null;
  outposts: Cubes;
}

const MODES: Record<string, string> = {
  'new-world': 'base',
  'east-to-west-1': 'part1',
  'east-to-west-2': 'part2',
  'east-to-west-3': 'part3',
};
const ROW: Record<string, Letter> = { yellow: 'Y', red: 'R', green: 'G', brown: 'B' };

const hasMerchants = (part: number): boolean => part === 1 || part === 3;

/** A match. Read `decision`, answer with {@link choose}; draws are passed in. */
export class NaiveLand {
  readonly #pack: NaiveLandPack;
  readonly #merchantCards: Merchant[];
  readonly #marketTiles: { id: string; symbol: string; give: string; take: string }[];
  readonly #mode: NaiveLandPack['modes'][string];
  readonly #dealt: DealtLand;
  /** 0: A New World. */
  readonly #part: number;
  readonly #seats: Seat[];
  readonly #locations: Location[];
  #beside: string[];
  readonly #row: (string | null)[];
  #next: string | null;
  #deck: string[];
  readonly #stacks: { at: string; top: string | null; left: number }[];
  #unseen: string[];
  readonly #market: (string | null)[];
  readonly #merchantDeck: string[][];
  #merchantPile: string[] = [];
  readonly #map: Place[];
  #round = 1;
  #mover = 0;
  #stall = 0;
  #claimedThisRound = false;
  #final = false;
  #turnedUp: string[] = [];
  readonly #playing: Asking;

  /** The current decision; null after the end. */
  decision: NaiveDecision | null;

  constructor(packs: NaiveLandPacks, dealt: DealtLand) {
    this.#pack = packs['new-world'];
    this.#merchantCards = packs['spice-road']?.merchantCards ?? [];
    this.#marketTiles = packs['eastern-wonders']?.marketTiles ?? [];
    this.#mode = this.#pack.modes[MODES[dealt.game]!]!;
    this.#dealt = dealt;
    this.#part = dealt.game === 'new-world' ? 0 : Number(dealt.game.at(-1));
    const spaces = Object.values(this.#pack.boards).flatMap((board) => board.spaces);
    this.#locations = dealt.locations.map(({ at, exploration }) => ({
      space: spaces.find((space) => space.id === at)!,
      exploration,
      holder: null,
      settlers: 0,
    }));
    this.#beside = [...(dealt.beside ?? [])];
    this.#row = [...dealt.row];
    this.#next = dealt.next;
    this.#deck = [...dealt.deck];
    this.#stacks = dealt.stacks.map((stack) => ({ ...stack }));
    this.#unseen = [...dealt.unseen];
    this.#market = [...(dealt.market ?? [])];
    this.#merchantDeck = (dealt.merchantDeck ?? []).map((layer) => [...layer]);
    this.#map = (dealt.map ?? []).map(({ at, kind, market }) => {
      const [q, r] = at.split(',').map(Number);
      return { at, q: q!, r: r!, kind, ...(market === undefined ? {} : { market }), outposts: [] };
    });
    this.#seats = dealt.seats.map(({ hold, settlers, reserve }, number) => ({
      number,
      hold: read(hold),
      settlers,
      reserve,
      cards: [],
      tiles: [],
      explored: [],
      merchants: 0,
      route: [],
      boat: this.#map.find((place) => place.kind === 'sea') ?? null,
      outposts: none(),
    }));
    this.#playing = this.#match();
    this.decision = this.#playing.next().value ?? null;
  }

  /** Takes an option. `cameUp` are the ids of all cards and tiles that come up by it, each kind in order. */
  choose(option: NaiveOption, cameUp: readonly string[]): void {
    this.#turnedUp = [...cameUp];
    this.decision = this.#playing.next(option).value ?? null;
    if (this.#turnedUp.length > 0) throw new Error(`more was turned up than the rules say: ${this.#turnedUp.join()}`);
  }

  /** The whole table in the words of the protocol. */
  describe(): Record<string, unknown> {
    const islands = this.#map.length > 0;
    const inOrder = (ids: readonly string[], rows: readonly { id: string }[]): string[] =>
      rows.map((row) => row.id).filter((id) => ids.includes(id));
    return {
      round: this.#round,
      mover: this.decision === null ? null : this.#mover,
      decision: this.decision === null ? null : { seat: this.decision.seat, kind: this.decision.kind },
      over: this.decision === null,
      stall: this.#stall,
      seats: this.#seats.map((seat) => ({
        hold: write(seat.hold),
        limit: this.#pack.playerBoards.storage,
        settlers: seat.settlers,
        reserve: seat.reserve,
        cards: inOrder(
          seat.cards.map((card) => card.id),
          this.#pack.pointCards,
        ),
        tiles: inOrder(seat.tiles, this.#pack.bonusTiles),
        explored: inOrder(seat.explored, this.#pack.explorationTiles),
        ...(hasMerchants(this.#part) ? { merchants: seat.merchants } : {}),
        ...(this.#part === 1 ? { route: seat.route.map(({ card, settlers }) => ({ card: card.id, settlers })) } : {}),
        ...(islands ? { boat: seat.boat!.at, outposts: seat.outposts } : {}),
      })),
      boards: this.#dealt.boards,
      locations: this.#locations.map(({ space, exploration, holder, settlers }) => ({
        at: space.id,
        exploration,
        settlers: holder === null ? null : { seat: holder.number, count: settlers },
      })),
      ...(this.#part === 1 ? { beside: inOrder(this.#beside, this.#pack.explorationTiles) } : {}),
      row: this.#row,
      next: this.#next,
      deck: inOrder(this.#deck, this.#pack.pointCards),
      stacks: this.#stacks,
      unseen: inOrder(this.#unseen, this.#pack.bonusTiles),
      ...(hasMerchants(this.#part)
        ? {
            market: this.#market,
            merchantDeck: this.#merchantDeck.map((layer) => inOrder(layer, this.#merchantCards)),
            merchantPile: inOrder(this.#merchantPile, this.#merchantCards),
          }
        : {}),
      ...(islands
        ? {
            map: this.#map.map(({ at, kind, market, outposts }) => ({
              at,
              kind,
              ...(market === undefined ? {} : { market }),
              outposts: outposts.toSorted((a, b) => a - b),
            })),
          }
        : {}),
    };
  }

  /** Each seat's points by line, and the winner. */
  scores(): { parts: Record<string, number>[]; winner: number } {
    const { values } = this.#pack.playerBoards.sideB.outposts;
    const parts = this.#seats.map((seat) => ({
      cards: seat.cards.reduce((points, card) => points + card.vp, 0),
      bonus: seat.tiles.reduce((points, tile) => points + this.#tilePoints(seat, tile), 0),
      exploration: seat.explored.reduce((points, tile) => points + (this.#explorationTile(tile).vp ?? 0), 0),
      cubes: seat.hold.R + seat.hold.G + seat.hold.B,
      ...(this.#map.length > 0
        ? {
            board: LETTERS.flatMap((row, at) => values[at]!.slice(0, seat.outposts[row])).reduce((a, b) => a + b, 0),
          }
        : {}),
    }));
    const totals = parts.map((lines) => Object.values(lines).reduce((a, b) => a + b, 0));
    return { parts, winner: totals.lastIndexOf(Math.max(...totals)) };
  }

  #tilePoints(seat: Seat, id: string): number {
    const tile = this.#pack.bonusTiles.find((candidate) => candidate.id === id)!;
    const icons = [
      ...seat.cards.map((card) => card.kind as string),
      ...seat.explored.flatMap((explored) => this.#explorationTile(explored).icon ?? []),
    ];
    const held = (icon: string): number => icons.filter((other) => other === icon).length;
    const [one, other] = tile.icons;
    switch (tile.kind) {
      case 'per-icon':
        return tile.vp * held(one!);
      case 'per-pair':
        return tile.vp * (one === other ? Math.floor(held(one!) / 2) : Math.min(held(one!), held(other!)));
      case 'per-2-settlers':
        return tile.vp * Math.floor((this.#pack.playerBoards.settlers.total - seat.reserve) / 2);
      case 'per-2-merchants':
        return tile.vp * Math.floor(seat.merchants / 2);
      default:
        return tile.vp;
    }
  }

  *#match(): Asking {
    for (;;) {
      for (const seat of this.#seats) {
        this.#mover = seat.number;
        while ((yield* this.#turn(seat)) === 'another turn');
      }
      this.#stall = this.#claimedThisRound ? 0 : this.#stall + 1;
      this.#claimedThisRound = false;
      if (this.#final || this.#stall === 60) return;
      this.#round++;
    }
  }

  *#turn(seat: Seat): Asking<'another turn' | 'done'> {
    const options: NaiveOption[] = [{ kind: 'rest' }];
    for (const location of this.#locations) {
      if (this.#mayWork(seat, location)) options.push({ kind: 'work', at: location.space.id });
    }
    seat.route.forEach(({ card, settlers }, slot) => {
      if (settlers === 0 && this.#routeAsks(seat, slot) <= seat.settlers && this.#canUse(seat.hold, card)) {
        options.push({ kind: 'route', slot });
      }
    });
    const spent = yield* this.#ask(seat, 'turn', options);
    let again = false;
    if (spent.kind === 'rest') this.#rest(seat);
    else if (spent.kind === 'route') {
      const { card } = seat.route[spent.slot as number]!;
      const settlers = this.#routeAsks(seat, spent.slot as number);
      seat.settlers -= settlers;
      seat.route[spent.slot as number]!.settlers = settlers;
      yield* this.#use(seat, card);
    } else {
      const location = this.#locations.find(({ space }) => space.id === spent.at)!;
      this.#place(seat, location);
      yield* this.#act(seat, location.space);
      again = location.space.kind === 'refresh-market';
    }
    this.#turnUp();
    yield* this.#limits(seat);
    return again ? 'another turn' : 'done';
  }

  /** Settlers for a card of the route: one, and one for each card to its left that has none. */
  #routeAsks(seat: Seat, slot: number): number {
    return 1 + seat.route.slice(0, slot).filter(({ settlers }) => settlers === 0).length;
  }

  #rest(seat: Seat): void {
    for (const location of this.#locations) {
      if (location.holder !== seat) continue;
      seat.settlers += location.settlers;
      location.holder = null;
      location.settlers = 0;
    }
    for (const place of seat.route) {
      seat.settlers += place.settlers;
      place.settlers = 0;
    }
  }

  #needed(seat: Seat, { space, holder, settlers }: Location): number {
    const asked = holder === null ? space.settlers : settlers + 1;
    const helps = seat.cards.filter((card) => card.kind === 'help' && card.landmark === space.landmark).length;
    return Math.max(1, asked - helps);
  }

  /** The hold after the tools of a space have yielded their cubes; automatic gains stop at 127. */
  #withTools(seat: Seat, space: Space): Cubes {
    const tools = seat.cards.filter((card) => card.kind === 'tool' && card.landmark === space.landmark);
    const hold = { ...seat.hold };
    for (const { cube } of tools) hold[cube!] = Math.min(127, hold[cube!] + 1);
    return hold;
  }

  #place(seat: Seat, location: Location): void {
    const needed = this.#needed(seat, location);
    if (location.holder !== null) location.holder.settlers += location.settlers;
    location.holder = seat;
    location.settlers = needed;
    seat.settlers -= needed;
    seat.hold = this.#withTools(seat, location.space);
  }

  #mayWork(seat: Seat, location: Location): boolean {
    const { space, exploration, holder } = location;
    if (exploration !== null || holder === seat || this.#needed(seat, location) > seat.settlers) return false;
    const hold = this.#withTools(seat, space);
    switch (space.kind) {
      case 'production':
        return allowed(sum(hold, read(space.gain!)));
      case 'adjust-route':
        return allowed(sum(hold, read('Y')));
      case 'upgrade':
      case 'refresh-market':
        return true;
      case 'trade':
        return this.#canTrade(hold, space.give!, space.take!);
      case 'fort':
        return this.#fortStacks(seat, space).length > 0 || this.#canPayAt(space, hold);
      case 'market': {
        const card = this.#market[this.#slot(space)];
        return card !== null && card !== undefined && (this.#part === 1 || this.#canUse(hold, this.#merchant(card)));
      }
      case 'move-boat':
        return this.#voyages(seat, space.reach!, all(hold)).length > 0;
      case 'boat-trade':
        return seat.boat!.kind === 'market' && this.#canTradeAt(hold, seat.boat!);
      case 'outpost-trade':
        return this.#map.some((place) => place.outposts.includes(seat.number) && this.#canTradeAt(hold, place));
      default:
        throw new Error(`no such space: ${space.kind}`);
    }
  }

  *#act(seat: Seat, space: Space): Asking {
    switch (space.kind) {
      case 'production':
        seat.hold = sum(seat.hold, read(space.gain!));
        return;
      case 'upgrade':
        return yield* this.#upgrades(seat, space.upgrades!);
      case 'trade':
        return yield* this.#trades(seat, space.give!, space.take!, 'once by itself');
      case 'fort':
        return yield* this.#fort(seat, space);
      case 'market':
        return yield* this.#part === 1 ? this.#routeMarket(seat, space) : this.#pileMarket(seat, space);
      case 'refresh-market': {
        const shown = this.#market.filter((card) => card !== null);
        if (shown.length > 0) this.#merchantDeck.push(shown);
        this.#market.fill(null);
        return;
      }
      case 'adjust-route':
        seat.hold = sum(seat.hold, read('Y'));
        return yield* this.#adjust(seat);
      case 'move-boat':
        return yield* this.#moveBoat(seat, space.reach!);
      case 'boat-trade': {
        const { give, take } = this.#tile(seat.boat!);
        return yield* this.#trades(seat, give, take, 'once by itself');
      }
      case 'outpost-trade': {
        const own = this.#map.filter((place) => place.outposts.includes(seat.number));
        const payable = own.filter((place) => this.#canTradeAt(seat.hold, place));
        let chosen = payable[0]!;
        if (payable.length > 1) {
          const options = payable.map((place) => ({ kind: 'outpost', at: place.at }));
          const choice = yield* this.#ask(seat, 'outpost', options);
          chosen = payable.find((place) => place.at === choice.at)!;
        }
        const { give, take } = this.#tile(chosen);
        return yield* this.#trades(seat, give, take, 'once by itself');
      }
    }
  }

  *#upgrades(seat: Seat, most: number): Asking {
    for (let done = 0; done < most; done++) {
      const possible = colours(seat.hold).filter((from) => NEXT[from] && seat.hold[NEXT[from]!] < 127);
      if (possible.length === 0) return;
      const options: NaiveOption[] = possible.map((cube) => ({ kind: 'upgrade', cube }));
      const choice = yield* this.#ask(seat, 'upgrade', [...options, { kind: 'enough' }]);
      if (choice.kind === 'enough') return;
      seat.hold[choice.cube as Letter]--;
      seat.hold[NEXT[choice.cube as Letter]!]++;
    }
  }

  *#trades(seat: Seat, give: string, take: string, first: 'once by itself' | 'asked'): Asking {
    const once = (): void => {
      seat.hold = sum(difference(seat.hold, read(give)), read(take));
    };
    if (first === 'once by itself') once();
    while (this.#canTrade(seat.hold, give, take)) {
      const more = yield* this.#ask(seat, 'trade', [{ kind: 'again' }, { kind: 'enough' }]);
      if (more.kind === 'enough') return;
      once();
    }
  }

  // forts and cards

  #fortStacks(seat: Seat, space: Space): number[] {
    if (seat.tiles.length >= this.#mode.bonusSpaces) return [];
    return this.#stacks.flatMap(({ at, left }, stack) => (at === space.id && left > 0 ? [stack] : []));
  }

  #canPayAt(space: Space, hold: Cubes): boolean {
    const id = this.#row[this.#mode.forts.indexOf(space.id)]!;
    return id !== null && contains(hold, read(this.#card(id).cost));
  }

  *#fort(seat: Seat, space: Space): Asking {
    const stacks = this.#fortStacks(seat, space);
    const payable = this.#canPayAt(space, seat.hold);
    let tookTile = false;
    if (stacks.length > 0) {
      const options: NaiveOption[] = stacks.map((stack) => ({ kind: 'tile', stack }));
      if (payable) options.push({ kind: 'no-tile' });
      const choice = yield* this.#ask(seat, 'tile', options);
      tookTile = choice.kind === 'tile';
      if (tookTile) this.#takeTile(seat, choice.stack as number);
    }
    if (!payable) return;
    if (tookTile) {
      const choice = yield* this.#ask(seat, 'card', [{ kind: 'card' }, { kind: 'no-card' }]);
      if (choice.kind === 'no-card') return;
    }
    const slot = this.#mode.forts.indexOf(space.id);
    const card = this.#card(this.#row[slot]!);
    this.#row[slot] = null;
    seat.hold = difference(seat.hold, read(card.cost));
    seat.cards.push(card);
    this.#claimedThisRound = true;
    this.#stall = 0;
    if (seat.cards.length === 8) this.#final = true;
    if (card.kind === 'settlers') this.#settle(seat, card.settlers!);
    if (card.kind === 'exploration') yield* this.#explore(seat);
  }

  #takeTile(seat: Seat, stack: number): void {
    const from = this.#stacks[stack]!;
    seat.tiles.push(from.top!);
    from.top = null;
    from.left--;
  }

  #settle(seat: Seat, most: number): void {
    const settlers = Math.min(most, seat.reserve);
    seat.reserve -= settlers;
    seat.settlers += settlers;
  }

  *#explore(seat: Seat): Asking {
    const covered = this.#locations.filter(({ exploration }) => exploration !== null);
    const options: NaiveOption[] = [
      ...covered.map(({ space }) => ({ kind: 'explore', at: space.id })),
      ...this.#beside.map((tile) => ({ kind: 'explore', tile })),
    ];
    if (options.length === 0) return;
    const choice = yield* this.#ask(seat, 'explore', options);
    let id = choice.tile as string | undefined;
    if (id === undefined) {
      const location = covered.find(({ space }) => space.id === choice.at)!;
      id = location.exploration!;
      location.exploration = null;
    } else {
      this.#beside = this.#beside.filter((tile) => tile !== id);
    }
    seat.explored.push(id);
    const tile = this.#explorationTile(id);
    if (tile.kind === 'cubes') {
      const hold = sum(seat.hold, read(tile.cubes!));
      for (const letter of LETTERS) hold[letter] = Math.min(127, hold[letter]);
      seat.hold = hold;
    }
    if (tile.kind === 'settler') this.#settle(seat, tile.settlers!);
  }

  // merchant cards

  #slot(space: Space): number {
    return this.#mode.markets.indexOf(space.id);
  }

  #canUse(hold: Cubes, card: Merchant): boolean {
    if (card.kind === 'trade') return this.#canTrade(hold, card.give!, card.take!);
    return card.kind === 'upgrade' || allowed(sum(hold, read(card.take!)));
  }

  *#use(seat: Seat, card: Merchant): Asking {
    if (card.kind === 'spice') seat.hold = sum(seat.hold, read(card.take!));
    if (card.kind === 'upgrade') yield* this.#upgrades(seat, card.upgrades!);
    if (card.kind === 'trade') yield* this.#trades(seat, card.give!, card.take!, 'once by itself');
  }

  /** Takes the card out of the row. */
  #takeMerchant(seat: Seat, space: Space): Merchant {
    const slot = this.#slot(space);
    const card = this.#merchant(this.#market[slot]!);
    this.#market[slot] = null;
    seat.merchants++;
    return card;
  }

  *#pileMarket(seat: Seat, space: Space): Asking {
    yield* this.#use(seat, this.#merchant(this.#market[this.#slot(space)]!));
    this.#merchantPile.push(this.#takeMerchant(seat, space).id);
    if (this.#part === 3 && seat.merchants % 4 === 0) yield* this.#bonus(seat, 'fourth-merchant');
  }

  *#routeMarket(seat: Seat, space: Space): Asking {
    const card = this.#merchant(this.#market[this.#slot(space)]!);
    const options: NaiveOption[] = [{ kind: 'take' }];
    if (this.#canUse(seat.hold, card)) options.push({ kind: 'use' });
    const choice = yield* this.#ask(seat, 'market', options);
    if (choice.kind === 'use') return yield* this.#pileMarket(seat, space);
    if (seat.route.length < 5) {
      seat.route.push({ card: this.#takeMerchant(seat, space), settlers: 0 });
      return;
    }
    const slots = seat.route.map((_, slot) => ({ kind: 'swap', slot }));
    const { slot } = yield* this.#ask(seat, 'swap', slots);
    const place = seat.route[slot as number]!;
    this.#merchantPile.push(place.card.id);
    place.card = this.#takeMerchant(seat, space);
  }

  *#adjust(seat: Seat): Asking {
    if (seat.route.length < 2) return;
    const options: NaiveOption[] = [{ kind: 'keep' }];
    seat.route.forEach((_, b) => {
      for (let a = 0; a < b; a++) options.push({ kind: 'swap', a, b });
    });
    const { kind, a, b } = yield* this.#ask(seat, 'adjust', options);
    if (kind === 'keep') return;
    const [one, other] = [seat.route[a as number]!, seat.route[b as number]!];
    seat.route[a as number] = other;
    seat.route[b as number] = one;
  }

  // islands

  #neighbours(place: Place): Place[] {
    const near = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ];
    return this.#map.filter((other) => near.some(([q, r]) => other.q === place.q + q! && other.r === place.r + r!));
  }

  #others(seat: Seat, place: Place): Seat[] {
    const count = this.#seats.length;
    return Array.from({ length: count - 1 }, (_, i) => this.#seats[(seat.number + 1 + i) % count]!).filter(
      (other) => other.boat === place,
    );
  }

  /** All legal ways of a boat, each a list of the tiles it comes to. */
  #voyages(seat: Seat, reach: 1 | 2 | 'any', cubes: number): Place[][] {
    const from = seat.boat!;
    const firsts = reach === 'any' ? this.#map.filter((place) => place !== from) : this.#neighbours(from);
    const ways = firsts.map((place) => [place]);
    if (reach === 2) {
      for (const first of firsts) ways.push(...this.#neighbours(first).map((next) => [first, next]));
    }
    return ways.filter((way) => cubes >= this.#others(seat, way.at(-1)!).length);
  }

  *#moveBoat(seat: Seat, reach: 1 | 2 | 'any'): Asking {
    let ways = this.#voyages(seat, reach, all(seat.hold));
    const firsts = [...new Set(ways.map(([first]) => first!.at))];
    const first = yield* this.#ask(
      seat,
      'sail',
      firsts.map((to) => ({ kind: 'sail', to })),
    );
    ways = ways.filter(([place]) => place!.at === first.to);
    seat.boat = ways[0]![0]!;
    if (reach === 2) {
      const options = ways.map((way): NaiveOption =>
        way.length === 1 ? { kind: 'stop' } : { kind: 'sail', to: way[1]!.at },
      );
      const second = yield* this.#ask(seat, 'sail', options);
      if (second.kind === 'sail') seat.boat = this.#map.find(({ at }) => at === second.to)!;
    }
    const place = seat.boat;
    for (const other of this.#others(seat, place)) {
      const options = colours(seat.hold).map((cube) => ({ kind: 'pay', cube, to: other.number }));
      const { cube } = yield* this.#ask(seat, 'toll', options);
      seat.hold[cube as Letter]--;
      other.hold[cube as Letter]++;
    }
    if (place.kind === 'sea') return;
    yield* this.#build(seat, place);
    const { give, take } = this.#tile(place);
    yield* this.#trades(seat, give, take, 'asked');
  }

  *#build(seat: Seat, place: Place): Asking {
    const row = ROW[this.#tile(place).symbol]!;
    const { values } = this.#pack.playerBoards.sideB.outposts;
    const price = place.outposts.length * (this.#seats.length === 2 ? 2 : 1);
    if (place.outposts.includes(seat.number) || seat.outposts[row] >= values[0]!.length || all(seat.hold) < price)
      return;
    const choice = yield* this.#ask(seat, 'build', [{ kind: 'build' }, { kind: 'no-build' }]);
    if (choice.kind === 'no-build') return;
    for (let paid = 0; paid < price; paid++) {
      const options = colours(seat.hold).map((cube) => ({ kind: 'pay', cube }));
      const { cube } = yield* this.#ask(seat, 'price', options);
      seat.hold[cube as Letter]--;
    }
    const columns = (): number => Math.min(...LETTERS.map((letter) => seat.outposts[letter]));
    const before = columns();
    place.outposts.push(seat.number);
    seat.outposts[row]++;
    if (columns() > before) yield* this.#bonus(seat, 'outpost-column');
  }

  *#bonus(seat: Seat, purpose: string): Asking {
    if (seat.tiles.length >= this.#mode.bonusSpaces) return;
    const options: NaiveOption[] = this.#stacks.flatMap(({ at, left }, stack) =>
      this.#pack.boards[at]?.bonusFor === purpose && left > 0 ? [{ kind: 'bonus', stack }] : [],
    );
    if (options.length === 0) return;
    const choice = yield* this.#ask(seat, 'bonus', options);
    this.#takeTile(seat, choice.stack as number);
  }

  // the end of an action and of a turn

  /** Cards slide to the left, gaps and stacks are filled with what luck has decided. */
  #turnUp(): void {
    const cards = this.#row.filter((card) => card !== null);
    while (cards.length < this.#row.length && this.#next !== null) {
      cards.push(this.#next);
      this.#next = this.#drawn(this.#deck);
      this.#deck = this.#deck.filter((card) => card !== this.#next);
    }
    this.#row.forEach((_, slot) => (this.#row[slot] = cards[slot] ?? null));

    for (const stack of this.#stacks) {
      if (stack.top !== null || stack.left === 0) continue;
      stack.top = this.#drawn(this.#unseen);
      this.#unseen = this.#unseen.filter((tile) => tile !== stack.top);
    }

    const merchants = this.#market.filter((card) => card !== null);
    while (merchants.length < this.#market.length) {
      if (this.#merchantDeck.length === 0 && this.#part === 3 && this.#merchantPile.length > 0) {
        this.#merchantDeck.push(this.#merchantPile);
        this.#merchantPile = [];
      }
      const [top] = this.#merchantDeck;
      if (top === undefined) break;
      const card = this.#drawn(top)!;
      top.splice(top.indexOf(card), 1);
      if (top.length === 0) this.#merchantDeck.shift();
      merchants.push(card);
    }
    this.#market.forEach((_, slot) => (this.#market[slot] = merchants[slot] ?? null));
  }

  /** The id drawn among some ids; null if there are none. Refuses an id that could not come up. */
  #drawn(from: readonly string[]): string | null {
    if (from.length === 0) return null;
    const at = this.#turnedUp.findIndex((id) => from.includes(id));
    if (at < 0) throw new Error(`nothing came up of ${from.join()}`);
    return this.#turnedUp.splice(at, 1)[0]!;
  }

  *#limits(mover: Seat): Asking {
    const count = this.#seats.length;
    for (let step = 0; step < count; step++) {
      const seat = this.#seats[(mover.number + step) % count]!;
      while (all(seat.hold) > this.#pack.playerBoards.storage) {
        const options = colours(seat.hold).map((cube) => ({ kind: 'discard', cube }));
        const { cube } = yield* this.#ask(seat, 'discard', options);
        seat.hold[cube as Letter]--;
      }
    }
  }

  *#ask(seat: Seat, kind: string, options: NaiveOption[]): Asking<NaiveOption> {
    return yield { seat: seat.number, kind, options };
  }

  // printed content

  #canTrade(hold: Cubes, give: string, take: string): boolean {
    return contains(hold, read(give)) && allowed(sum(difference(hold, read(give)), read(take)));
  }

  #canTradeAt(hold: Cubes, place: Place): boolean {
    const { give, take } = this.#tile(place);
    return this.#canTrade(hold, give, take);
  }

  #tile(place: Place): { id: string; symbol: string; give: string; take: string } {
    return this.#marketTiles.find((tile) => tile.id === place.market)!;
  }

  #card(id: string): PointCard {
    return this.#pack.pointCards.find((card) => card.id === id)!;
  }

  #merchant(id: string): Merchant {
    return this.#merchantCards.find((card) => card.id === id)!;
  }

  #explorationTile(id: string): NaiveLandPack['explorationTiles'][number] {
    return this.#pack.explorationTiles.find((tile) => tile.id === id)!;
  }
}
