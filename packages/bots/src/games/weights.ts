/** The trained weights of all games. For a single game import those in its folder. */

import type { Core, GameId } from '@windrose/rules';
import type { NetWeights } from '../evaluate/net.ts';
import { EASTERN_WONDERS_WEIGHTS } from './eastern-wonders/weights.ts';
import { EASTERN_WONDERS_SOLO_WEIGHTS } from './eastern-wonders-solo/weights.ts';
import { NEW_WORLD_WEIGHTS } from './new-world/weights.ts';
import { EAST_TO_WEST_1_WEIGHTS } from './east-to-west-1/weights.ts';
import { EAST_TO_WEST_2_WEIGHTS } from './east-to-west-2/weights.ts';
import { EAST_TO_WEST_3_WEIGHTS } from './east-to-west-3/weights.ts';
import { SPICE_ROAD_WEIGHTS } from './spice-road/weights.ts';
import { SAND_TO_SEA_WEIGHTS } from './sand-to-sea/weights.ts';

/** By the id of the game: the check of types demands every game of the family. */
const WEIGHTS: Readonly<Record<GameId, NetWeights>> = {
  'eastern-wonders': EASTERN_WONDERS_WEIGHTS,
  'eastern-wonders-solo': EASTERN_WONDERS_SOLO_WEIGHTS,
  'new-world': NEW_WORLD_WEIGHTS,
  'east-to-west-1': EAST_TO_WEST_1_WEIGHTS,
  'east-to-west-2': EAST_TO_WEST_2_WEIGHTS,
  'east-to-west-3': EAST_TO_WEST_3_WEIGHTS,
  'spice-road': SPICE_ROAD_WEIGHTS,
  'sand-to-sea': SAND_TO_SEA_WEIGHTS,
};

/** The trained weights of a core's game; null if there are none. */
export function weightsFor({ game }: Core): NetWeights | null {
  return Object.hasOwn(WEIGHTS, game) ? WEIGHTS[game as GameId] : null;
}
