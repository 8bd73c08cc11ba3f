/** The voyage: a boat sails from tile to tile, the first step free, each further one for a cube left behind. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { AutomaticPhase, NO_OPTION, Phase } from '../core/phase.ts';
import { required } from '../core/required.ts';
import {
  amount,
  type Bundle,
  count,
  fits,
  isLight,
  kinds,
  nthSpice,
  one,
  SPICE_COUNT,
  type SpiceLetter,
  SPICES,
} from '../core/spice.ts';
import type { State } from '../core/state.ts';
import { BONUS_CELLS, FREE_MOVE } from './bonus.ts';
import { type Chart, NEAR_CELLS } from './chart.ts';
import { canPayToll, tollPlaces, type TollTiles, visited } from './toll.ts';
import './voyage.ts';
import './places.ts';

/*
 * A step's code is its place and, in the lowest three bits, what it leaves behind: nothing (0) or one of four
 * spices (1 to 4). Those bits have room for the two codes that name no place.
 */
const LEAVING_BITS = 3;
const LEAVING = 7;
const STAY = 5;
const STOP = 6;

/** The code of a step. */
function stepCode(to: number, leaving: number): number {
  return (to << LEAVING_BITS) | leaving;
}

/** A boat gets its free steps: one, and one more for each free-move tile. */
export class CastOff extends AutomaticPhase {
  reach(state: State): boolean {
    state.free = 1 + state.bonus[state.mover * BONUS_CELLS + FREE_MOVE]!;
    return false;
  }
}

/** Beginning no voyage, ending one, or a step, with the cube it leaves behind. */
export type SailOption =
  | { readonly kind: 'stay' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'step'; readonly to: string; readonly leave: SpiceLetter | '' };

/** Sailing step by step; a cube left behind joins the heap of the tile that is left. */
export class Sail extends Phase<SailOption> {
  readonly #chart: Chart;
  readonly #seats: number;
  readonly #tolls: TollTiles;
  /** Per place: its neighbours, as bits. */
  readonly #nearBits: Int32Array;

  constructor(chart: Chart, seats: number, tolls: TollTiles) {
    super('sail');
    this.#chart = chart;
    this.#seats = seats;
    this.#tolls = tolls;
    this.#nearBits = Int32Array.from(chart.places, (_, at) => {
      let bits = 0;
      for (let i = at * NEAR_CELLS + 1; i <= at * NEAR_CELLS + chart.near[at * NEAR_CELLS]!; i++)
        bits |= 1 << chart.near[i]!;
      return bits;
    });
  }

  reach(state: State): boolean {
    if (state.docked === 1) return false;
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    const seat = state.mover;
    const at = state.boat[seat]!;
    const hold = state.hold[seat]!;
    const cubes = count(hold);
    const { near } = this.#chart;
    const first = at * NEAR_CELLS + 1;
    const last = at * NEAR_CELLS + near[at * NEAR_CELLS]!;
    let n = 0;
    if (state.steps === 0) out[n++] = STAY;
    else if (this.#mayStop(state, at, cubes)) out[n++] = STOP;

    // Places where a toll may be more than the boat can pay, as bits; with a cube for everybody else there are none.
    const left = state.free > 0 ? cubes : cubes - 1;
    const costly = left >= this.#seats - 1 ? 0 : tollPlaces(state, this.#seats, this.#tolls);
    if (state.free > 0) {
      for (let i = first; i <= last; i++) {
        const to = near[i]!;
        if (((costly >>> to) & 1) === 0 || this.#canEnd(state, to, state.free - 1, hold)) out[n++] = stepCode(to, 0);
      }
      return n;
    }
    const heap = state.heap[at]!;
    for (let spice = 0; spice < SPICE_COUNT; spice++) {
      if (amount(hold, spice) === 0 || !fits(heap, one(spice))) continue;
      for (let i = first; i <= last; i++) {
        const to = near[i]!;
        if (((costly >>> to) & 1) === 0 || this.#canEndAfterLeaving(state, at, spice, to, hold))
          out[n++] = stepCode(to, spice + 1);
      }
    }
    return n;
  }

  /** If no toll and no full heap is in the way, steps of each kind lead to every neighbour and need not be listed. */
  override applyAtRandom(state: State, luck: Luck): void {
    const seat = state.mover;
    const at = state.boat[seat]!;
    const hold = state.hold[seat]!;
    const cubes = count(hold);
    const free = state.free > 0;
    const costly = (free ? cubes : cubes - 1) >= this.#seats - 1 ? 0 : tollPlaces(state, this.#seats, this.#tolls);
    if ((costly & this.#nearBits[at]!) !== 0 || (!free && !isLight(state.heap[at]!))) {
      super.applyAtRandom(state, luck);
      return;
    }
    const { near } = this.#chart;
    const neighbours = near[at * NEAR_CELLS]!;
    const staying = state.steps === 0;
    const still = staying || this.#mayStop(state, at, cubes) ? 1 : 0;
    const step = luck.draw(still + (free ? neighbours : neighbours * kinds(hold))) - still;
    if (step < 0) this.apply(state, staying ? STAY : STOP);
    else if (free) this.apply(state, stepCode(near[at * NEAR_CELLS + 1 + step]!, 0));
    else {
      const which = (step / neighbours) | 0;
      this.apply(state, stepCode(near[at * NEAR_CELLS + 1 + step - which * neighbours]!, nthSpice(hold, which) + 1));
    }
  }

  apply(state: State, code: number): void {
    const seat = state.mover;
    const from = state.boat[seat]!;
    if (code === STAY || code === STOP) {
      state.docked = 1;
      if (code === STOP) state.debts = visited(state, this.#seats, seat, from, this.#tolls);
      return;
    }
    const to = code >> LEAVING_BITS;
    const leaving = code & LEAVING;
    let left = 0;
    if (leaving === 0) {
      state.free--;
    } else {
      left = one(leaving - 1);
      state.hold[seat]! -= left;
      state.heap[from]! += left;
    }
    state.boat[seat] = to;
    state.steps++;
    if (state.log !== null) state.log.emit(EVENT_IDS.sailed, seat, from, to, left);
  }

  option(_state: State, code: number): SailOption {
    if (code === STAY) return { kind: 'stay' };
    if (code === STOP) return { kind: 'stop' };
    const to = code >> LEAVING_BITS;
    const leaving = code & LEAVING;
    return {
      kind: 'step',
      to: required(this.#chart.places[to], NO_OPTION).id,
      leave: leaving === 0 ? '' : required(SPICES[leaving - 1], NO_OPTION),
    };
  }

  token(state: State, code: number): string {
    const option = this.option(state, code);
    if (option.kind !== 'step') return option.kind;
    return option.leave === '' ? option.to : `${option.to}/${option.leave}`;
  }

  #mayStop(state: State, at: number, cubes: number): boolean {
    return canPayToll(state, this.#seats, state.mover, at, this.#tolls, cubes);
  }

  /** Whether a boat at `at` can stop there or continue to a place where it can. */
  #canEnd(state: State, at: number, free: number, hold: Bundle): boolean {
    if (this.#mayStop(state, at, count(hold))) return true;
    const { near } = this.#chart;
    for (let i = at * NEAR_CELLS + 1; i <= at * NEAR_CELLS + near[at * NEAR_CELLS]!; i++) {
      if (free > 0) {
        if (this.#canEnd(state, near[i]!, free - 1, hold)) return true;
      } else {
        for (let spice = 0; spice < SPICE_COUNT; spice++) {
          if (amount(hold, spice) > 0 && fits(state.heap[at]!, one(spice))) {
            if (this.#canEndAfterLeaving(state, at, spice, near[i]!, hold)) return true;
          }
        }
      }
    }
    return false;
  }

  /** The same for a step from `from` to `to` that leaves a cube: the heap grows meanwhile, for it may become full. */
  #canEndAfterLeaving(state: State, from: number, spice: number, to: number, hold: Bundle): boolean {
    state.heap[from]! += one(spice);
    const can = this.#canEnd(state, to, 0, hold - one(spice));
    state.heap[from]! -= one(spice);
    return can;
  }
}
