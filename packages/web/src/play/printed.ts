/** What is printed on the components of a match, apart from how the match stands. */

import type { Match } from '@windrose/rules';

/** One for all the copies of a match: they share their core. */
const starts = new WeakMap<Match['core'], Match>();

/**
 * The match before its first choice: always the same object while a match goes on. What is drawn of a match names its
 * components by it, and is told everything else.
 */
export function printedOf(match: Match): Match {
  let start = starts.get(match.core);
  if (!start) {
    start = match.restart();
    starts.set(match.core, start);
  }
  return start;
}
