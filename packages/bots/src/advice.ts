/** What a planner of many turns tells the search of one turn. */

import type { State } from '@windrose/rules';

/** A turn found by another planner, with its opinion. */
export interface Advice {
  /** Turns that are to be considered besides those that the judge likes best. */
  readonly turns: readonly {
    readonly codes: readonly number[];
    readonly hashes: readonly number[];
    readonly end: State;
  }[];
  /** How much better the planner finds a turn that ends in a position, on the judge's scale. It shifts how likely the turn is tried. */
  bonus(end: State): number;
}
