/** Lessons, puzzles and reviews for From East to West, Part III. */

import type { PuzzleFile } from '../../puzzles/puzzle.ts';
import type { Numbers } from '../../tally/tally.ts';
import type { StudiedGame } from '../studied.ts';

export const eastToWest3: StudiedGame = {
  lesson: async () => (await import('./lesson.json', { with: { type: 'json' } })).default,
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default as PuzzleFile,
  numbers: async () => (await import('./numbers.json', { with: { type: 'json' } })).default as Numbers,
};
