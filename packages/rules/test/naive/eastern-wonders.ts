/**
 * Eastern Wonders once more, written from the rules page alone: objects, strings and a generator that reads like the
 * page, slow and without a thought of speed. It shares no line with the engine, and the tests compare both decision
 * by decision: what may be chosen, and how the table looks afterwards.
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

/** The parts of a pack that the rules speak of. */
export interface NaivePack {
  marketTiles: { id: string; symbol: string; give: string; take: string }[];
  vpTiles: { tiles: { id: string; price: string; vp: number }[] };
  bonusTiles: { kind: string; count?: number; vp?: number; pile?: number[] }[];
  playerBoard: { hold: number; values: number[] };
  startingSets: { cubes: string }[];
  firstMap: { hexes: { id: string; q: number; r: number }[] };
}

/** A place of the map with its content. */
export interface Place {
  at: string;
  q: number;
  r: number;
  kind: 'market' | 'port' | 'sea';
  market?: string;
  outposts: number[];
  heap: Cubes;
  /** On a port: the id of its VP tile, `closed`, or null. */
  tile: string | null;
}

/** The data of a seat at sea. */
export interface Seat {
  hold: Cubes;
  boat: Place | null;
  outposts: Cubes;
  bonus: string[];
  claimed: string[];
}

/** The result of the deal, from the protocol's state. */
export interface Dealt {
  seats: unknown[];
  map: { at: string; kind: 'market' | 'port' | 'sea'; market?: string }[];
  ports: { at: string; tile: string | null }[];
  pile: { left: string[] };
}

const ROW: Record<string, Letter> = { yellow: 'Y', red: 'R', green: 'G', brown: 'B' };
export const ABILITIES = ['free-move', 'harvest', 'upgrade', 'hold'];

/** The tiles that an event of the engine reveals from the pile. */
export const turnedUp = (event: Event): string[] => (event.kind === 'revealed' ? [event.tile] : []);

/** A match. Read `decision`, answer with {@link choose}; draws are passed in. */
export class NaiveEasternWonders {
  protected readonly pack: NaivePack;
  protected readonly seats: Seat[];
  protected readonly map: Place[];
  protected readonly sets: string[];
  protected left: string[];
  /** The number of next tiles among which the Closed Port is; null once it is revealed. */
  protected closedIn: number | null = 6;
  protected readonly supply: Record<string, number>;
  protected readonly points: number[];
  protected round = 1;
  protected mover = 0;
  protected stall = 0;
  protected claimedThisRound = false;
  protected final = false;
  protected turnedUp: string[] = [];
  /** The action of this turn, and how often it traded. */
  protected lastAction = '';
  protected trades = 0;
  protected readonly playing: Asking;

  /** The current decision; null after the end. */
  decision: NaiveDecision | null;

  constructor(pack: NaivePack, dealt: Dealt) {
    this.pack = pack;
    this.seats = dealt.seats.map(() => ({ hold: none(), boat: null, outposts: none(), bonus: [], claimed: [] }));
    this.map = dealt.map.map(({ at, kind, market }) => {
      const named = pack.firstMap.hexes.find((hex) => hex.id === at);
      const [q, r] = named ? [named.q, named.r] : at.split(',').map(Number);
      const tile = dealt.ports.find((port) => port.at === at)?.tile ?? null;
      return { at, q: q!, r: r!, kind, ...(market === undefined ? {} : { market }), outposts: [], heap: none(), tile };
    });
    this.sets = pack.startingSets.map((set) => set.cubes);
    this.left = [...dealt.pile.left];
    this.supply = Object.fromEntries(ABILITIES.map((kind) => [kind, this.bonusTile(kind).count!]));
    this.points = [...this.bonusTile('points').pile!];
    this.playing = this.match();
    this.decision = this.playing.next().value ?? null;
  }

  /** Takes an option. `cameUp` are the VP tiles that come up by it, `closed` for the Closed Port. */
  choose(option: NaiveOption, cameUp: readonly string[]): void {
    this.turnedUp = [...cameUp];
    this.decision = this.playing.next(option).value ?? null;
    if (this.turnedUp.length > 0) throw new Error(`more was turned up than the rules say: ${this.turnedUp.join()}`);
  }

  /** The whole table in the words of the protocol. */
  describe(): Record<string, unknown> {
    return {
      round: this.round,
      mover: this.decision === null ? null : this.mover,
      decision: this.decision === null ? null : { seat: this.decision.seat, kind: this.decision.kind },
      over: this.decision === null,
      stall: this.stall,
      seats: this.seats.map((seat) => ({
        hold: write(seat.hold),
        limit: this.limit(seat),
        boat: seat.boat?.at ?? null,
        outposts: seat.outposts,
        bonus: seat.bonus,
        claimed: seat.claimed,
      })),
      map: this.map.map(({ at, kind, market, outposts, heap }) => ({
        at,
        kind,
        ...(market === undefined ? {} : { market }),
        outposts: outposts.toSorted((a, b) => a - b),
        heap: write(heap),
      })),
      ports: this.map.filter((place) => place.kind === 'port').map(({ at, tile }) => ({ at, tile })),
      pile: { left: this.left, closed: this.closedIn === null ? null : { in: this.closedIn } },
      supply: { ...this.supply, points: this.points },
    };
  }

  /** Each seat's points by line, and the winner. */
  scores(): { parts: Record<string, number>[]; winner: number | 'rival' } {
    const parts = this.seats.map((seat) => ({
      tiles: seat.claimed.map((id) => this.order(id).vp).reduce((a, b) => a + b, 0),
      board: LETTERS.flatMap((row) => this.pack.playerBoard.values.slice(0, seat.outposts[row])).reduce(
        (a, b) => a + b,
        0,
      ),
      bonus: seat.bonus
        .map((tile) => (tile.startsWith('points-') ? Number(tile.slice(7)) : this.bonusTile(tile).vp!))
        .reduce((a, b) => a + b, 0),
      cubes: seat.hold.R + seat.hold.G + seat.hold.B,
    }));
    const totals = parts.map((lines) => Object.values(lines).reduce((a, b) => a + b, 0));
    return { parts, winner: totals.lastIndexOf(Math.max(...totals)) };
  }

  protected *match(): Asking {
    for (let seat = this.seats.length - 1; seat >= 0; seat--) {
      this.mover = seat;
      const mine = this.seats[seat]!;
      const set = yield* this.ask(
        seat,
        'set',
        this.sets.map((cubes) => ({ kind: 'set', cubes })),
      );
      mine.hold = read(set.cubes as string);
      this.sets.splice(this.sets.indexOf(set.cubes as string), 1);
      const markets = this.map.filter((place) => place.kind === 'market');
      const berth = yield* this.ask(
        seat,
        'boat',
        markets.map(({ at }) => ({ kind: 'boat', at })),
      );
      mine.boat = this.place(berth.at as string);
    }
    for (;;) {
      for (let seat = 0; seat < this.seats.length; seat++) {
        this.mover = seat;
        yield* this.turn(seat);
      }
      this.stall = this.claimedThisRound ? 0 : this.stall + 1;
      this.claimedThisRound = false;
      if (this.final || this.stall === 60) return;
      this.round++;
    }
  }

  protected *turn(seat: number): Asking {
    const moved = yield* this.voyage(seat);
    if (moved) {
      yield* this.tolls(seat);
      yield* this.heap(seat);
    }
    yield* this.acting(seat);
    this.react();
    yield* this.discards(seat);
  }

  /** The steps between an action and the limit. */
  protected react(): void {}

  /** Whether a seat may pass instead of taking an action. */
  protected mayPass(): boolean {
    return true;
  }

  /** At the end of a turn, every seat above its limit discards, the mover first. */
  protected *discards(seat: number): Asking {
    for (let step = 0; step < this.seats.length; step++) {
      const who = (seat + step) % this.seats.length;
      const { hold } = this.seats[who]!;
      while (all(hold) > this.limit(this.seats[who]!)) {
        const options = colours(hold).map((cube) => ({ kind: 'discard', cube }));
        const { cube } = yield* this.ask(who, 'discard', options);
        hold[cube as Letter]--;
      }
    }
  }

  /** Returns whether the boat moved. */
  protected *voyage(seat: number): Asking<boolean> {
    const mine = this.seats[seat]!;
    let free = 1 + mine.bonus.filter((tile) => tile === 'free-move').length;
    for (let steps = 0; ; steps++) {
      const options: NaiveOption[] = [];
      if (steps === 0) options.push({ kind: 'stay' });
      else if (this.mayStop(seat, mine.boat!, mine.hold)) options.push({ kind: 'stop' });
      options.push(...this.steps(seat, mine.boat!, mine.hold, free, new Map()));
      const choice = yield* this.ask(seat, 'sail', options);
      if (choice.kind !== 'step') return choice.kind === 'stop';
      if (choice.leave === '') free--;
      else {
        mine.hold[choice.leave as Letter]--;
        mine.boat!.heap[choice.leave as Letter]++;
      }
      mine.boat = this.place(choice.to as string);
    }
  }

  /**
   * All steps from a place after which the voyage can still end legally.
   * @param left what this voyage, as far as it is only thought of, has left on each tile.
   */
  protected steps(
    seat: number,
    from: Place,
    hold: Cubes,
    free: number,
    left: ReadonlyMap<Place, Cubes>,
  ): NaiveOption[] {
    const options: NaiveOption[] = [];
    for (const to of this.around(from)) {
      if (free > 0) {
        if (this.canEnd(seat, to, hold, free - 1, left)) options.push({ kind: 'step', to: to.at, leave: '' });
        continue;
      }
      for (const leave of colours(hold)) {
        const lying = sum(sum(from.heap, left.get(from) ?? none()), read(leave));
        if (!allowed(lying)) continue;
        const thought = new Map(left).set(from, sum(left.get(from) ?? none(), read(leave)));
        if (this.canEnd(seat, to, difference(hold, read(leave)), 0, thought)) {
          options.push({ kind: 'step', to: to.at, leave });
        }
      }
    }
    return options;
  }

  protected canEnd(seat: number, at: Place, hold: Cubes, free: number, left: ReadonlyMap<Place, Cubes>): boolean {
    return this.mayStop(seat, at, hold) || this.steps(seat, at, hold, free, left).length > 0;
  }

  protected mayStop(seat: number, at: Place, hold: Cubes): boolean {
    return all(hold) >= this.owners(seat, at).length;
  }

  /** The seats to which a boat that stops here owes a cube, in turn order after the mover. */
  protected owners(seat: number, at: Place): number[] {
    if (at.kind !== 'market') return [];
    const count = this.seats.length;
    return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count).filter(
      (other) => this.seats[other]!.boat === at,
    );
  }

  protected *tolls(seat: number): Asking {
    const mine = this.seats[seat]!;
    for (const to of this.owners(seat, mine.boat!)) {
      const options = colours(mine.hold).map((cube) => ({ kind: 'pay', cube, to }));
      const { cube } = yield* this.ask(seat, 'toll', options);
      mine.hold[cube as Letter]--;
      this.seats[to]!.hold[cube as Letter]++;
    }
  }

  protected *heap(seat: number): Asking {
    const mine = this.seats[seat]!;
    const { heap } = mine.boat!;
    if (all(heap) === 0) return;
    const options: NaiveOption[] = [{ kind: 'leave' }];
    if (allowed(sum(mine.hold, heap))) options.push({ kind: 'take' });
    const choice = yield* this.ask(seat, 'heap', options);
    if (choice.kind === 'leave') return;
    mine.hold = sum(mine.hold, heap);
    mine.boat!.heap = none();
  }

  protected *acting(seat: number): Asking {
    const mine = this.seats[seat]!;
    const at = mine.boat!;
    const harvest = this.harvest(mine);
    const price = this.price(at);

    const options: NaiveOption[] = this.mayPass() ? [{ kind: 'pass' }] : [];
    if (harvest !== null && allowed(sum(mine.hold, harvest))) options.push({ kind: 'harvest' });
    if (at.kind === 'market') {
      const row = ROW[this.market(at).symbol]!;
      const space = mine.outposts[row] < this.pack.playerBoard.values.length;
      if (!at.outposts.includes(seat) && space && all(mine.hold) >= price) options.push({ kind: 'build' });
      if (at.outposts.includes(seat) && this.canTrade(mine, at)) options.push({ kind: 'trade' });
    }
    const claimable = at.kind === 'port' && at.tile !== null && at.tile !== 'closed';
    if (claimable && contains(mine.hold, read(this.order(at.tile!).price))) options.push({ kind: 'claim' });

    const action = yield* this.ask(seat, 'act', options);
    this.lastAction = action.kind;
    this.trades = 0;
    if (action.kind === 'harvest') mine.hold = sum(mine.hold, harvest!);
    if (action.kind === 'claim') this.claim(seat, at);
    if (action.kind === 'build') yield* this.build(seat, at, price);
    if (action.kind === 'trade') this.trade(mine, at);
    if (action.kind === 'build' || action.kind === 'trade') {
      while (this.canTrade(mine, at)) {
        const more = yield* this.ask(seat, 'trade', [{ kind: 'again' }, { kind: 'enough' }]);
        if (more.kind === 'enough') break;
        this.trade(mine, at);
      }
    }
  }

  protected *build(seat: number, at: Place, price: number): Asking {
    const mine = this.seats[seat]!;
    for (let cube = 0; cube < price; cube++) {
      const paid = yield* this.ask(
        seat,
        'price',
        colours(mine.hold).map((colour) => ({ kind: 'pay', cube: colour })),
      );
      mine.hold[paid.cube as Letter]--;
    }
    const columnsBefore = this.emptyColumns(mine);
    at.outposts.push(seat);
    mine.outposts[ROW[this.market(at).symbol]!]++;

    const upgrades = mine.bonus.filter((tile) => tile === 'upgrade').length;
    for (let tile = 0; tile < upgrades; tile++) {
      const possible = colours(mine.hold).filter((from) => NEXT[from] && mine.hold[NEXT[from]!] < 127);
      if (possible.length === 0) break;
      const options: NaiveOption[] = possible.map((from) => ({ kind: 'upgrade', cube: from }));
      const choice = yield* this.ask(seat, 'upgrade', [...options, { kind: 'skip' }]);
      if (choice.kind === 'skip') continue;
      mine.hold[choice.cube as Letter]--;
      mine.hold[NEXT[choice.cube as Letter]!]++;
    }

    if (this.emptyColumns(mine) > columnsBefore) yield* this.columnEmptied(seat);
  }

  protected *columnEmptied(seat: number): Asking {
    const mine = this.seats[seat]!;
    const supplied = this.supplied(mine);
    if (supplied.length === 0) return;
    const bonus = yield* this.ask(
      seat,
      'bonus',
      supplied.map((tile) => ({ kind: 'bonus', tile })),
    );
    this.takeBonus(mine, bonus.tile as string);
  }

  /** The harvest of a seat; null where there is none. */
  protected harvest(mine: Seat): Cubes | null {
    return { ...none(), Y: 2, R: mine.bonus.filter((tile) => tile === 'harvest').length };
  }

  /** The cubes a building costs here. */
  protected price(at: Place): number {
    return at.outposts.length * (this.seats.length === 2 ? 2 : 1);
  }

  /** The bonus tiles a seat may choose from. */
  protected supplied(_mine: Seat): string[] {
    const supplied = ABILITIES.filter((kind) => this.supply[kind]! > 0);
    return this.points.length > 0 ? [...supplied, 'points'] : supplied;
  }

  protected takeBonus(mine: Seat, tile: string): void {
    if (tile === 'points') mine.bonus.push(`points-${this.points.shift()!}`);
    else {
      this.supply[tile]!--;
      mine.bonus.push(tile);
    }
    // A seat's tiles are listed in the order of the abilities, points last with the highest first.
    const rank = (own: string): number =>
      own.startsWith('points-') ? 100 - Number(own.slice(7)) : ABILITIES.indexOf(own);
    mine.bonus.sort((a, b) => rank(a) - rank(b));
  }

  protected claim(seat: number, port: Place): void {
    const mine = this.seats[seat]!;
    const order = this.order(port.tile!);
    mine.hold = difference(mine.hold, read(order.price));
    mine.claimed.push(order.id);
    // A seat's orders are listed in the order of the pack.
    const ids = this.pack.vpTiles.tiles.map((tile) => tile.id);
    mine.claimed.sort((a, b) => ids.indexOf(a) - ids.indexOf(b));
    this.noteClaim(mine.claimed.length);
    this.refill(port);
  }

  /** A side has claimed a tile; its number of tiles now. */
  protected noteClaim(tiles: number): void {
    this.claimedThisRound = true;
    this.stall = 0;
    if (tiles === 4) this.final = true;
  }

  protected refill(port: Place): void {
    port.tile = null;
    const closed = this.map.find((place) => place.tile === 'closed');
    const refilled = closed ?? port;
    if (closed) port.tile = 'closed';
    refilled.tile = this.turnUp();
  }

  /** The next tile of the pile, which luck has decided; says no if it could not come up. */
  protected turnUp(): string | null {
    const tile = this.turnedUp.shift() ?? null;
    if (tile === 'closed') {
      if (this.closedIn === null) throw new Error('the Closed Port came up twice');
      this.closedIn = null;
      return tile;
    }
    if (this.closedIn !== null) {
      if (this.closedIn === 1) throw new Error('the Closed Port had to come up');
      this.closedIn--;
    }
    if (tile === null) {
      if (this.left.length > 0) throw new Error('nothing came up although there are tiles left');
      return null;
    }
    if (!this.left.includes(tile)) throw new Error(`${tile} came up, which is not in the pile`);
    this.left = this.left.filter((id) => id !== tile);
    return tile;
  }

  protected *ask(seat: number, kind: string, options: NaiveOption[]): Asking<NaiveOption> {
    return yield { seat, kind, options };
  }

  protected canTrade(mine: Seat, at: Place): boolean {
    const { give, take } = this.market(at);
    return contains(mine.hold, read(give)) && allowed(sum(difference(mine.hold, read(give)), read(take)));
  }

  protected trade(mine: Seat, at: Place): void {
    const { give, take } = this.market(at);
    mine.hold = sum(difference(mine.hold, read(give)), read(take));
    this.trades++;
  }

  protected emptyColumns(seat: Seat): number {
    return Math.min(...LETTERS.map((row) => seat.outposts[row]));
  }

  protected limit(seat: Seat): number {
    return this.pack.playerBoard.hold + 3 * seat.bonus.filter((tile) => tile === 'hold').length;
  }

  protected around(place: Place): Place[] {
    const near = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ];
    return this.map.filter((other) => near.some(([q, r]) => other.q === place.q + q! && other.r === place.r + r!));
  }

  protected place(at: string): Place {
    return this.map.find((place) => place.at === at)!;
  }

  protected market(at: Place): NaivePack['marketTiles'][number] {
    return this.pack.marketTiles.find((tile) => tile.id === at.market)!;
  }

  protected order(id: string): NaivePack['vpTiles']['tiles'][number] {
    return this.pack.vpTiles.tiles.find((tile) => tile.id === id)!;
  }

  protected bonusTile(kind: string): NaivePack['bonusTiles'][number] {
    return this.pack.bonusTiles.find((tile) => tile.kind === kind)!;
  }
}
