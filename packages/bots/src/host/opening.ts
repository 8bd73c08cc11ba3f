/** What a thread is told of a match that goes on: how it began, so that it can make the same core, and nothing secret. */

import type { Match, MatchRecord } from '@windrose/rules';

/** How a match began, as a thread may know it: what was drawn before the first decision, no choices, no secret. */
export function openingOf(match: Match): MatchRecord {
  return {
    ...match.publicRecord(),
    codes: [],
    luck: { told: match.draws().filter(([number]) => number !== undefined && number <= 0) },
  };
}
