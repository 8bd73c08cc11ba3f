/** The languages, and what each says before a match is begun: so little that nobody waits for it. */

import { basics as en } from './basics.en.ts';
import { basics as pl } from './basics.pl.ts';
import type { Basics, GameWords } from './messages.ts';
import { type Forms, listFor, pluralFor } from './plural.ts';

const BASICS = { en, pl } as const satisfies Record<string, Basics>;

/** A language there are words in. */
export type Language = keyof typeof BASICS;

/** All languages, the one that is spoken when nobody asks first. */
export const LANGUAGES = Object.keys(BASICS) as Language[];

/** Whether there are words in a language. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(BASICS, text);
}

/** How a language speaks of games. */
export interface FirstWords {
  readonly language: Language;
  /** The language's own name. */
  readonly name: string;
  /** A game on its box. @throws RangeError for an unknown game. */
  game(id: string): GameWords;
  /** The form of a noun that goes with a number. */
  readonly plural: (n: number, forms: Forms) => string;
  /** "a, b and c". */
  readonly list: (parts: readonly string[]) => string;
}

/** What a language says before a match is begun. */
export function firstWordsFor(language: Language): FirstWords {
  const { locale, name, games } = BASICS[language];
  return {
    language,
    name,
    game: (id) => known(games, id, 'game'),
    plural: pluralFor(locale),
    list: listFor(locale),
  };
}

/** The entry of a table. @throws RangeError when there is none. */
export function known<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  key: string,
  what: string,
): Value {
  if (!Object.hasOwn(table, key)) throw new RangeError(`there are no words for the ${what} "${key}"`);
  return table[key as Key];
}
