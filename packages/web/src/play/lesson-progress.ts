/** The progress in each lesson, stored in this browser. */

import { entryKeys, readEntry, removeEntry, writeEntry } from '../browser/storage.ts';
import { offeredGames } from '../games/catalogue.ts';

export const LESSON_PREFIX = 'windrose/lesson/';

/** The lessons that were left unfinished: the ids of their games, the last one left first. */
export const LESSONS_LEFT_KEY = 'windrose/lessons-left';

/** The game whose lesson was finished last, until it is played. */
const LEARNED_KEY = 'windrose/learned';

/** The number of steps of every lesson. */
export const LESSON_STEPS = 10;

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

/** Stores the progress in a lesson that is being taken. */
export function keepLessonStep(game: string, step: number): void {
  writeEntry(LESSON_PREFIX + game, String(step));
  const others = lessonsLeft().filter((other) => other !== game);
  keepLessonsLeft(isUnfinished(step) ? [game, ...others] : others);
  if (step >= LESSON_STEPS) writeEntry(LEARNED_KEY, game);
}

/** The game that has just been learned and not been played since; null if there is none. */
export function justLearned(): string | null {
  const game = readEntry(LEARNED_KEY);
  return offeredGames().find(({ id }) => id === game && lessonStep(id) >= LESSON_STEPS)?.id ?? null;
}

/** Says that the game that has just been learned is being played. */
export function playedWhatWasLearned(): void {
  removeEntry(LEARNED_KEY);
}

/** A lesson that was begun and not finished. */
export interface LessonLeft {
  readonly game: string;
  /** The number of steps taken. */
  readonly step: number;
}

/** The lesson that was left unfinished last; null if there is none. */
export function lastLessonLeft(): LessonLeft | null {
  const begun = entryKeys(LESSON_PREFIX).map((key) => key.slice(LESSON_PREFIX.length));
  const known = offeredGames().map(({ id }): string => id);
  const game = [...lessonsLeft(), ...begun].find((id) => known.includes(id) && isUnfinished(lessonStep(id)));
  return game === undefined ? null : { game, step: lessonStep(game) };
}

/** Restores the lessons left unfinished elsewhere, after those left here. @param text the entry of a backup */
export function addLessonsLeft(text: string): void {
  keepLessonsLeft([...new Set([...lessonsLeft(), ...text.split(' ')])]);
}

/** The games that have a lesson, the easiest to learn first. */
const EASIEST_FIRST = [
  'eastern-wonders',
  'spice-road',
  'new-world',
  'eastern-wonders-solo',
  'sand-to-sea',
  'east-to-west-1',
  'east-to-west-2',
  'east-to-west-3',
];

/** The game to begin with by those who have begun no lesson; null for others. */
export function firstLesson(): string | null {
  const taught = EASIEST_FIRST.filter((game) => offeredGames().some(({ id }) => id === game));
  return taught.some((game) => lessonStep(game) > 0) ? null : (taught[0] ?? null);
}

/**
 * The game to learn next by those who have finished a lesson; null before that, and after the last one.
 * @param finished a game whose lesson has been finished just now, and is not kept yet.
 */
export function nextLesson(finished: string | null = null): string | null {
  const taught = EASIEST_FIRST.filter((game) => offeredGames().some(({ id }) => id === game));
  const left = taught.filter((game) => game !== finished && lessonStep(game) < LESSON_STEPS);
  return left.length === taught.length ? null : (left[0] ?? null);
}

/** Whether a game is the hardest to learn and its lesson has not been begun: before a first match of it one is asked about the lesson. */
export function isLessonFirst(game: string): boolean {
  return game === EASIEST_FIRST.at(-1) && lessonStep(game) === 0;
}

function isUnfinished(step: number): boolean {
  return step > 0 && step < LESSON_STEPS;
}

function lessonsLeft(): string[] {
  return readEntry(LESSONS_LEFT_KEY)?.split(' ') ?? [];
}

function keepLessonsLeft(games: readonly string[]): void {
  if (games.length > 0) writeEntry(LESSONS_LEFT_KEY, games.join(' '));
  else removeEntry(LESSONS_LEFT_KEY);
}
