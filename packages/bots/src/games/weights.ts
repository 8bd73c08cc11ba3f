/** What was learned of each game; made by `windrose train`. */

import type { Core, GameId } from '@windrose/rules';
import type { NetWeights } from '../evaluate/net.ts';
import easternWonders from './eastern-wonders/weights.json' with { type: 'json' };
import easternWondersSolo from './eastern-wonders-solo/weights.json' with { type: 'json' };
import newWorld from './new-world/weights.json' with { type: 'json' };
import eastToWest1 from './east-to-west-1/weights.json' with { type: 'json' };
import eastToWest2 from './east-to-west-2/weights.json' with { type: 'json' };
import eastToWest3 from './east-to-west-3/weights.json' with { type: 'json' };
import spiceRoad from './spice-road/weights.json' with { type: 'json' };
import sandToSea from './sand-to-sea/weights.json' with { type: 'json' };

/** By the id of the game: the check of types demands every game of the family. */
const WEIGHTS: Readonly<Record<GameId, NetWeights>> = {
  'eastern-wonders': easternWonders,
  'eastern-wonders-solo': easternWondersSolo,
  'new-world': newWorld,
  'east-to-west-1': eastToWest1,
  'east-to-west-2': eastToWest2,
  'east-to-west-3': eastToWest3,
  'spice-road': spiceRoad,
  'sand-to-sea': sandToSea,
};

const byGame: ReadonlyMap<string, NetWeights> = new Map(Object.entries(WEIGHTS));

/** What was learned of the game that a core plays; null when nothing was. */
export function weightsFor({ game }: Core): NetWeights | null {
  return byGame.get(game) ?? null;
}
