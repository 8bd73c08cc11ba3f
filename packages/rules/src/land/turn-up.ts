/** Turning up: what is revealed by an action is the last thing of it (ruling). */

import type { Luck } from '../core/luck.ts';
import { AutomaticPhase } from '../core/phase.ts';
import type { State } from '../core/state.ts';
import { TURN_UP } from './pending.ts';

/** Fills the gaps of one kind: a row of cards, the stacks of tiles. */
export type Refill = (state: State, luck: Luck) => void;

/** At the end of an action in which something was taken, everything that has a gap is filled. */
export class TurnUp extends AutomaticPhase {
  readonly #refills: readonly Refill[];

  constructor(refills: readonly Refill[]) {
    super('pending');
    this.#refills = refills;
  }

  reach(state: State, luck: Luck): boolean {
    if ((state.pending & TURN_UP) === 0) return false;
    state.pending &= ~TURN_UP;
    for (let i = 0; i < this.#refills.length; i++) this.#refills[i]!(state, luck);
    return false;
  }
}
