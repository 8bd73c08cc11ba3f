/** Texts that are needed before a match begins: names of games, letters of cubes, counting and listing. */

import type { SpiceLetter } from '@windrose/rules';
import { type Language, localeOf } from './languages.ts';
import type { Basics, GameWords } from './messages.ts';
import { ownTexts, type SettingWords } from './own.ts';
import { type Forms, joinedWith, pluralFor } from './plural.ts';

/** A person on a server, as others see them. */
export interface NamedPerson {
  readonly name: string;
  /** Whether they play without an account. */
  readonly guest: boolean;
}

/** A language's texts about games and people. */
export interface FirstWords {
  readonly language: Language;
  /** Letters of cubes as this language writes them: `YYG` is `ŻŻZ` in Polish. Other signs stay. */
  readonly letters: (text: string) => string;
  /** A game on its box. @throws RangeError for an unknown game. */
  game(id: string): GameWords;
  /** The name of an option of a custom game's matches; null for a built-in game, or if the game has no words for it. */
  setting(game: string, option: string): SettingWords | null;
  /** A person's public name; guests are marked, because their names are not reserved. */
  readonly person: (person: NamedPerson) => string;
  /** The form of a noun that goes with a number. */
  readonly plural: (n: number, forms: Forms) => string;
  /** "a, b and c". */
  readonly list: (parts: readonly string[]) => string;
}

/** A language's texts that are needed before a match begins. */
export function firstWordsOf(language: Language, { games, cubeLetters, guest: asGuest, and }: Basics): FirstWords {
  return {
    language,
    letters: (text) => text.replace(/[YRGB]/g, (letter) => cubeLetters[letter as SpiceLetter]),
    game: (id) => ownTexts(id, language)?.game ?? known(games, id, 'game'),
    setting: (id, option) => ownTexts(id, language)?.settings.get(option) ?? null,
    person: ({ name, guest }) => (guest ? asGuest(name) : name),
    plural: pluralFor(localeOf(language)),
    list: (parts) => joinedWith(and, parts),
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
