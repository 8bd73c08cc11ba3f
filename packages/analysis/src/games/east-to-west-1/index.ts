/** What there is to learn and to look up about From East to West, Part I. */

import type { StudiedGame } from '../studied.ts';

export const eastToWest1: StudiedGame = {
  lesson: null,
  puzzles: null,
  numbers: null,
};
