/** The register of games: one line a game. */

import type { Game } from '../core/game.ts';
import { eastToWest1 } from './east-to-west-1.ts';
import { eastToWest2 } from './east-to-west-2.ts';
import { eastToWest3 } from './east-to-west-3.ts';
import { easternWondersSolo } from './eastern-wonders-solo.ts';
import { easternWonders } from './eastern-wonders.ts';
import { newWorld } from './new-world.ts';
import { sandToSea } from './sand-to-sea.ts';
import { spiceRoad } from './spice-road.ts';

/** Every game that can be played, in the order in which they are offered. */
export const GAMES: readonly Game[] = [
  easternWonders,
  easternWondersSolo,
  newWorld,
  eastToWest1,
  eastToWest2,
  eastToWest3,
  spiceRoad,
  sandToSea,
];
