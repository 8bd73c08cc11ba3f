/** What there is to learn and to look up about From Sand to Sea. */

import type { StudiedGame } from '../studied.ts';

export const sandToSea: StudiedGame = {
  lesson: null,
  puzzles: null,
  numbers: null,
};
