/** The evaluation of all realms, for custom games: which of ours they are made of is known only when one is played. */

import { addRealm } from '../evaluate/realm.ts';
import { LAND } from './land.ts';
import { ROAD } from './road.ts';
import { SEA } from './sea.ts';

/** Registers all realms. */
export function addRealms(): void {
  for (const realm of [LAND, SEA, ROAD]) addRealm(realm);
}
