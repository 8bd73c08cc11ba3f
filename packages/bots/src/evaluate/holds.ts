/** The holds that distances are measured for, by rank: all of at most ten cubes. */

// oxlint-disable typescript/no-non-null-assertion -- the tables have an entry per hold and spice

import { count, one, SPICE_COUNT } from '@windrose/rules';

/** Larger holds are looked up without the cubes that are needed least. */
export const MOST_CUBES = 10;

/** Holds are numbered in this base first, a digit a spice. */
const BASE = MOST_CUBES + 1;

const DIGITS = [1, BASE, BASE ** 2, BASE ** 3] as const;

const bundles: number[] = [];
const RANK = new Int16Array(BASE ** 4).fill(-1);
for (let number = 0; number < RANK.length; number++) {
  let bundle = 0;
  for (let spice = 0; spice < SPICE_COUNT; spice++) {
    bundle += (Math.floor(number / DIGITS[spice]!) % BASE) * one(spice);
  }
  if (count(bundle) > MOST_CUBES) continue;
  RANK[number] = bundles.length;
  bundles.push(bundle);
}

/** The bundle of each rank. A hold with a cube more has a higher rank. */
export const BUNDLE: readonly number[] = bundles;
export const HOLDS = BUNDLE.length;
/** The number of cubes of each hold. */
export const CUBES = Uint8Array.from(BUNDLE, count);

/** The rank of a bundle of at most {@link MOST_CUBES} cubes. */
export function rankOf(bundle: number): number {
  return RANK[
    (bundle & 0x7f) +
      ((bundle >>> 8) & 0x7f) * BASE +
      ((bundle >>> 16) & 0x7f) * (BASE * BASE) +
      (bundle >>> 24) * (BASE * BASE * BASE)
  ]!;
}

/** Per hold, four each: the rank of the hold with one more cube of a spice, -1 over the limit. */
export const PLUS = new Int16Array(HOLDS * SPICE_COUNT);
/** Per hold, three each: the rank of the hold with one cube of a spice upgraded, -1 without such a cube. */
export const UPGRADED = new Int16Array(HOLDS * (SPICE_COUNT - 1)).fill(-1);
BUNDLE.forEach((bundle, hold) => {
  for (let spice = 0; spice < SPICE_COUNT; spice++) {
    PLUS[hold * SPICE_COUNT + spice] = CUBES[hold] === MOST_CUBES ? -1 : rankOf(bundle + one(spice));
  }
  for (let spice = 0; spice < SPICE_COUNT - 1; spice++) {
    if (((bundle >>> (8 * spice)) & 0x7f) === 0) continue;
    UPGRADED[hold * (SPICE_COUNT - 1) + spice] = rankOf(bundle - one(spice) + one(spice + 1));
  }
});
