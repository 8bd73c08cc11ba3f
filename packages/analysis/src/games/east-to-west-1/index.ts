/** Lessons, puzzles and reviews for From East to West, Part I. */

import type { PuzzleFile } from '../../puzzles/puzzle.ts';
import type { StudiedGame } from '../studied.ts';

export const eastToWest1: StudiedGame = {
  lesson: async () => (await import('./lesson.json', { with: { type: 'json' } })).default,
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default as PuzzleFile,
  numbers: null,
};
