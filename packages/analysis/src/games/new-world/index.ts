/** Lessons, puzzles and reviews for A New World. */

import type { PuzzleFile } from '../../puzzles/puzzle.ts';
import type { Numbers } from '../../tally/tally.ts';
import type { StudiedGame } from '../studied.ts';

export const newWorld: StudiedGame = {
  lesson: async () => (await import('./lesson.json', { with: { type: 'json' } })).default,
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default as PuzzleFile,
  numbers: async () => (await import('./numbers.json', { with: { type: 'json' } })).default as Numbers,
};
