/** Outposts: built on market tiles from the rows of the player board; emptied columns bring bonus tiles. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { popcount } from '../core/bits.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import { AutomaticPhase } from '../core/phase.ts';
import { count, SPICE_COUNT, type SpiceLetter } from '../core/spice.ts';
import { declareRows, declareNumbers, type State } from '../core/state.ts';
import type { Action } from '../hold/act.ts';
import { type Markets, openTrade } from './market.ts';
import './places.ts';

declare module '../core/state.ts' {
  interface State {
    /** Per place: bits of the sides with an outpost there. */
    readonly outposts: Int32Array;
    /** Per side, four a side: how many outposts are built from the row of each symbol. */
    readonly built: Int32Array;
    /** 1: an outpost is placed once its price is paid. */
    building: number;
  }
}

declareRows(
  { outposts: 'sides', built: 'number' },
  (Fields) =>
    class extends Fields {
      override readonly outposts = this.view('outposts');
      override readonly built = this.view('built');
    },
);
declareNumbers({ building: 'number' });

/** The events it emits. */
const EVENTS = {
  /** An outpost was built; `row` is the spice of the tile's symbol, `space` the uncovered space from 0, worth `points`. */
  built: { seat: 'number', at: 'place', row: 'spice', space: 'number', points: 'number' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** The rows of a player board: one row a symbol, the same values in each unless the pack says otherwise. */
export interface OutpostBoard {
  /** Spaces in a row. */
  readonly columns: number;
  /** Points of the spaces of each of the four rows once uncovered, from the left. */
  readonly values: readonly (readonly number[])[];
}

/** The additional cost in cubes for each outpost already on the tile. */
function costPerOutpost(sides: number): number {
  return sides === 2 ? 2 : 1;
}

/** The number of empty columns on a side's board: the uncovered spaces of its fullest row. */
export function emptyColumns(state: State, side: number): number {
  const { built } = state;
  const base = side * SPICE_COUNT;
  return Math.min(built[base]!, built[base + 1]!, built[base + 2]!, built[base + 3]!);
}

/** Whether the mover may build on the tile of its boat. */
export function canBuild(state: State, markets: Markets, board: OutpostBoard, sides: number): boolean {
  const seat = state.mover;
  const at = state.boat[seat]!;
  const tile = state.tile[at]!;
  if (tile < 0) return false;
  const outposts = state.outposts[at]!;
  if (((outposts >>> seat) & 1) === 1) return false;
  if (state.built[seat * SPICE_COUNT + markets.symbol[tile]!]! >= board.columns) return false;
  return outposts === 0 || count(state.hold[seat]!) >= popcount(outposts) * costPerOutpost(sides);
}

/** Begins a building on the tile of the mover's boat: its price is to be paid, then {@link FoundOutpost} places it. */
export function beginBuilding(state: State, sides: number): void {
  state.owed = popcount(state.outposts[state.boat[state.mover]!]!) * costPerOutpost(sides);
  state.building = 1;
}

/** The action of building on the tile of the boat. */
export function buildHere(markets: Markets, board: OutpostBoard, sides: number): Action<'build'> {
  return {
    kind: 'build',
    can: (state) => canBuild(state, markets, board, sides),
    run: (state) => beginBuilding(state, sides),
  };
}

/** Places the outpost that has been paid for, from the leftmost covered space of its row, and opens the tile's trade. */
export class FoundOutpost extends AutomaticPhase {
  readonly #markets: Markets;
  readonly #board: OutpostBoard;
  readonly #founded: (state: State, columnEmptied: boolean) => void;

  /** @param founded what the game makes of it, before the trade is offered. */
  constructor(markets: Markets, board: OutpostBoard, founded: (state: State, columnEmptied: boolean) => void) {
    super('building');
    this.#markets = markets;
    this.#board = board;
    this.#founded = founded;
  }

  reach(state: State): boolean {
    state.building = 0;
    const seat = state.mover;
    const at = state.boat[seat]!;
    const row = this.#markets.symbol[state.tile[at]!]!;
    const columns = emptyColumns(state, seat);
    const space = state.built[seat * SPICE_COUNT + row]!++;
    state.outposts[at]! |= 1 << seat;
    if (state.log !== null) state.log.emit(EVENT_IDS.built, seat, at, row, space, this.#board.values[row]![space]!);
    openTrade(state, this.#markets, at);
    this.#founded(state, emptyColumns(state, seat) > columns);
    return false;
  }
}

/** The points of a side's uncovered spaces. */
export function boardPoints(state: State, side: number, board: OutpostBoard): number {
  let points = 0;
  for (let row = 0; row < SPICE_COUNT; row++) {
    const values = board.values[row]!;
    for (let space = state.built[side * SPICE_COUNT + row]! - 1; space >= 0; space--) points += values[space]!;
  }
  return points;
}

/** The number of outposts built from the row of each spice. */
export type OutpostsView = Readonly<Record<SpiceLetter, number>>;

/** The number of outposts a side has built from each row, in the words of the protocol. */
export function describeOutposts(state: State, side: number): OutpostsView {
  const [Y = 0, R = 0, G = 0, B = 0] = state.built.subarray(side * SPICE_COUNT, (side + 1) * SPICE_COUNT);
  return { Y, R, G, B };
}
