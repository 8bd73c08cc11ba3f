/** What the terminal says besides the words of matches, in each language. */

import type { Language } from '@windrose/words';

import * as en from './en.ts';
import * as pl from './pl.ts';
import type { Labels, PlayText } from './texts.ts';

const TEXTS: Readonly<Record<Language, { readonly labels: Labels; readonly prompt: PlayText }>> = { en, pl };

/** What stands beside things in drawings. */
export function labelsFor(language: Language): Labels {
  return TEXTS[language].labels;
}

/** What is said at the prompt. */
export function playText(language: Language): PlayText {
  return TEXTS[language].prompt;
}
