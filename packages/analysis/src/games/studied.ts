/** What analysis has of a game. */

import type { LessonFile } from '../lessons/lesson-file.ts';
import type { PuzzleFile } from '../puzzles/puzzle.ts';
import type { Numbers } from '../tally/tally.ts';

/** What there is of a game, each fetched when it is asked for; null where there is none. */
export interface StudiedGame {
  /** The lesson, of which each language has the texts. */
  readonly lesson: (() => Promise<LessonFile>) | null;
  /** The puzzles that were found. */
  readonly puzzles: (() => Promise<PuzzleFile>) | null;
  /** What was counted. */
  readonly numbers: (() => Promise<Numbers>) | null;
}
