/** The words of every language, for programs that have all of them at hand. */

import { en } from './en.ts';
import type { Language } from './first-words.ts';
import type { Messages } from './messages.ts';
import { pl } from './pl.ts';
import { type Words, wordsOf } from './words.ts';

const MESSAGES: Readonly<Record<Language, Messages>> = { en, pl };

/** The words of a language. */
export function wordsFor(language: Language): Words {
  return wordsOf(language, MESSAGES[language]);
}
