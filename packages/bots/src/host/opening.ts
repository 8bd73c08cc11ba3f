/** The public opening of a running match, from which a thread makes the same core. It contains nothing secret. */

import type { Match, MatchRecord } from '@windrose/rules';

/** The opening of a match: the draws before the first decision, without choices and secret. */
export function openingOf(match: Match): MatchRecord {
  return {
    ...match.publicRecord(),
    codes: [],
    luck: { told: match.draws().filter(([number]) => number !== undefined && number <= 0) },
  };
}
