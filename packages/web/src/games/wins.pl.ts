/** The goal of each game, in Polish. */

import type { GameId } from '@windrose/rules';
import { win as easternWonders } from './eastern-wonders/pl.ts';
import { win as easternWondersSolo } from './eastern-wonders-solo/pl.ts';
import { win as newWorld } from './new-world/pl.ts';
import { win as eastToWest1 } from './east-to-west-1/pl.ts';
import { win as eastToWest2 } from './east-to-west-2/pl.ts';
import { win as eastToWest3 } from './east-to-west-3/pl.ts';
import { win as spiceRoad } from './spice-road/pl.ts';
import { win as sandToSea } from './sand-to-sea/pl.ts';

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
