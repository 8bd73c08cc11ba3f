/** Lessons, puzzles and reviews for From East to West, Part II. */

import type { PuzzleFile } from '../../puzzles/puzzle.ts';
import type { StudiedGame } from '../studied.ts';

export const eastToWest2: StudiedGame = {
  lesson: async () => (await import('./lesson.json', { with: { type: 'json' } })).default,
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default as PuzzleFile,
  numbers: null,
};
