/** The texts on the box of Eastern Wonders, in English. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'Eastern Wonders',
  tagline:
    'Sail between spice islands, build outposts and trade your way up. The race ends when someone has claimed four orders.',
  length: '30–45 minutes',
};
