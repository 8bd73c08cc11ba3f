/** The Polish texts that are needed before a match begins. */

import { box as easternWonders } from '../games/eastern-wonders/pl.ts';
import { box as easternWondersSolo } from '../games/eastern-wonders-solo/pl.ts';
import { box as newWorld } from '../games/new-world/pl.ts';
import { box as eastToWest1 } from '../games/east-to-west-1/pl.ts';
import { box as eastToWest2 } from '../games/east-to-west-2/pl.ts';
import { box as eastToWest3 } from '../games/east-to-west-3/pl.ts';
import { box as spiceRoad } from '../games/spice-road/pl.ts';
import { box as sandToSea } from '../games/sand-to-sea/pl.ts';
import type { Basics } from '../messages.ts';

export const basics: Basics = {
  cubeLetters: { Y: 'Ż', R: 'C', G: 'Z', B: 'B' },
  guest: (name) => `Gość ${name}`,
  and: 'i',
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
