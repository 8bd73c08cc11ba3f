/** The advice of a planner of many turns for the search of one turn. */

import type { State } from '@windrose/rules';

/** A turn found by another planner, with its opinion. */
export interface Advice {
  /** Turns that are to be considered besides those that the judge likes best. */
  readonly turns: readonly {
    readonly codes: readonly number[];
    readonly hashes: readonly number[];
    readonly end: State;
  }[];
  /** The planner's preference for a turn that ends in a position, on the judge's scale: it makes the search try the turn more often. */
  bonus(end: State): number;
}
