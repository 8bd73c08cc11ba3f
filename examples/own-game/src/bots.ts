/** What the bots are told: what a position promises a seat, besides the points it has. */

import { count, notYellow, worth } from '@windrose/rules';
import type { OwnBots } from '@windrose/bots';

import { cubesTowards, HARBOURS, ORDERS, PRICES } from './harbours.ts';

/** What is left of an order's points for each harbour that the boat is still away from it, and for each cube it lacks. */
const PER_STEP = 0.9;
const PER_CUBE = 0.6;

/** What a cube is worth for its colour towards whatever comes, yellow 1 to brown 4 times this. */
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
