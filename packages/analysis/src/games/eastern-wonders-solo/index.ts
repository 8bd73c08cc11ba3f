/** Lessons, puzzles and reviews for Eastern Wonders – Solo. */

import type { StudiedGame } from '../studied.ts';

export const easternWondersSolo: StudiedGame = {
  lesson: async () => (await import('./lesson.json', { with: { type: 'json' } })).default,
  puzzles: null,
  numbers: null,
};
