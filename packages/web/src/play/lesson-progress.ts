/** How far somebody has come in each lesson: kept in this browser. */

import { readEntry, writeEntry } from '../browser/storage.ts';

export const LESSON_PREFIX = 'windrose/lesson/';

/** The step to go on with, from 0; 0 if the lesson has not been begun. */
export function lessonStep(game: string): number {
  return stepOf(readEntry(LESSON_PREFIX + game));
}

/** The step that an entry holds; 0 if it holds none. */
export function stepOf(text: string | null): number {
  const step = Number(text);
  return Number.isInteger(step) && step > 0 ? step : 0;
}

/** Keeps how far somebody has come. */
export function keepLessonStep(game: string, step: number): void {
  writeEntry(LESSON_PREFIX + game, String(step));
}
