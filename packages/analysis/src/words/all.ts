/** The texts of reviews in every language, for programs that load all of them. */

import type { Language, Words } from '@windrose/words';

import { messages as en } from './en.ts';
import type { ReviewMessages } from './messages.ts';
import { messages as pl } from './pl.ts';
import { type ReviewWords, reviewWordsOf } from './words.ts';

const MESSAGES: Readonly<Record<Language, ReviewMessages>> = { en, pl };

/** A language's texts of reviews. @param words its texts of matches. */
export function reviewWordsFor(language: Language, words: Words): ReviewWords {
  return reviewWordsOf(MESSAGES[language], words);
}
