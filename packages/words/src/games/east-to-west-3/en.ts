/** The texts on the box of From East to West, Part III, in English. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'From East to West, Part III',
  tagline:
    'All three games in one: land, sea and merchants. Every way leads to point cards, if you have settlers enough.',
  length: '60–75 minutes',
};
