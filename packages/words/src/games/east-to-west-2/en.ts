/** The texts on the box of From East to West, Part II, in English. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'From East to West, Part II',
  tagline:
    'Eastern Wonders meets A New World: settlers on the land, a boat between the islands. Outposts score points and give bonus tiles, and islands let you trade.',
  length: '45–60 minutes',
};
