/** The words of every language, for programs that load all of them. The page loads one language at a time. */

import * as en from './en/index.ts';
import { type FirstWords, firstWordsOf } from './first-words.ts';
import type { Language } from './languages.ts';
import type { Basics, Messages } from './messages.ts';
import { type NoticeMessages, type NoticeWords, noticeWordsOf } from './notices.ts';
import type { Phrases } from './phrases.ts';
import * as pl from './pl/index.ts';
import { type Words, wordsOf } from './words.ts';

/** All that one language says about matches. */
interface Texts {
  readonly basics: Basics;
  readonly messages: Messages;
  readonly notices: NoticeMessages;
  readonly phrases: Phrases;
}

const TEXTS: Readonly<Record<Language, Texts>> = { en, pl };

/** A language's texts that are needed before a match begins. */
export function firstWordsFor(language: Language): FirstWords {
  return firstWordsOf(language, TEXTS[language].basics);
}

/**
 * The words of a language.
 * @example What may be chosen, in Polish
 * ```ts
 * import { startMatch } from '@windrose/rules';
 * import { wordsFor } from '@windrose/words';
 *
 * const words = wordsFor('pl');
 * const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'a secret' });
 * for (const option of match.legal()) console.log(words.option(match, option, ['Ada', 'Bea']));
 * ```
 */
export function wordsFor(language: Language): Words {
  return wordsOf(language, TEXTS[language].messages);
}

/** A language's texts of notices. */
export function noticeWordsFor(language: Language): NoticeWords {
  return noticeWordsOf(language, TEXTS[language].notices, firstWordsFor(language));
}

/** All ready phrases of a language, by code, in the order in which they are offered. */
export function phrasesFor(language: Language): Phrases {
  return TEXTS[language].phrases;
}
