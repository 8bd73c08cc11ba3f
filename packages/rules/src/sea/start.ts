/** The seats' set-up at sea: a starting set, then a place for the boat. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { declareEvents, EVENT_IDS } from '../core/events.ts';
import { NO_OPTION, Phase } from '../core/phase.ts';
import { required } from '../core/required.ts';
import { type Bundle, formatBundle } from '../core/spice.ts';
import { declareRows, type State } from '../core/state.ts';
import type { Chart } from './chart.ts';
import './places.ts';

declare module '../core/state.ts' {
  interface State {
    /** Bits of the starting sets still to be chosen. */
    readonly sets: Int32Array;
  }
}

declareRows(
  { sets: 'set' },
  (Fields) =>
    class extends Fields {
      override readonly sets = this.view('sets');
    },
);

/** The events it emits. */
const EVENTS = {
  /** A starting set was chosen. */
  set: { seat: 'number', cubes: 'cubes' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** A starting set. */
export type SetOption = { readonly kind: 'set'; readonly cubes: string };

/** Asks a seat for one of the starting sets that are left. */
export class ChooseSet extends Phase<SetOption> {
  readonly #sets: readonly Bundle[];

  constructor(sets: readonly Bundle[]) {
    super('set');
    this.#sets = sets;
  }

  reach(state: State): boolean {
    if (state.acted === 1) return false;
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    let n = 0;
    for (let set = 0; set < this.#sets.length; set++) if (((state.sets[0]! >>> set) & 1) === 1) out[n++] = set;
    return n;
  }

  apply(state: State, code: number): void {
    state.acted = 1;
    state.sets[0]! &= ~(1 << code);
    state.hold[state.mover]! += this.#sets[code]!;
    if (state.log !== null) state.log.emit(EVENT_IDS.set, state.mover, this.#sets[code]!);
  }

  option(_state: State, code: number): SetOption {
    return { kind: 'set', cubes: formatBundle(required(this.#sets[code], NO_OPTION)) };
  }

  token(_state: State, code: number): string {
    return `=${formatBundle(this.#sets[code]!)}`;
  }
}

/** The place where a boat begins. */
export type BoatOption = { readonly kind: 'boat'; readonly at: string };

/** Asks a seat for the market tile on which its boat begins. */
export class PlaceBoat extends Phase<BoatOption> {
  readonly #chart: Chart;

  constructor(chart: Chart) {
    super('boat');
    this.#chart = chart;
  }

  reach(state: State): boolean {
    if (state.boat[state.mover]! >= 0) return false;
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    let n = 0;
    for (let at = 0; at < state.tile.length; at++) if (state.tile[at]! >= 0) out[n++] = at;
    return n;
  }

  apply(state: State, code: number): void {
    state.boat[state.mover] = code;
    if (state.log !== null) state.log.emit(EVENT_IDS.boat, state.mover, code);
  }

  option(_state: State, code: number): BoatOption {
    return { kind: 'boat', at: required(this.#chart.places[code], NO_OPTION).id };
  }

  token(_state: State, code: number): string {
    return `@${this.#chart.places[code]!.id}`;
  }
}
