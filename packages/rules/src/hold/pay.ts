/** Pays cubes chosen by the seat, one at a time. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat its cell

import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { Phase } from '../core/phase.ts';
import { amount, type Bundle, kinds, nthSpice, one, SPICE_COUNT, type SpiceLetter, SPICES } from '../core/spice.ts';
import { declareNumbers, type State } from '../core/state.ts';

declare module '../core/state.ts' {
  interface State {
    /** Cubes of a building's price still to be paid. */
    owed: number;
  }
}

declareNumbers({ owed: 'number' });

/** The events it emits. */
const EVENTS = {
  /** A cube of a building's price went to the supply. */
  paid: { seat: 'number', cubes: 'cubes' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** Writes every spice that `hold` has as a code 0 to 3; returns how many. */
export function spicesIn(hold: Bundle, out: Int32Array): number {
  let n = 0;
  for (let spice = 0; spice < SPICE_COUNT; spice++) {
    // Written unconditionally and kept if there are any: the outcome is random, so a branch would often be mispredicted.
    out[n] = spice;
    n += -amount(hold, spice) >>> 31;
  }
  return n;
}

/** One of the codes that {@link spicesIn} would write, each equally likely. */
export function anySpice(hold: Bundle, luck: Luck): number {
  return nthSpice(hold, luck.draw(kinds(hold)));
}

/** A cube of a price. */
export type PriceOption = { readonly kind: 'pay'; readonly cube: SpiceLetter };

/** Asks the mover for each of the `state.owed` cubes of a price; they go to the supply. */
export class PayPrice extends Phase<PriceOption> {
  constructor() {
    super('price', 'owed');
  }

  reach(state: State): boolean {
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    return spicesIn(state.hold[state.mover]!, out);
  }

  override applyAtRandom(state: State, luck: Luck): void {
    this.apply(state, anySpice(state.hold[state.mover]!, luck));
  }

  apply(state: State, code: number): void {
    state.owed--;
    state.hold[state.mover]! -= one(code);
    if (state.log !== null) state.log.emit(EVENT_IDS.paid, state.mover, one(code));
  }

  option(_state: State, code: number): PriceOption {
    return { kind: 'pay', cube: SPICES[code]! };
  }

  token(_state: State, code: number): string {
    return `-${SPICES[code]!}`;
  }
}
