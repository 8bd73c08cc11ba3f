/** Loads the trained weights and the evaluation of one game on demand, so that a page fetches only those it needs. */

import type { GameId } from '@windrose/rules';
import type { NetWeights } from '../evaluate/net.ts';

/** By the id of the game: the check of types demands every game of the family. */
const LOADERS: Readonly<Record<GameId, () => Promise<NetWeights>>> = {
  'eastern-wonders': async () => (await import('./eastern-wonders/weights.ts')).EASTERN_WONDERS_WEIGHTS,
  'eastern-wonders-solo': async () => (await import('./eastern-wonders-solo/weights.ts')).EASTERN_WONDERS_SOLO_WEIGHTS,
  'new-world': async () => (await import('./new-world/weights.ts')).NEW_WORLD_WEIGHTS,
  'east-to-west-1': async () => (await import('./east-to-west-1/weights.ts')).EAST_TO_WEST_1_WEIGHTS,
  'east-to-west-2': async () => (await import('./east-to-west-2/weights.ts')).EAST_TO_WEST_2_WEIGHTS,
  'east-to-west-3': async () => (await import('./east-to-west-3/weights.ts')).EAST_TO_WEST_3_WEIGHTS,
  'spice-road': async () => (await import('./spice-road/weights.ts')).SPICE_ROAD_WEIGHTS,
  'sand-to-sea': async () => (await import('./sand-to-sea/weights.ts')).SAND_TO_SEA_WEIGHTS,
};

/**
 * Loads the trained weights of the game of a core or a record, for `createBotWith`, and with them the evaluation of its realm: a bundle
 * keeps those of each game in a separate file. For a custom game it loads the evaluation of all realms.
 * @returns null if there are none, as for a custom game.
 */
export async function loadWeights({ game }: { readonly game: string }): Promise<NetWeights | null> {
  if (Object.hasOwn(LOADERS, game)) return LOADERS[game as GameId]();
  (await import('../realms/all.ts')).addRealms();
  return null;
}
