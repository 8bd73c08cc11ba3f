/** The texts on the box of Eastern Wonders – Solo, in English. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'Eastern Wonders – Solo',
  tagline:
    'You have the islands to yourself, except for a rival who responds to every turn. Be the better merchant before either of you has four orders.',
  length: '20–30 minutes',
};
