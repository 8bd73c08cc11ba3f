/** B2: examines every way to play its turn and picks the best end by points, progress and cubes. */

// oxlint-disable typescript/no-non-null-assertion -- options run below their number; rows of the state are as long as the layout says

import type { Core, State } from '@windrose/rules';
import { notYellow, worth } from '@windrose/rules';
import { withinLimit } from '../evaluate/hold-limit.ts';
import { missingWorth, Objectives } from './objectives.ts';
import { OwnTurns } from './own-turns.ts';
import type { Yardstick } from './yardstick.ts';

/** The value of a cube in the hold per rank of its colour: yellow 1 to brown 4 times this. */
const CUBE = 0.2;

/** The part of an order's points that progress towards it can be worth. */
const PROGRESS = 0.7;

/** Progress lost per step between the boat and the place of the order. */
const STEP = 0.04;

/** Points a side has, progress to the best order, and what its cubes are worth. */
function scoreOf(core: Core) {
  const objectives = new Objectives(core);
  return (state: State, seat: number): number => {
    objectives.look(state);
    const hold = state.hold[seat]!;
    const kept = withinLimit(hold, state.limit[seat]!);
    let best = 0;
    for (let i = 0; i < objectives.size; i++) {
      const price = objectives.price[i]!;
      const covered = 1 - missingWorth(kept, price) / worth(price) - objectives.steps(state, seat, i) * STEP;
      best = Math.max(best, objectives.points[i]! * PROGRESS * covered);
    }
    return core.points(state, seat) - notYellow(hold) + worth(kept) * CUBE + best;
  };
}

/** B2. */
export const onePlyPlayer: Yardstick = {
  plays: 'the best turn by points, progress to the best order and cubes',
  make(core, seed) {
    const turns = new OwnTurns(core, { turns: 1, within: 128, ends: 128 }, scoreOf(core), seed);
    return (state, codes, n) => (n === 1 ? codes[0]! : turns.best(state));
  },
};
