/** The evaluation of games on the road alone. */

import { merchantsOf, ordersOf } from '@windrose/rules';
import { describeHands } from '../evaluate/features/hand.ts';
import { describeRoad } from '../evaluate/features/road.ts';
import type { Realm } from '../evaluate/realm.ts';
import { roadProspects } from '../evaluate/road.ts';
import { roadTableOf } from '../road/table.ts';
import { RoadThinker } from '../road/thinker.ts';

/** The realm. */
export const ROAD: Realm = {
  id: 'road',
  prospects({ assembly, seats }, view) {
    const merchants = merchantsOf(assembly);
    const orders = ordersOf(assembly);
    return merchants && orders && roadProspects(seats, merchants, orders, view);
  },
  describe({ assembly, seats }) {
    const merchants = merchantsOf(assembly);
    return [...(merchants ? [describeHands(merchants)] : []), ...(ordersOf(assembly) ? [describeRoad(seats)] : [])];
  },
  planner(core) {
    const table = roadTableOf(core);
    return table && new RoadThinker(core, table);
  },
};
