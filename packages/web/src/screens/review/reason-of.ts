/** Which reason of a plan is told once some of it has been done: amounts of the whole turn would be those of its beginning. */

import { type ClaimNamed, goodOf } from '@windrose/analysis';
import type { Match } from '@windrose/rules';

/** The benefits that are counted over a whole turn, what its first steps cost or brought included. */
const COUNTED: readonly string[] = ['claims', 'points', 'cubes', 'last'];

/** The benefits of a last step that are told rather than that of the whole turn. */
const OF_LAST_STEP: readonly string[] = ['claims', 'tile'];

/** A plan of which some has been done: where it began, and all of it. */
interface Begun {
  readonly from: Match;
  readonly line: readonly number[];
}

/**
 * Whether the benefit of the rest of a plan is told, or that of all of it; `none`: that of all of it is past, and the rest has none.
 * @param match now. @param line the rest. @param planned the claim that it leads to.
 */
export function reasonOf(
  match: Match,
  line: readonly number[],
  begun: Begun | null,
  planned: ClaimNamed | null,
): 'rest' | 'whole' | 'none' {
  if (begun === null) return 'rest';
  const now = goodOf(match, line, planned ?? 'none').kind;
  if (OF_LAST_STEP.includes(now)) return 'rest';
  if (!COUNTED.includes(goodOf(begun.from, begun.line, planned ?? 'none').kind)) return 'whole';
  return now === 'none' ? 'none' : 'rest';
}
