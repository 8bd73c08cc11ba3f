/** The words of the chosen language: the page's own, and those for matches. */

import { type Language, type Words, wordsOf } from '@windrose/words';

import type { Ui } from './en.ts';
import { UI } from './first-words.ts';
import { MESSAGES } from './messages.ts';
import { comesWith } from './spoken.ts';

comesWith(MESSAGES);

interface Both {
  readonly ui: Ui;
  readonly words: Words;
}

/** Cached by pair of texts, so that dependants are not recomputed. */
const made = new Map<Language, Both>();

/** All texts, in the language of the settings. */
export function useWords(): Both {
  const { language, text } = MESSAGES.use();
  const { text: ui } = UI.use();
  let both = made.get(language);
  if (both?.ui !== ui) {
    both = { ui, words: both?.words ?? wordsOf(language, text) };
    made.set(language, both);
  }
  return both;
}
