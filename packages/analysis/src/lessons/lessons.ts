/**
 * Lessons: the moments of a recorded match at which somebody learns something by doing it. Between them the match goes on
 * by itself, so every step has a real board, real rules, and one thing to do.
 */

import { type CodedOption, loadMatch, type Match, type MatchRecord } from '@windrose/rules';

/** A moment: what is learned there, and how many choices stand before it. */
interface Moment {
  readonly id: string;
  readonly at: number;
}

/** A lesson as it is kept in a file. */
export interface LessonFile {
  readonly record: MatchRecord;
  readonly moments: readonly Moment[];
}

/** The games that are taught, and their lessons. */
export const LESSONS: Readonly<Record<string, () => Promise<LessonFile>>> = {
  'eastern-wonders': async () =>
    (await import('../games/eastern-wonders/lesson.json', { with: { type: 'json' } })).default,
  'eastern-wonders-solo': async () =>
    (await import('../games/eastern-wonders-solo/lesson.json', { with: { type: 'json' } })).default,
  'new-world': async () => (await import('../games/new-world/lesson.json', { with: { type: 'json' } })).default,
  'east-to-west-3': async () =>
    (await import('../games/east-to-west-3/lesson.json', { with: { type: 'json' } })).default,
  'spice-road': async () => (await import('../games/spice-road/lesson.json', { with: { type: 'json' } })).default,
};

/** One thing to be done. */
export interface LessonStep {
  readonly id: string;
  /** The match before it. */
  readonly match: Match;
  /** What is to be chosen. */
  readonly option: CodedOption;
}

/** The steps of a lesson. @throws RulesError when its record cannot be replayed by these rules. */
export function stepsOf({ record, moments }: LessonFile): LessonStep[] {
  const match = loadMatch({ ...record, codes: [] });
  return moments.map(({ id, at }) => {
    for (const code of record.codes.slice(match.version, at)) match.choose(code);
    const option = match.legal().find(({ code }) => code === record.codes[at])!;
    return { id, match: match.fork(), option };
  });
}
