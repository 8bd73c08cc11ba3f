/**
 * A small language for positions of Eastern Wonders: say who lies where with what, then play words of the notation
 * and look at the table. A test reads like the case it is about:
 *
 *   const table = seaTable({ seats: 2, boats: ['C4', 'B3'], holds: ['YYY', ''], tiles: { C4: 'm23' } });
 *   table.play('stay build');
 *   expect(table.options()).toEqual(['again', 'enough']);
 */

import {
  type Core,
  formatBundle,
  PACKS,
  parseBundle,
  type RawPack,
  ScriptedLuck,
  startMatch,
  type State,
} from '../src/index.ts';

/** What a position says; what it does not say is left as the deal and a quiet first round made it. */
export interface SeaPosition {
  readonly seats: number;
  /** Whose turn begins; seat 0 if nothing is said. */
  readonly mover?: number;
  /** The code of an own map. */
  readonly map?: string;
  readonly pack?: RawPack;
  /** The place of each boat, by seat. */
  readonly boats: readonly string[];
  /** The cubes of each seat; none if nothing is said. */
  readonly holds?: readonly string[];
  /** Market tiles by place; the other tiles make room. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** The seats with an outpost, by place. */
  readonly outposts?: Readonly<Record<string, readonly number[]>>;
  /** The bonus tiles of each seat: `hold`, `points-6` … */
  readonly bonus?: readonly (readonly string[])[];
  /** The VP tiles of each seat. */
  readonly claimed?: readonly (readonly string[])[];
  /** The VP tile on a port, by place: an id, or `closed`. */
  readonly ports?: Readonly<Record<string, string>>;
  /** Cubes lying on a place. */
  readonly heaps?: Readonly<Record<string, string>>;
  /** Bonus tiles left in the supply by kind; `points` is how many of the pile are left. */
  readonly supply?: Readonly<Record<string, number>>;
  /** Among how many of the next VP tiles the Closed Port is; without it 6, or out if it lies on a port. */
  readonly closedIn?: number;
  /** Rounds without a claim that have gone by. */
  readonly stall?: number;
}

const KINDS = ['free-move', 'harvest', 'upgrade', 'hold', 'points'];

/** A number that must have been found, or the test is at fault. */
function found(index: number, what: string): number {
  if (index < 0) throw new Error(`the test names ${what}, which does not exist`);
  return index;
}

function cubes(letters: string): number {
  const bundle = parseBundle(letters);
  if (bundle === null) throw new Error(`the test names the cubes "${letters}", which are none`);
  return bundle;
}

/** A table on which words of the notation are played. */
export class SeaTable {
  readonly core: Core;
  readonly state: State;
  readonly #codes = new Int32Array(256);
  #script: number[] = [];

  constructor(core: Core, state: State) {
    this.core = core;
    this.state = state;
  }

  /** The words of what may be chosen now. */
  options(): string[] {
    const phase = this.core.phase(this.state);
    const n = this.core.legal(this.state, this.#codes);
    return Array.from(this.#codes.subarray(0, n), (code) => phase.token(this.state, code));
  }

  /** Who has to choose what: `0 sail`; `over` after the end. */
  get asked(): string {
    return this.state.over === 1 ? 'over' : `${this.state.actor} ${this.core.phase(this.state).kind}`;
  }

  /** Plays words, each of which must be an option. The word of another seat than the mover has its seat in front: `1:drop-Y`. */
  play(words: string): this {
    for (const word of words.split(/\s+/)) {
      const [, seat, token] = /^(?:(\d+):)?(.+)$/.exec(word)!;
      const at = this.options().indexOf(token!);
      if (at < 0) throw new Error(`"${word}" is no option for ${this.asked}: ${this.options().join(', ')}`);
      const expected = seat === undefined ? this.state.mover : Number(seat);
      if (this.state.actor !== expected) throw new Error(`"${word}" was played, but asked is ${this.asked}`);
      this.core.apply(this.state, this.#codes[at]!, new ScriptedLuck(...this.#script));
      this.#script = [];
    }
    return this;
  }

  /** Says what the next claim turns up: an order by its id, or `closed`. */
  nextUp(tile: string): this {
    const { pile } = this.state;
    const ids = this.core.names.vp!;
    const closed = ids.length - 1;
    this.#script = [];
    if (pile[1]! > 1) this.#script.push(tile === 'closed' ? 0 : 1);
    if (tile === 'closed') return this;
    const left = ids.flatMap((id, at) => (at < closed && ((pile[0]! >> at) & 1) === 1 ? [id] : []));
    if (left.length > 1) this.#script.push(found(left.indexOf(tile), `the VP tile ${tile}`));
    return this;
  }

  place(name: string): number {
    return found(this.core.names.place!.indexOf(name), `the place ${name}`);
  }

  hold(seat: number): string {
    return formatBundle(this.state.hold[seat]!);
  }

  /** Puts cubes into a hold within a turn, where it may overflow. */
  fill(seat: number, letters: string): this {
    this.state.hold[seat] = cubes(letters);
    return this;
  }

  heap(place: string): string {
    return formatBundle(this.state.heap[this.place(place)]!);
  }

  boat(seat: number): string {
    return this.core.names.place![this.state.boat[seat]!]!;
  }

  /** The seats with an outpost on a place. */
  outposts(place: string): number[] {
    const bits = this.state.outposts[this.place(place)]!;
    return [0, 1, 2, 3].filter((seat) => ((bits >> seat) & 1) === 1);
  }

  /** A seat's fields in the words of the protocol. */
  seat(seat: number): Readonly<Record<string, unknown>> {
    return this.core.assembly.describe(this.state).seats[seat]!;
  }

  /** What lies on a port: an order, `closed`, or null. */
  port(place: string): string | null {
    const ports = this.core.assembly.describe(this.state).table.ports as { at: string; tile: string | null }[];
    return ports.find((port) => port.at === place)!.tile;
  }

  /** The points of a seat by line. */
  points(seat: number): Record<string, number> {
    return Object.fromEntries(this.core.scores.map((line) => [line.part, line.of(this.state, seat)]));
  }
}

/** Sets up a position, at the beginning of a turn. */
export function seaTable(position: SeaPosition): SeaTable {
  const { seats, mover = 0, map, pack } = position;
  const match = startMatch({
    game: 'eastern-wonders',
    seats,
    seed: 'a table for tests',
    options: map === undefined ? {} : { map },
    packs: pack === undefined ? [] : [pack],
  });
  // A quiet first round, up to the last choice before the turn that is wanted: then all can be put in order.
  const last = (mover + seats - 1) % seats;
  const target = mover === 0 ? seats : mover;
  for (let act = 0; ;) {
    const words = match.tokens();
    const { kind } = match.decision!;
    if (kind === 'act' && ++act === target) break;
    const word = kind === 'sail' ? 'stay' : kind === 'act' ? 'pass' : words[0]!;
    match.choose(match.legal()[words.indexOf(word)]!.code);
  }
  const state = match.core.newState();
  match.copyState(state);
  const table = new SeaTable(match.core, state);
  if (state.mover !== last) throw new Error('the table is not where it should be');
  arrange(table, position);
  return table.play('pass');
}

function arrange(table: SeaTable, position: SeaPosition): void {
  const { core, state } = table;
  const pack = (position.pack ?? PACKS['eastern-wonders']!) as {
    marketTiles: { id: string; symbol: string }[];
    bonusTiles: { kind: string; pile?: number[] }[];
  };
  position.boats.forEach((place, seat) => (state.boat[seat] = table.place(place)));
  state.hold.fill(0);
  position.holds?.forEach((letters, seat) => (state.hold[seat] = cubes(letters)));
  for (const [place, letters] of Object.entries(position.heaps ?? {})) state.heap[table.place(place)] = cubes(letters);

  const markets = pack.marketTiles;
  const wanted = new Map(
    Object.entries(position.tiles ?? {}).map(([place, id]) => [
      table.place(place),
      found(
        markets.findIndex((tile) => tile.id === id),
        `the tile ${id}`,
      ),
    ]),
  );
  for (const tile of wanted.values()) {
    if (state.tile.includes(tile)) continue;
    // It left the match: another of its symbol leaves instead.
    const twin = [...state.tile].findIndex(
      (lies) => lies >= 0 && markets[lies]!.symbol === markets[tile]!.symbol && ![...wanted.values()].includes(lies),
    );
    state.tile[twin] = tile;
  }
  for (const [at, tile] of wanted) {
    state.tile[state.tile.indexOf(tile)] = state.tile[at]!;
    state.tile[at] = tile;
  }

  for (const [place, owners] of Object.entries(position.outposts ?? {})) {
    const row = ['yellow', 'red', 'green', 'brown'].indexOf(markets[state.tile[table.place(place)]!]!.symbol);
    for (const seat of owners) {
      state.outposts[table.place(place)]! |= 1 << seat;
      state.built[seat * 4 + row]!++;
    }
  }

  const pile = pack.bonusTiles.find((tile) => tile.kind === 'points')!.pile!;
  position.bonus?.forEach((names, seat) => {
    for (const name of names) {
      const points = /^points-(\d+)$/.exec(name);
      const kind = points ? 4 : found(KINDS.indexOf(name), `the bonus tile ${name}`);
      if (points) state.bonus[seat * 5 + 4]! |= 1 << Number(points[1]);
      else state.bonus[seat * 5 + kind]!++;
      state.supply[kind]! += points ? 1 : -1;
      if (name === 'hold') state.limit[seat]! += 3;
    }
  });
  for (const [kind, left] of Object.entries(position.supply ?? {})) {
    state.supply[found(KINDS.indexOf(kind), kind)] = kind === 'points' ? pile.length - left : left;
  }

  const ids = core.names.vp!;
  const tileOf = (id: string): number => found(ids.indexOf(id), `the VP tile ${id}`);
  const at = core.assembly.describe(state).table.ports as { at: string }[];
  const shown = [...state.port];
  for (const [place, id] of Object.entries(position.ports ?? {})) {
    const port = found(
      at.findIndex((candidate) => candidate.at === place),
      `the port ${place}`,
    );
    const elsewhere = shown.indexOf(tileOf(id));
    // The port that showed it takes what lay here.
    if (elsewhere >= 0) shown[elsewhere] = shown[port]!;
    shown[port] = tileOf(id);
  }
  let taken = 0;
  position.claimed?.forEach((tiles, seat) => {
    for (const id of tiles) state.vp[seat]! |= 1 << tileOf(id);
    taken |= state.vp[seat]!;
  });
  // A port whose order the test gave to a seat shows another one.
  shown.forEach((tile, port) => {
    if (((taken >> tile) & 1) === 0) return;
    shown[port] = ids.findIndex((_, id) => ((taken >> id) & 1) === 0 && !shown.includes(id));
  });
  state.port.set(shown);
  const closed = ids.length - 1;
  const gone = shown.reduce((bits, tile) => (tile === closed ? bits : bits | (1 << tile)), taken);
  state.pile[0] = (2 ** closed - 1) & ~gone;
  state.pile[1] = position.closedIn ?? (shown.includes(closed) ? 0 : 6);
  // The end of a round counts one more without a claim.
  const { mover = 0, stall = 0 } = position;
  state.stall = mover === 0 ? stall - 1 : stall;
  if (state.stall < 0) [state.stall, state.claimed] = [0, 1];
}
