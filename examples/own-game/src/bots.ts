/** The bots' evaluation: the expected points of a seat beyond those it has. */

import { count, notYellow, worth } from '@windrose/rules';
import type { OwnBots } from '@windrose/bots';

import { cubesTowards, HARBOURS, ORDERS, PRICES } from './harbours.ts';

/** The remaining part of an order's points for each harbour between the boat and the order, and for each missing cube. */
const PER_STEP = 0.9;
const PER_CUBE = 0.6;

/** The value of a cube by colour for future orders, yellow 1 to brown 4 times this. */
const CUBES = 0.2;

/** The judgement of positions: the best order in sight, and the cubes in the hold. */
export const bots: OwnBots = {
  prospects: () => (state, seat) => {
    const hold = state.hold[seat] ?? 0;
    const at = state.harbour[seat] ?? 0;
    let best = 0;
    for (let place = 0; place < HARBOURS.length; place++) {
      const order = state.wanted[place] ?? -1;
      if (order < 0) continue;
      const price = PRICES[order] ?? 0;
      const away = (place - at + HARBOURS.length) % HARBOURS.length;
      const lacking = count(price) - cubesTowards(hold, price);
      best = Math.max(best, (ORDERS[order]?.points ?? 0) * PER_STEP ** away * PER_CUBE ** lacking);
    }
    // The points of cubes in the hold count at the end only: before it they are there to be paid with.
    return best + worth(hold) * CUBES - notYellow(hold) * 0.9;
  },
};
