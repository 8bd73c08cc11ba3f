/** What can be said of a turn by what was measured: the one place that decides whether a difference is a finding. */

import type { TurnNaming } from '../words/messages.ts';
import { MARK_LOSSES, percentLost, type ReviewedStep } from './result.ts';

/**
 * What an interval says of a difference between two turns.
 *
 * - `more`, `less`: it excludes zero.
 * - `unclear`: it includes zero, and a mistake.
 * - `even`: it includes zero, and no mistake.
 * - `none`: both ends round to zero.
 */
export type Difference = 'more' | 'less' | 'unclear' | 'even' | 'none';

/** What an interval of chances to win says, in which the difference lies nine times of ten. */
export function differenceIn([least, most]: readonly [number, number]): Difference {
  if (isNothing(least) && isNothing(most)) return 'none';
  if (least > 0) return 'more';
  if (most < 0) return 'less';
  return Math.max(-least, most) < MARK_LOSSES.mistake ? 'even' : 'unclear';
}

/** Whether a difference is told as 0 percentage points. */
const isNothing = (chance: number): boolean => Math.round(100 * chance) === 0;

/** Whether a difference is a finding: whatever else was measured may be nothing. */
export const isFinding = (difference: Difference): boolean => difference === 'more' || difference === 'less';

/**
 * - `judging`: its playouts are not done.
 * - `marked`: it surely lost something.
 * - `perhaps`: it seems to have lost something: the interval of 90 % excludes zero, that of 95 % does not, or it is less than any mark.
 * - `unclear`: the interval includes zero, and a mistake.
 * - `even`: the interval includes zero, and no mistake.
 * - `none`: no difference from the best turn found.
 * - `same`: it is the best turn found, so nothing was measured.
 */
export type Verdict = 'judging' | 'marked' | 'perhaps' | 'unclear' | 'even' | 'none' | 'same';

/** The verdict on a turn. */
export function verdictOf(step: Judged): Verdict {
  if (step.unsettled === true) return 'judging';
  if (step.mark !== null) return 'marked';
  return measured(step);
}

/** What decides on a turn. */
type Judged = Pick<ReviewedStep, 'unsettled' | 'mark' | 'better' | 'codes' | 'loss' | 'lossInterval'>;

/** What the figures say, whether they are settled or not. */
function measured({ better, codes, loss, lossInterval }: Judged): Exclude<Verdict, 'judging' | 'marked'> {
  if (better === null || lossInterval === null || better.join() === codes.join()) return 'same';
  const difference = differenceIn(lossInterval);
  if (difference === 'none') return 'none';
  if (difference === 'more' && percentLost(loss) > 0) return 'perhaps';
  return lossInterval[1] < MARK_LOSSES.mistake ? 'even' : 'unclear';
}

/** How sure it is that another turn would have been better; `open`: either may be. */
export type Certainty = 'sure' | 'perhaps' | 'open';

/** How sure it is that the better line of a turn is better. */
export function certaintyOf(step: Judged): Certainty {
  if (step.mark !== null) return 'sure';
  return measured(step) === 'perhaps' ? 'perhaps' : 'open';
}

/** How the two turns are called, and whether their figures are told as findings. */
export function namingOf(step: Judged): TurnNaming {
  const certainty = certaintyOf(step);
  return certainty === 'sure' ? 'judged' : certainty;
}
