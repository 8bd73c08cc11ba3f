/** What a position is worth to a seat, in points: those it has, and those it may hope for. */

import { type Core, islandsOf, landTableOf, merchantsOf, ordersOf, seaTableOf, type State } from '@windrose/rules';
import type { Hopes } from './hopes.ts';
import { landHopes } from './land.ts';
import { roadHopes } from './road.ts';
import { seaHopes } from './sea.ts';

/** Judges positions for the seat whose turn is being planned. */
export interface Evaluation {
  /** Looks at the position a plan begins with, before others are judged. */
  prepare(state: State, seat: number): void;
  /** How good a position is for the seat, in points. */
  value(state: State, seat: number): number;
}

/** Added to the points of who would win a match that ends, and taken from those of who would not. */
const VICTORY = 30;

/** After so many rounds without a claim, who is behind no longer minds that the match ends. */
const RESIGNATION = 8;

/** The evaluation for a game: points and hopes as long as turns are to come, points and victory when they are not. */
export function evaluationFor(core: Core): Evaluation {
  const hopes = hopesFor(core);
  let defeat = -VICTORY;
  return {
    prepare(state, seat) {
      // Who is behind puts off the end, but not for ever.
      defeat = -VICTORY * Math.max(0, 1 - state.stall / RESIGNATION);
      hopes.prepare(state, seat);
    },
    value(state, seat) {
      const points = core.points(state, seat);
      if (state.over === 0 && state.final === 0) return points + hopes.value(state, seat);
      let best = -Infinity;
      for (let side = 0; side < core.sides; side++) {
        if (side !== seat) best = Math.max(best, core.points(state, side));
      }
      return points + (points > best ? VICTORY : defeat);
    },
  };
}

function hopesFor({ assembly, seats }: Core): Hopes {
  const sea = seaTableOf(assembly);
  const land = landTableOf(assembly);
  const merchants = merchantsOf(assembly);
  const orders = ordersOf(assembly);
  if (sea) return seaHopes(sea, merchants);
  if (land) return landHopes(land, { islands: islandsOf(assembly), merchants });
  if (merchants && orders) return roadHopes(seats, merchants, orders);
  throw new RangeError('no way is known to judge the positions of this game');
}
