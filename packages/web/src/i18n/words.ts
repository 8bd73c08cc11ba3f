/** The words of the chosen language: the page's own, and those for matches. */

import { type Language, type Words, wordsFor } from '@windrose/words';

import type { Ui } from './en.ts';
import { useFirstWords } from './first-words.ts';

const made = new Map<Language, { readonly ui: Ui; readonly words: Words }>();

/** Everything that is said, in the language of the settings. */
export function useWords(): { readonly ui: Ui; readonly words: Words } {
  const { ui, words } = useFirstWords();
  const { language } = words;
  let both = made.get(language);
  if (!both) {
    both = { ui, words: wordsFor(language) };
    made.set(language, both);
  }
  return both;
}
