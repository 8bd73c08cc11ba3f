/** The texts on the box of From East to West, Part I, in English. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'From East to West, Part I',
  tagline:
    'Spice Road meets A New World: your settlers also work at markets. Build a trade route of your own from merchant cards.',
  length: '45–60 minutes',
};
