/** The progress in each lesson, stored in this browser. */

import { entryKeys, readEntry, writeEntry } from '../browser/storage.ts';

export const LESSON_PREFIX = 'windrose/lesson/';

/** The step to continue with, from 0; 0 if the lesson has not been begun. */
export function lessonStep(game: string): number {
  return stepOf(readEntry(LESSON_PREFIX + game));
}

/** The step that an entry holds; 0 if it holds none. */
export function stepOf(text: string | null): number {
  const step = Number(text);
  return Number.isInteger(step) && step > 0 ? step : 0;
}

/** Whether any lesson has been begun. */
export function hasLearned(): boolean {
  return entryKeys(LESSON_PREFIX).length > 0;
}

/** Stores the progress. */
export function keepLessonStep(game: string, step: number): void {
  writeEntry(LESSON_PREFIX + game, String(step));
}
