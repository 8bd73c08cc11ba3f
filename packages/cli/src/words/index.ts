/** The terminal's texts in each language, besides the words of matches. */

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

/** Labels in drawings. */
export function labelsFor(language: Language): Labels {
  return TEXTS[language].labels;
}

/** Texts of the prompt. */
export function playText(language: Language): PlayText {
  return TEXTS[language].prompt;
}

/** Texts of explanations. */
export function explainText(language: Language): ExplainText {
  return TEXTS[language].explain;
}

/** Texts of puzzles, lessons and films. */
export function exerciseText(language: Language): ExerciseText {
  return TEXTS[language].exercise;
}
