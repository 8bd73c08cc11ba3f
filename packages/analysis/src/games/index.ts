/** The games of the family, and what there is to learn and to look up about each. */

import type { GameId } from '@windrose/rules';
import type { StudiedGame } from './studied.ts';
import { easternWonders } from './eastern-wonders/index.ts';
import { easternWondersSolo } from './eastern-wonders-solo/index.ts';
import { newWorld } from './new-world/index.ts';
import { eastToWest1 } from './east-to-west-1/index.ts';
import { eastToWest2 } from './east-to-west-2/index.ts';
import { eastToWest3 } from './east-to-west-3/index.ts';
import { spiceRoad } from './spice-road/index.ts';
import { sandToSea } from './sand-to-sea/index.ts';

/** By the id of a game, in the order in which they are offered. */
export const STUDIED: Readonly<Record<GameId, StudiedGame>> = {
  'eastern-wonders': easternWonders,
  'eastern-wonders-solo': easternWondersSolo,
  'new-world': newWorld,
  'east-to-west-1': eastToWest1,
  'east-to-west-2': eastToWest2,
  'east-to-west-3': eastToWest3,
  'spice-road': spiceRoad,
  'sand-to-sea': sandToSea,
};

/** The games of which there is something. */
export function gamesWith(what: keyof StudiedGame): readonly GameId[] {
  return (Object.keys(STUDIED) as GameId[]).filter((id) => STUDIED[id][what] !== null);
}
