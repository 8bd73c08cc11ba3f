/** Lessons as they are kept in files. */

import type { MatchRecord } from '@windrose/rules';

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
