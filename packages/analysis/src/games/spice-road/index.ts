/** What there is to learn and to look up about Spice Road. */

import type { StudiedGame } from '../studied.ts';

export const spiceRoad: StudiedGame = {
  lesson: async () => (await import('./lesson.json', { with: { type: 'json' } })).default,
  puzzles: null,
  numbers: null,
};
