/** What the terminal says besides the words of matches, in each language. */

import type { Language } from '@windrose/words';

import * as en from './en.ts';
import * as pl from './pl.ts';
import type { ExerciseText, ExplainText, Labels, PlayText } from './texts.ts';

interface Texts {
  readonly labels: Labels;
  readonly prompt: PlayText;
  readonly explain: ExplainText;
  readonly exercise: ExerciseText;
}

const TEXTS: Readonly<Record<Language, Texts>> = { en, pl };

/** What stands beside things in drawings. */
export function labelsFor(language: Language): Labels {
  return TEXTS[language].labels;
}

/** What is said at the prompt. */
export function playText(language: Language): PlayText {
  return TEXTS[language].prompt;
}

/** What is said when something is explained. */
export function explainText(language: Language): ExplainText {
  return TEXTS[language].explain;
}

/** What is said in puzzles, lessons and films. */
export function exerciseText(language: Language): ExerciseText {
  return TEXTS[language].exercise;
}
