/** Resting on land: all settlers come back to the board. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { State } from '../core/state.ts';
import type { TurnChoice } from '../core/turn-choice.ts';

/** The events it emits. */
const EVENTS = {
  /** A seat rested: its settlers are back on its board. */
  rested: { seat: 'number', count: 'number' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

const REST_CODE = 0;

/** Calls settlers of a seat back from wherever a mechanism keeps them; returns how many there were. */
export type Recall = (state: State, seat: number) => number;

/** Spending a turn on resting. */
export type RestOption = { readonly kind: 'rest' };

/** Spending a turn on calling all settlers of the seat back. Allowed with none placed (a pass). */
export class Rest implements TurnChoice<RestOption> {
  readonly first = REST_CODE;
  readonly codes = 1;
  readonly always = true;
  readonly #recalls: readonly Recall[];

  constructor(recalls: readonly Recall[]) {
    this.#recalls = recalls;
  }

  options(): number {
    return 1;
  }

  apply(state: State): void {
    const seat = state.mover;
    let back = 0;
    for (let i = 0; i < this.#recalls.length; i++) back += this.#recalls[i]!(state, seat);
    state.ready[seat]! += back;
    if (state.log !== null) state.log.emit(EVENT_IDS.rested, seat, back);
  }

  option(): RestOption {
    return { kind: 'rest' };
  }

  token(): string {
    return 'rest';
  }
}
