/** Players for matches on the road, each with a leaning of its own, so that random matches come into every corner. */

import type { Leaning } from '../players.ts';

/** Likes options by their kind. */
const liking =
  (weights: Readonly<Record<string, number>>): Leaning =>
  ({ kind }) =>
    weights[kind] ?? 1;

/** Claims whatever it can pay for, trades and upgrades on. */
export const merchant = liking({ claim: 500, play: 6, again: 4, upgrade: 8, enough: 0.5, rest: 2, move: 4, build: 50 });

/** Buys cards, the dear ones most of all. */
export const collector: Leaning = ({ kind, slot }) =>
  kind === 'acquire' ? 4 + 3 * Number(slot) : ({ play: 2, claim: 20, build: 20 }[kind] ?? 1);

/** Always the first card, and never a cube on it. */
export const scavenger: Leaning = ({ kind, slot }) =>
  kind === 'acquire' ? (slot === 0 ? 10 : 0.1) : ({ play: 3, merchant: 5 }[kind] ?? 1);

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
  const { seats, mover, map } = match.state() as {
    mover: number;
    seats: { outposts: Record<string, number> }[];
    map: { at: string; market?: string; outposts: number[] }[];
  };
  const place = map.find(({ at }) => at === option.to)!;
  if (place.market === undefined || place.outposts.includes(mover)) return 1;
  const row = 'YRGB'[Math.floor((Number(place.market.slice(1)) - 1) / 6)]!;
  const { outposts } = seats[mover]!;
  return outposts[row] === Math.min(...Object.values(outposts)) ? 20 : 1;
};
