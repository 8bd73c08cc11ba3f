/** B8: on the road only, a beam search over its own next twelve turns, exact about hold, hand and market, ignoring the others. */

// oxlint-disable typescript/no-non-null-assertion -- options run below their number; rows of the state are as long as the layout says

import { count, type MerchantCards, worth } from '@windrose/rules';
import { RoadPlan } from '../road/own-plan.ts';
import { roadTableOf, TurnMaker } from '../road/table.ts';
import { onePlyPlayer } from './one-ply.ts';
import type { Yardstick } from './yardstick.ts';

/** Twelve turns, two hundred lines. */
const SCOPE = { turns: 12, width: 200 };

/** Weights of its evaluation of the end of a line, besides points: tuned by playing. */
const VALUES = { cubes: [0.25, 0.5, 0.75, 1], ready: 0.05, claim: 3, patience: 0.97 } as const;

/** The value of a card per worth of cubes that a use brings. */
const GAIN = 0.1;

/** Approximate number of cubes traded with a card at a time. */
const TRADED = 4;

/** B8. */
export const plainBeamPlayer: Yardstick = {
  plays: 'Spice Road: a beam of 200 lines over its own next twelve turns, alone; other games like B2',
  make(core, seed) {
    const table = roadTableOf(core);
    if (table === null) return onePlyPlayer.make(core, seed);
    const values = { ...VALUES, cards: gainsOf(table.merchants) };
    const position = core.newState();
    const plan = new RoadPlan(table, position, values, SCOPE);
    const maker = new TurnMaker(core);
    let made = 0;
    let turn = -1;
    return (state, codes, n) => {
      if (n === 1) return codes[0]!;
      if (state.turn !== turn) {
        turn = state.turn;
        made = 0;
        maker.codes.length = 0;
        plan.plan(state, state.actor);
        for (const first of plan.firsts) if (maker.make(state, first, seed)) break;
      }
      const legal = codes.subarray(0, n);
      while (made < maker.codes.length && !legal.includes(maker.codes[made]!)) made++;
      return maker.codes[made++] ?? legal[0]!;
    };
  },
};

/** The value of each card to its owner, by this yardstick. */
function gainsOf({ ids, upgrades, give, take }: MerchantCards): Float64Array {
  return Float64Array.from(ids, (_, card) => {
    if (upgrades[card]! > 0) return upgrades[card]! * GAIN;
    const gain = worth(take[card]!) - worth(give[card]!);
    const paid = give[card]!;
    return GAIN * (paid === 0 ? gain : gain * Math.max(1, Math.floor(TRADED / count(paid))));
  });
}
