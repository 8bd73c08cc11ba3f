/** The texts on the box of Spice Road, in English. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'Spice Road',
  tagline:
    'Build a hand of merchant cards and turn yellow cubes into brown. Claim point cards before others can pay for them.',
  length: '30–45 minutes',
};
