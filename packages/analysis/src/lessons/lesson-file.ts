/** Lessons as they are kept in files. */

import type { MatchRecord } from '@windrose/rules';

/** A moment: what is learned there, how many choices stand before it, and how many of one turn make up what is asked for (1). */
interface Moment {
  readonly id: string;
  readonly at: number;
  readonly choices?: number;
}

/** A lesson as it is kept in a file. */
export interface LessonFile {
  readonly record: MatchRecord;
  readonly moments: readonly Moment[];
}
