/** The texts of each game in every language; they are beside it, one file per language. */

import type { GameId } from '@windrose/rules';
import type { SpiceNames } from '../messages.ts';
import { spices as easternWonders } from './eastern-wonders/spices.ts';
import { spices as easternWondersSolo } from './eastern-wonders-solo/spices.ts';
import { spices as newWorld } from './new-world/spices.ts';
import { spices as eastToWest1 } from './east-to-west-1/spices.ts';
import { spices as eastToWest2 } from './east-to-west-2/spices.ts';
import { spices as eastToWest3 } from './east-to-west-3/spices.ts';
import { spices as spiceRoad } from './spice-road/spices.ts';
import { spices as sandToSea } from './sand-to-sea/spices.ts';

/** The names of the spices in each game. */
export const SPICE_NAMES: Readonly<Record<GameId, SpiceNames>> = {
  'eastern-wonders': easternWonders,
  'eastern-wonders-solo': easternWondersSolo,
  'new-world': newWorld,
  'east-to-west-1': eastToWest1,
  'east-to-west-2': eastToWest2,
  'east-to-west-3': eastToWest3,
  'spice-road': spiceRoad,
  'sand-to-sea': sandToSea,
};
