/**
 * Lessons: moments of a recorded match at which the reader makes a choice. Between them the match continues automatically, so
 * every step has a real board, real rules, and one task, of one choice or of several in a turn.
 */

import { type CodedOption, loadMatch, type Match, required } from '@windrose/rules';

import { STUDIED } from '../games/index.ts';
import type { LessonFile } from './lesson-file.ts';

export type { LessonFile } from './lesson-file.ts';

/** The games that are taught, and their lessons. */
export const LESSONS: Readonly<Record<string, () => Promise<LessonFile>>> = Object.fromEntries(
  Object.entries(STUDIED).flatMap(([game, { lesson }]) => (lesson === null ? [] : [[game, lesson]])),
);

/** One thing to be done. */
export interface LessonStep {
  readonly id: string;
  /** The match before it. */
  readonly match: Match;
  /** The choice to make, the first of several. */
  readonly option: CodedOption;
  /** The codes of all choices to make, one after the other. */
  readonly codes: readonly number[];
}

/**
 * The choice that a step asks for next; null once all of it has been done.
 * @param after a match that began as the step does, and in which nothing else has been chosen since
 */
export function nextOption({ match, codes }: LessonStep, after: Match): CodedOption | null {
  const wanted = codes[after.version - match.version];
  return wanted === undefined ? null : (after.legal().find(({ code }) => code === wanted) ?? null);
}

/** Whether what has been chosen since a step began is what it asks for: all of it, the beginning of it, or something else. */
export function judgeStep({ match, codes }: LessonStep, after: Match): 'done' | 'on' | 'else' {
  const made = after.choices.slice(match.version, match.version + codes.length);
  if (made.some(({ option }, at) => option.code !== codes[at])) return 'else';
  return made.length === codes.length ? 'done' : 'on';
}

/** The steps of a lesson. @throws RulesError when its record cannot be replayed by these rules. */
export function lessonStepsOf({ record, moments }: LessonFile): LessonStep[] {
  const match = loadMatch({ ...record, codes: [] });
  return moments.map(({ id, at, choices = 1 }) => {
    for (const code of record.codes.slice(match.version, at)) match.choose(code);
    const option = required(
      match.legal().find(({ code }) => code === record.codes[at]),
      `option of the step ${id}`,
    );
    return { id, match: match.fork(), option, codes: record.codes.slice(at, at + choices) };
  });
}
