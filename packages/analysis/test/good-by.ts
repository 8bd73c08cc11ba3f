/** The benefit of a line in words. */

import type { Match } from '@windrose/rules';

import type { Aim } from '../src/review/aim.ts';
import type { ReviewWords } from '../src/words/words.ts';

/** All sentences about the benefit of a line, one after the other. */
export function goodBy(words: ReviewWords, match: Match, codes: readonly number[], aim: Aim | null = null): string {
  return words
    .good(match, codes, aim)
    .map(({ text }) => text)
    .join(' ');
}
