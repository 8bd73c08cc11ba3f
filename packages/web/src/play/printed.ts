/** The printed content of a match's components, independent of its position. */

import type { Match } from '@windrose/rules';

/** One for all the copies of a match: they share their core. */
const starts = new WeakMap<Match['core'], Match>();

/**
 * The match before its first choice: the same object throughout a match. Drawings take component names from it, and all else
 * as props.
 */
export function printedOf(match: Match): Match {
  let start = starts.get(match.core);
  if (!start) {
    start = match.restart();
    starts.set(match.core, start);
  }
  return start;
}
