/** The goal of each game, in English. */

import type { GameId } from '@windrose/rules';
import { win as easternWonders } from './eastern-wonders/en.ts';
import { win as easternWondersSolo } from './eastern-wonders-solo/en.ts';
import { win as newWorld } from './new-world/en.ts';
import { win as eastToWest1 } from './east-to-west-1/en.ts';
import { win as eastToWest2 } from './east-to-west-2/en.ts';
import { win as eastToWest3 } from './east-to-west-3/en.ts';
import { win as spiceRoad } from './spice-road/en.ts';
import { win as sandToSea } from './sand-to-sea/en.ts';

export const wins: Readonly<Record<GameId, string>> = {
  'eastern-wonders': easternWonders,
  'eastern-wonders-solo': easternWondersSolo,
  'new-world': newWorld,
  'east-to-west-1': eastToWest1,
  'east-to-west-2': eastToWest2,
  'east-to-west-3': eastToWest3,
  'spice-road': spiceRoad,
  'sand-to-sea': sandToSea,
};
