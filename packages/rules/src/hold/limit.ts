/** The storage limit: at the end of every turn each seat gives up what it holds above it. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat its cell

import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { Phase } from '../core/phase.ts';
import { count, one, type SpiceLetter, SPICES } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import { anySpice, spicesIn } from './pay.ts';

/** The events it emits. */
const EVENTS = {
  /** A cube over the limit was given up. */
  discarded: { seat: 'number', cubes: 'cubes' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** Giving up a cube. */
export type DiscardOption = { readonly kind: 'discard'; readonly cube: SpiceLetter };

/** Asks every seat over its limit for a cube at a time, the mover first, then in turn order. */
export class Discard extends Phase<DiscardOption> {
  readonly #seats: number;
  readonly #asked: number;

  /** @param asked how many seats, the mover first, can have gained something in a turn. */
  constructor(seats: number, asked = seats) {
    super('discard');
    this.#seats = seats;
    this.#asked = asked;
  }

  reach(state: State): boolean {
    const seats = this.#seats;
    const { hold, limit } = state;
    let seat = state.mover;
    for (let asked = this.#asked; asked > 0; asked--) {
      if (count(hold[seat]!) > limit[seat]!) {
        state.actor = seat;
        return true;
      }
      // The next seat, 0 after the last one, without a branch.
      seat++;
      seat &= (seat - seats) >> 31;
    }
    return false;
  }

  legal(state: State, out: Int32Array): number {
    return spicesIn(state.hold[state.actor]!, out);
  }

  override applyAtRandom(state: State, luck: Luck): void {
    this.apply(state, anySpice(state.hold[state.actor]!, luck));
  }

  apply(state: State, code: number): void {
    state.hold[state.actor]! -= one(code);
    if (state.log !== null) state.log.emit(EVENT_IDS.discarded, state.actor, one(code));
  }

  option(_state: State, code: number): DiscardOption {
    return { kind: 'discard', cube: SPICES[code]! };
  }

  token(_state: State, code: number): string {
    return `drop-${SPICES[code]!}`;
  }
}
