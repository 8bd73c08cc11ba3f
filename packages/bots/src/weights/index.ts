/** What was learned of each game; made by `windrose train`. */

import { type Core, islandsOf, landTableOf, merchantsOf, seaTableOf } from '@windrose/rules';
import type { NetWeights } from '../evaluate/net.ts';
import learned from './weights.json' with { type: 'json' };

/** Which game a core plays: told by what lies on its table. */
function gameOf({ assembly, seats, sides }: Core): string {
  const merchants = merchantsOf(assembly) !== null;
  if (seaTableOf(assembly)) {
    if (sides > seats) return 'eastern-wonders-solo';
    return merchants ? 'sand-to-sea' : 'eastern-wonders';
  }
  if (!landTableOf(assembly)) return 'spice-road';
  if (islandsOf(assembly)) return merchants ? 'east-to-west-3' : 'east-to-west-2';
  return merchants ? 'east-to-west-1' : 'new-world';
}

/** What was learned of the game that a core plays; null when nothing was. */
export function weightsFor(core: Core): NetWeights | null {
  return (learned as Readonly<Record<string, NetWeights>>)[gameOf(core)] ?? null;
}
