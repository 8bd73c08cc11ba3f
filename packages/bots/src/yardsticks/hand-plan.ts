/** B3: a plan by hand: production and upgrades first, then one order after the other, each until it is claimed or gone. */

// oxlint-disable typescript/no-non-null-assertion -- options run below their number; rows of the state are as long as the layout says

import { MERCHANT_WORDS, notYellow, popcount, type State, worth } from '@windrose/rules';
import { withinLimit } from '../evaluate/hold-limit.ts';
import { missingWorth, Objectives } from './objectives.ts';
import { OwnTurns } from './own-turns.ts';
import type { Yardstick } from './yardstick.ts';

/** Number of rounds for production and upgrades. */
const BUILDING_ROUNDS = 8;

/** While building, in points: what cubes are worth for their colour, and each thing that produces or trades. */
const EARLY_CUBE = 0.25;
const MEANS = 1.5;

/** On the way to an order, in points: what each missing cube costs for its colour, each step, and what other cubes are worth. */
const MISSING = 0.8;
const STEP = 0.4;
const SPARE_CUBE = 0.05;

/** The value of a ready settler, or of a merchant card in the hand: without them nothing can be done. */
const READY = 0.15;
const MOST_READY = 4;

/** No order is pursued. */
const NONE = -1;

/** The number of cells for the outposts of a seat. */
const ROWS = 4;

/** B3. */
export const handPlanPlayer: Yardstick = {
  plays: 'production and upgrades early, then one order at a time',
  make(core, seed) {
    const objectives = new Objectives(core);
    /** Per seat: the order that is pursued. */
    const pursued = new Int32Array(core.seats).fill(NONE);
    const turns = new OwnTurns(core, { turns: 1, within: 128, ends: 128 }, (state, seat) => score(state, seat), seed);

    const score = (state: State, seat: number): number => {
      const kept = withinLimit(state.hold[seat]!, state.limit[seat]!);
      const points = core.points(state, seat) - notYellow(state.hold[seat]!) + readyOf(state, seat) * READY;
      if (pursued[seat] === NONE) return points + worth(kept) * EARLY_CUBE + meansOf(state, seat) * MEANS;
      objectives.look(state);
      const i = objectives.id.subarray(0, objectives.size).indexOf(pursued[seat]!);
      const spare = points + worth(kept) * SPARE_CUBE;
      // This seat claims it in the turn considered, since no other seat moves in it.
      if (i < 0) return spare;
      const way = missingWorth(kept, objectives.price[i]!) * MISSING + objectives.steps(state, seat, i) * STEP;
      return spare - way;
    };

    /** The order with the most points for the way to it. */
    const choose = (state: State, seat: number): number => {
      const hold = state.hold[seat]!;
      let best = NONE;
      let most = 0;
      for (let i = 0; i < objectives.size; i++) {
        const way = missingWorth(hold, objectives.price[i]!) * MISSING + objectives.steps(state, seat, i) * STEP;
        const rate = objectives.points[i]! / (way + MOST_READY);
        if (rate <= most) continue;
        most = rate;
        best = objectives.id[i]!;
      }
      return best;
    };

    return (state, codes, n) => {
      if (n === 1) return codes[0]!;
      const seat = state.actor;
      objectives.look(state);
      const early = state.round <= BUILDING_ROUNDS && state.final === 0;
      const onOffer = objectives.id.subarray(0, objectives.size).includes(pursued[seat]!);
      if (early) pursued[seat] = NONE;
      else if (!onOffer) pursued[seat] = choose(state, seat);
      return turns.best(state);
    };
  },
};

/** The number of a seat's components that produce or trade: outposts, settlers, merchant cards, tiles. */
function meansOf(state: State, seat: number): number {
  let means = 0;
  if (state.built.length > 0) {
    for (let row = 0; row < ROWS; row++) means += state.built[seat * ROWS + row]!;
  }
  if (state.reserve.length > 0) means -= state.reserve[seat]!;
  if (state.explored.length > 0) means += popcount(state.explored[seat]!);
  if (state.hand.length > 0) means += ownCards(state, seat);
  if (state.merchants.length > 0) means += state.merchants[seat]!;
  return means;
}

/** The number of settlers ready to be placed, or of merchant cards in the hand. */
function readyOf(state: State, seat: number): number {
  let ready = 0;
  if (state.ready.length > 0) ready += state.ready[seat]!;
  if (state.hand.length > 0)
    ready += popcount(state.hand[seat * MERCHANT_WORDS]!) + popcount(state.hand[seat * MERCHANT_WORDS + 1]!);
  return Math.min(ready, MOST_READY);
}

function ownCards({ hand, played, filed }: State, seat: number): number {
  let cards = 0;
  for (const set of [hand, played, filed]) {
    if (set.length > 0) cards += popcount(set[seat * MERCHANT_WORDS]!) + popcount(set[seat * MERCHANT_WORDS + 1]!);
  }
  return cards;
}
