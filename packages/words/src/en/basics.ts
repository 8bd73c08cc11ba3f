/** The English texts that are needed before a match begins. */

import { box as easternWonders } from '../games/eastern-wonders/en.ts';
import { box as easternWondersSolo } from '../games/eastern-wonders-solo/en.ts';
import { box as newWorld } from '../games/new-world/en.ts';
import { box as eastToWest1 } from '../games/east-to-west-1/en.ts';
import { box as eastToWest2 } from '../games/east-to-west-2/en.ts';
import { box as eastToWest3 } from '../games/east-to-west-3/en.ts';
import { box as spiceRoad } from '../games/spice-road/en.ts';
import { box as sandToSea } from '../games/sand-to-sea/en.ts';
import type { Basics } from '../messages.ts';

export const basics: Basics = {
  cubeLetters: { Y: 'Y', R: 'R', G: 'G', B: 'B' },
  guest: (name) => `Guest ${name}`,
  and: 'and',
  games: {
    'eastern-wonders': easternWonders,
    'eastern-wonders-solo': easternWondersSolo,
    'new-world': newWorld,
    'east-to-west-1': eastToWest1,
    'east-to-west-2': eastToWest2,
    'east-to-west-3': eastToWest3,
    'spice-road': spiceRoad,
    'sand-to-sea': sandToSea,
  },
};
