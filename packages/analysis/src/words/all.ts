/** What is said about reviews in every language, for programs that have all of them at hand. */

import type { Language, Words } from '@windrose/words';

import { messages as en } from './en.ts';
import type { ReviewMessages } from './messages.ts';
import { messages as pl } from './pl.ts';
import { type ReviewWords, reviewWordsOf } from './words.ts';

const MESSAGES: Readonly<Record<Language, ReviewMessages>> = { en, pl };

/** How a language speaks of reviews. @param words how it speaks of matches. */
export function reviewWordsFor(language: Language, words: Words): ReviewWords {
  return reviewWordsOf(MESSAGES[language], words);
}
