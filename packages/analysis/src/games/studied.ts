/** The interface of a game for analysis. */

import type { LessonFile } from '../lessons/lesson-file.ts';
import type { PuzzleFile } from '../puzzles/puzzle.ts';
import type { Numbers } from '../tally/tally.ts';

/** The studies of a game, each loaded on demand; null where there is none. */
export interface StudiedGame {
  /** The lesson, of which each language has the texts. */
  readonly lesson: (() => Promise<LessonFile>) | null;
  /** The puzzles that were found. */
  readonly puzzles: (() => Promise<PuzzleFile>) | null;
  /** The statistics. */
  readonly numbers: (() => Promise<Numbers>) | null;
}
