/** The features of one side in one realm. */

import type { State } from '@windrose/rules';

/** Turns a side's standing into numbers, each about -1 to 1. */
export interface Description {
  readonly names: readonly string[];
  /** Writes the numbers of a side from `at` on. @returns the position after the last one. */
  write(state: State, side: number, out: Float64Array, at: number): number;
}
