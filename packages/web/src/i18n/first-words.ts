/** What is said before a match is begun, in the chosen language: the page's own words, and those for games. */

import { type FirstWords, firstWordsFor, type Language } from '@windrose/words';

import type { Ui } from './en.ts';
import { type Spoken, spoken } from './spoken.ts';

/** The page's own words; fetched before the page is drawn. */
export const UI: Spoken<Ui> = spoken({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

const made = new Map<Language, FirstWords>();

/** The page's own words, and those for games, in the language of the settings. */
export function useFirstWords(): { readonly ui: Ui; readonly words: FirstWords } {
  const { language, text } = UI.use();
  let words = made.get(language);
  if (!words) {
    words = firstWordsFor(language);
    made.set(language, words);
  }
  return { ui: text, words };
}
