/** What can be said of a turn, by what was measured. */

import { MARK_LOSSES, percentLost, type ReviewedStep } from '@windrose/analysis';

/**
 * - `judging`: its playouts are not done.
 * - `marked`: it surely lost something.
 * - `perhaps`: it seems to have lost something: the interval of 90 % excludes zero, that of 95 % does not, or it is less than any mark.
 * - `unclear`: the interval includes zero, and a mistake.
 * - `even`: the interval includes zero, and no mistake.
 * - `same`: it is the best turn found, so nothing was measured.
 */
export type Verdict = 'judging' | 'marked' | 'perhaps' | 'unclear' | 'even' | 'same';

/** The margin of error of the loss (90 %), in percentage points. */
export const marginOf = ({ lossInterval }: ReviewedStep): number =>
  lossInterval ? Math.round(50 * (lossInterval[1] - lossInterval[0])) : 0;

/** The loss with its margin: "−44 ±19". */
export function figureOf(step: ReviewedStep): string {
  const lost = percentLost(step.loss);
  return `${lost === 0 ? '0' : `−${lost}`} ±${marginOf(step)}`;
}

/** The verdict on a turn. */
export function verdictOf({ unsettled, mark, better, codes, loss, lossInterval }: ReviewedStep): Verdict {
  if (unsettled === true) return 'judging';
  if (mark !== null) return 'marked';
  if (better === null || lossInterval === null || better.join() === codes.join()) return 'same';
  const [least, most] = lossInterval;
  if (least > 0 && percentLost(loss) > 0) return 'perhaps';
  return most < MARK_LOSSES.mistake ? 'even' : 'unclear';
}

/** How sure it is that another turn would have been better; `open`: either may be. */
export type Certainty = 'sure' | 'perhaps' | 'open';

/** How sure it is that the better line of a turn is better. */
export function certaintyOf(step: ReviewedStep): Certainty {
  if (step.mark !== null) return 'sure';
  const verdict = verdictOf(step);
  return verdict === 'unclear' || verdict === 'even' ? 'open' : 'perhaps';
}
