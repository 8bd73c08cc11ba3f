/**
 * The evaluation of one realm: sea, land or road. Each game brings the realm it needs with its trained weights, so
 * that a bundle with one game contains no other.
 */

import { type Core, islandsOf, landTableOf, merchantsOf, ordersOf, seaTableOf, type State } from '@windrose/rules';
import type { Advice } from '../advice.ts';
import type { Budget } from '../levels.ts';
import type { Description } from './features/description.ts';
import type { NetWeights } from './net.ts';
import type { Prospects } from './seat-prospects.ts';
import type { View } from './view.ts';

/** Plans many turns of a seat at once. */
export interface TravelPlanner {
  /** Advice on the turn of the seat to move. @param enough called with the expected milliseconds of the next round; true stops. */
  advise(state: State, budget: Budget, enough: (ms: number) => boolean, seed: number): Advice;
}

/** The evaluation of a realm. */
export interface Realm {
  readonly id: 'land' | 'sea' | 'road';
  /** The seats' prospects; null where the game lacks the components for them. */
  prospects(core: Core, view: View): readonly Prospects[] | null;
  /** The inputs of a net for one side. */
  describe(core: Core): readonly Description[];
  /** The planner of the strongest level; without one it searches turn by turn. */
  planner?(core: Core): TravelPlanner | null;
}

const realms = new Map<Realm['id'], Realm>();

/** Registers the evaluation of a realm. */
export function addRealm(realm: Realm): void {
  realms.set(realm.id, realm);
}

/** Trained weights of a game; whoever imports them has the evaluation of its realm, too. */
export function weightsIn(realm: Realm, weights: NetWeights): NetWeights {
  addRealm(realm);
  return weights;
}

/** The realms of a core's game, in the order in which they describe a side. @throws Error if one has not been registered. */
export function realmsOf({ game, assembly }: Core): readonly Realm[] {
  const own: Realm['id'][] = [];
  if (landTableOf(assembly) !== null) own.push('land');
  if (seaTableOf(assembly) !== null) own.push('sea');
  if (own.length === 0 && (merchantsOf(assembly) !== null || ordersOf(assembly) !== null)) own.push('road');
  return own.map((id) => {
    const realm = realms.get(id);
    if (realm) return realm;
    throw new Error(`${game} needs the evaluation of the realm "${id}": call loadWeights before a bot is made`);
  });
}

/** Whether a core's game is played on the road alone. */
export function isOnRoad({ assembly }: Core): boolean {
  if (landTableOf(assembly) !== null || seaTableOf(assembly) !== null) return false;
  return merchantsOf(assembly) !== null && ordersOf(assembly) !== null;
}

/** Whether a core's game is played on land alone. */
export function isOnLand({ assembly }: Core): boolean {
  return landTableOf(assembly) !== null && seaTableOf(assembly) === null && islandsOf(assembly) === null;
}

/** What a game is played on, as far as a level's errors depend on it: hands at sea are those of "From Sand to Sea". */
export type Ground = 'sea' | 'land' | 'road' | 'hands at sea';

/** What a core's game is played on; land comes before sea. */
export function groundOf(core: Core): Ground {
  if (landTableOf(core.assembly) !== null) return 'land';
  if (isOnRoad(core)) return 'road';
  return merchantsOf(core.assembly) === null ? 'sea' : 'hands at sea';
}

/** The planner of a core's realm, if it has one. */
export function plannerOf(core: Core): TravelPlanner | null {
  for (const realm of realmsOf(core)) {
    const planner = realm.planner?.(core) ?? null;
    if (planner !== null) return planner;
  }
  return null;
}
