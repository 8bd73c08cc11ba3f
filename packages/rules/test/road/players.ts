/** Players for matches on the road with different preferences, so that random matches reach all rules. */

import { type AnyView, SPICES } from '../../src/index.ts';
import { type Leaning, liking } from '../players.ts';

/** Claims every payable card, trades and upgrades repeatedly. */
export const merchant = liking({ claim: 500, play: 6, again: 4, upgrade: 8, enough: 0.5, rest: 2, move: 4, build: 50 });

const buyer = liking({ play: 2, claim: 20, build: 20 });

/** Buys cards, the dear ones most of all. */
export const collector: Leaning = (option, match) =>
  option.kind === 'acquire' ? 4 + 3 * Number(option.slot) : buyer(option, match);

const taker = liking({ play: 3, merchant: 5 });

/** Always the first card, and never a cube on it. */
export const scavenger: Leaning = (option, match) =>
  option.kind === 'acquire' ? (option.slot === 0 ? 10 : 0.1) : taker(option, match);

/** Rests and waits. */
export const sleeper = liking({ rest: 12, claim: 0, build: 0 });

/** Sails as far as its cards go, and builds wherever it comes. */
export const captain = liking({
  move: 8,
  step: 4,
  stay: 0.3,
  stop: 2,
  build: 60,
  trade: 6,
  claim: 100,
  rest: 4,
  play: 2,
});

/** Puts rows of different symbols up, so that columns are emptied. */
export const settler: Leaning = (option, match) => {
  if (option.kind !== 'step') return captain(option, match);
  const { seats, mover, map = [] }: AnyView = match.state();
  const place = map.find(({ at }) => at === option.to)!;
  const { outposts } = seats[mover!]!;
  if (place.market === undefined || place.outposts.includes(mover!) || !outposts) return 1;
  const row = SPICES[Math.floor((Number(place.market.slice(1)) - 1) / 6)]!;
  return outposts[row] === Math.min(...Object.values(outposts)) ? 20 : 1;
};
