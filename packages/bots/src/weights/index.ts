/** What was learned of each game; made by `windrose train`. */

import type { Core, GameId } from '@windrose/rules';
import type { NetWeights } from '../evaluate/net.ts';
import learned from './weights.json' with { type: 'json' };

/** By the id of the game: the check of types demands every game of the family. */
const WEIGHTS: Readonly<Record<GameId, NetWeights>> = learned;

const byGame: ReadonlyMap<string, NetWeights> = new Map(Object.entries(WEIGHTS));

/** What was learned of the game that a core plays; null when nothing was. */
export function weightsFor({ game }: Core): NetWeights | null {
  return byGame.get(game) ?? null;
}
