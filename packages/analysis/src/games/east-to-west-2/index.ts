/** What there is to learn and to look up about From East to West, Part II. */

import type { StudiedGame } from '../studied.ts';

export const eastToWest2: StudiedGame = {
  lesson: null,
  puzzles: null,
  numbers: null,
};
