/**
 * A small language for positions of Eastern Wonders: describe boats, holds and tiles, then play words of the notation and check
 * the table. A test reads like the case it covers:
 *
 *   const table = seaTable({ seats: 2, boats: ['C4', 'B3'], holds: ['YYY', ''], tiles: { C4: 'm23' } });
 *   table.play('stay build');
 *   expect(table.options()).toEqual(['again', 'enough']);
 */

import { formatBundle, type Luck, PACKS, type RawPack, ScriptedLuck, startMatch, seaTableOf } from '../../src/index.ts';
import { cubes, found, PlayTable } from '../play-table.ts';

/** A position; unspecified parts are as dealt, in a quiet first round. */
export interface SeaPosition {
  readonly seats: number;
  /** The seat whose turn begins; 0 by default. */
  readonly mover?: number;
  /** The code of a custom map. */
  readonly map?: string;
  readonly pack?: RawPack;
  /** The place of each boat, by seat. */
  readonly boats: readonly string[];
  /** The cubes of each seat; none by default. */
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
  /** Number of next VP tiles that contain the Closed Port; 6 by default, or none if it is on a port. */
  readonly closedIn?: number;
  /** Rounds without a claim that have gone by. */
  readonly stall?: number;
}

const KINDS = ['free-move', 'harvest', 'upgrade', 'hold', 'points'];

/** A table on which words of the notation are played. */
export class SeaTable extends PlayTable {
  #script: number[] = [];

  /** A prepared draw holds for one word. */
  protected override nextLuck(): Luck {
    const luck = new ScriptedLuck(...this.#script);
    this.#script = [];
    return luck;
  }

  /** Prepares the draw of the next claim: an order by its id, or `closed`. */
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

  /** The content of a port: an order, `closed`, or null. */
  port(place: string): string | null {
    const ports = this.table.ports as { at: string; tile: string | null }[];
    return ports.find((port) => port.at === place)!.tile;
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
  const state = match.copiedState();
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
  const { chart } = seaTableOf(core.assembly)!;
  const at = chart.ports.map((port) => ({ at: chart.places[port]!.id }));
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
