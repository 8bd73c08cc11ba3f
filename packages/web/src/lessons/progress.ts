/** How far somebody has come in each lesson: kept in this browser. */

const PREFIX = 'windrose/lesson/';

/** The step to go on with, from 0; 0 if the lesson has not been begun. */
export function lessonStep(game: string): number {
  const step = Number(localStorage.getItem(PREFIX + game));
  return Number.isInteger(step) && step > 0 ? step : 0;
}

/** Keeps how far somebody has come. */
export function keepLessonStep(game: string, step: number): void {
  try {
    localStorage.setItem(PREFIX + game, String(step));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
