/** The texts on the box of A New World, in English. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'A New World',
  tagline:
    'Send settlers to work on a new continent and oust others from the best locations. Forts, tools and exploration lead to eight point cards.',
  length: '30–45 minutes',
};
