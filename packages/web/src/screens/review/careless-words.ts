/** What is said of a turn that is no mistake, but careless. */

import type { ReviewWords } from '@windrose/analysis';
import type { Match } from '@windrose/rules';

import type { ToldTurn } from './marks-in-order.ts';

/** @param before the match at the beginning of the turn. @returns null for other turns. */
export function carelessWords(review: ReviewWords, before: Match, { step, state }: ToldTurn): string | null {
  if (state === 'slow' && step.slow) return review.slow(before, step.slow);
  if (state === 'idle' && step.idle) return review.idle(before, step.idle);
  return state === 'wasted' && step.wasted ? review.wasted(step.wasted) : null;
}
