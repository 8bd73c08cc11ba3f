/** The texts needed before a match, in the current language: the page's own, and those of games. */

import { type Basics, type FirstWords, firstWordsOf, type Language } from '@windrose/words';

import type { FirstUi } from './en.ts';
import { type Localized, localized } from './localized.ts';

/** The page's own words; fetched before the page is drawn. */
export const UI: Localized<FirstUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

const BASICS: Localized<Basics> = localized({
  en: async () => (await import('@windrose/words/en/basics')).basics,
  pl: async () => (await import('@windrose/words/pl/basics')).basics,
});

const made = new Map<Language, FirstWords>();

/** The page's own words, and those for games, in the language of the settings. */
export function useFirstWords(): { readonly ui: FirstUi; readonly words: FirstWords } {
  const { text } = UI.use();
  const { language, text: basics } = BASICS.use();
  let words = made.get(language);
  if (!words) {
    words = firstWordsOf(language, basics);
    made.set(language, words);
  }
  return { ui: text, words };
}
