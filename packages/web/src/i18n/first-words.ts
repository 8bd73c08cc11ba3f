/** What is said before a match is begun, in the chosen language: the page's own words, and those for games. */

import { type FirstWords, firstWordsFor, type Language } from '@windrose/words';

import { useSettings } from '../app/settings.ts';
import { en, type Ui } from './en.ts';
import { pl } from './pl.ts';

const UI: Readonly<Record<Language, Ui>> = { en, pl };

const made = new Map<Language, FirstWords>();

/** The page's own words, and those for games, in the language of the settings. */
export function useFirstWords(): { readonly ui: Ui; readonly words: FirstWords } {
  const { language } = useSettings();
  let words = made.get(language);
  if (!words) {
    words = firstWordsFor(language);
    made.set(language, words);
  }
  return { ui: UI[language], words };
}
