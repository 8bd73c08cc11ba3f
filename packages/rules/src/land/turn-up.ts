/** Turning up: an action reveals new cards and tiles only at its end (ruling). */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import type { Luck } from '../core/luck.ts';
import { AutomaticPhase } from '../core/phase.ts';
import type { State } from '../core/state.ts';
import { TURN_UP } from './pending.ts';

/** Fills the gaps of one kind: a row of cards, the stacks of tiles. */
export type Refill = (state: State, luck: Luck) => void;

/** Whether a row or the tops of stacks have a gap: a negative cell. */
export function hasGap(cells: Int32Array): boolean {
  let all = 0;
  const { length } = cells;
  for (let cell = 0; cell < length; cell++) all |= cells[cell]!;
  return all < 0;
}

/** Fills all gaps at the end of an action that took something. */
export class TurnUp extends AutomaticPhase {
  readonly #refills: readonly Refill[];

  constructor(refills: readonly Refill[]) {
    super('pending', TURN_UP);
    this.#refills = refills;
  }

  reach(state: State, luck: Luck): boolean {
    state.pending &= ~TURN_UP;
    for (let i = 0; i < this.#refills.length; i++) this.#refills[i]!(state, luck);
    return false;
  }
}
