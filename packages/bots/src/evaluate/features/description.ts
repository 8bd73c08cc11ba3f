/** What describes a side's standing in one realm. */

import type { State } from '@windrose/rules';

/** Turns a side's standing into numbers, each about -1 to 1. */
export interface Description {
  readonly names: readonly string[];
  /** Writes the numbers of a side from `at` on and returns what comes after. */
  write(state: State, side: number, out: Float64Array, at: number): number;
}
