/**
 * Lessons: moments of a recorded match at which the reader makes a choice. Between them the match continues automatically, so
 * every step has a real board, real rules, and one task.
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
  /** The choice to make. */
  readonly option: CodedOption;
}

/** The steps of a lesson. @throws RulesError when its record cannot be replayed by these rules. */
export function lessonStepsOf({ record, moments }: LessonFile): LessonStep[] {
  const match = loadMatch({ ...record, codes: [] });
  return moments.map(({ id, at }) => {
    for (const code of record.codes.slice(match.version, at)) match.choose(code);
    const option = required(
      match.legal().find(({ code }) => code === record.codes[at]),
      `option of the step ${id}`,
    );
    return { id, match: match.fork(), option };
  });
}
