/** The texts on the box of From Sand to Sea, in English. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'From Sand to Sea',
  tagline:
    'Spice Road goes to sea: cards let you trade or move your boat. Build outposts on islands and claim orders in ports.',
  length: '45–60 minutes',
};
