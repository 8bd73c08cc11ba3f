/** Spices and bundles: how many cubes of each spice, packed into one 32-bit number. */

// oxlint-disable typescript/no-non-null-assertion -- the table has an entry per set and rank

/** The letters of the four spices in rising order: yellow, red, green, brown. */
export const SPICES = ['Y', 'R', 'G', 'B'] as const;

/** The letter of a spice, as packs, records and the protocol write it. */
export type SpiceLetter = (typeof SPICES)[number];

/** A spice by its rank, 0 (yellow) to 3 (brown). */
export type Spice = number;

/** The number of spices. */
export const SPICE_COUNT = 4;

/**
 * A bundle: a byte a spice, yellow in the lowest, each 0 to 127.
 * Bundles are values: add with `+`, pay with `-`, compare with `===`.
 */
export type Bundle = number;

/** The most cubes of one spice that any place holds (ruling; the physical game has 105 cubes in all). */
export const MOST_OF_A_SPICE = 127;

const TOP_BITS = 0x80808080 | 0;
const EACH_MOST = 0x7f7f7f7f;
const EACH_ONE = 0x01010101;

/** The bundle of a single cube. */
export function one(spice: Spice): Bundle {
  return 1 << (spice << 3);
}

/** The number of cubes of `spice` in a bundle. */
export function amount(bundle: Bundle, spice: Spice): number {
  return (bundle >>> (spice << 3)) & 0x7f;
}

/** The total number of cubes in a bundle. */
export function count(bundle: Bundle): number {
  const pairs = (bundle & 0x00ff00ff) + ((bundle >>> 8) & 0x00ff00ff);
  return (pairs + (pairs >>> 16)) & 0x3ff;
}

/** Whether `hold` contains all of `price`. */
export function has(hold: Bundle, price: Bundle): boolean {
  return (((hold | TOP_BITS) - price) & TOP_BITS) === TOP_BITS;
}

/** Whether `gain` can be added to `hold` with no spice going over {@link MOST_OF_A_SPICE}. */
export function fits(hold: Bundle, gain: Bundle): boolean {
  return ((hold + gain) & TOP_BITS) === 0;
}

/**
 * All bits set if `give` can be taken from `hold` and `take` then added, otherwise none. Branchless, for loops over many
 * exchanges: the outcome is random, so branches would often be mispredicted.
 */
export function exchangeMask(hold: Bundle, give: Bundle, take: Bundle): number {
  const lacking = (((hold | TOP_BITS) - give) & TOP_BITS) ^ TOP_BITS;
  const refused = lacking | ((hold - give + take) & TOP_BITS);
  return ~((refused | -refused) >> 31);
}

/** All bits set if `hold` contains all of `price`, otherwise none: {@link has} without a branch. */
export function priceMask(hold: Bundle, price: Bundle): number {
  const lacking = (((hold | TOP_BITS) - price) & TOP_BITS) ^ TOP_BITS;
  return ~((lacking | -lacking) >> 31);
}

const HALF_FULL = 0xc0c0c0c0 | 0;

/**
 * Whether every spice counts less than 64: the sum of two such bundles is not over {@link MOST_OF_A_SPICE}. It may be asked of the
 * sum of two bundles, and of several combined with `|`.
 */
export function isLight(bundle: Bundle): boolean {
  return (bundle & HALF_FULL) === 0;
}

/** Adds an automatic gain, each spice stopping at {@link MOST_OF_A_SPICE}. */
export function addUpTo(hold: Bundle, gain: Bundle): Bundle {
  if (fits(hold, gain)) return hold + gain;
  let sum = 0;
  for (let spice = 0; spice < SPICE_COUNT; spice++) {
    const cubes = amount(hold, spice) + amount(gain, spice);
    sum += (cubes > MOST_OF_A_SPICE ? MOST_OF_A_SPICE : cubes) << (spice << 3);
  }
  return sum;
}

/** The number of cubes that are not yellow: a point each at the end of every game. */
export function notYellow(bundle: Bundle): number {
  return count(bundle & ~0x7f);
}

/** Whether a cube of `spice` in `hold` can be exchanged for one of the next spice. */
export function canUpgrade(hold: Bundle, spice: Spice): boolean {
  return spice < SPICE_COUNT - 1 && amount(hold, spice) > 0 && amount(hold, spice + 1) < MOST_OF_A_SPICE;
}

/** The high bit of the byte of every spice of which a hold has a cube that {@link canUpgrade}. */
function upgradable(hold: Bundle): number {
  const some = (hold + EACH_MOST) & TOP_BITS;
  const full = (hold + EACH_ONE) & TOP_BITS;
  return some & ~(full >>> 8) & ~(1 << 31);
}

/** The number of spices in a hold for which {@link canUpgrade} is true. */
export function upgradableKinds(hold: Bundle): number {
  return Math.imul(upgradable(hold) >>> 7, EACH_ONE) >>> 24;
}

/** The spice with `rank` spices below it among those that {@link canUpgrade}. */
export function nthUpgradable(hold: Bundle, rank: number): Spice {
  return nthMarked(upgradable(hold), rank);
}

/** `hold` after one cube of `spice` became one of the next spice. */
export function upgraded(hold: Bundle, spice: Spice): Bundle {
  return hold - one(spice) + one(spice + 1);
}

/** The letters of a bundle in rising order: `""`, `"YYR"`. */
export function formatBundle(bundle: Bundle): string {
  let text = '';
  for (const [spice, letter] of SPICES.entries()) text += letter.repeat(amount(bundle, spice));
  return text;
}

/**
 * Reads letters in rising order.
 * @returns the bundle, or null when a letter is not a spice, the order is wrong or there are more than 127 of one spice.
 */
export function parseBundle(text: string): Bundle | null {
  let bundle = 0;
  let last = 0;
  for (const letter of text) {
    const spice = SPICES.indexOf(letter as SpiceLetter);
    if (spice < last) return null;
    if (amount(bundle, spice) === MOST_OF_A_SPICE) return null;
    bundle += one(spice);
    last = spice;
  }
  return bundle;
}

/** The number of spices of which a bundle has cubes. */
export function kinds(bundle: Bundle): number {
  return Math.imul(((bundle + EACH_MOST) & TOP_BITS) >>> 7, EACH_ONE) >>> 24;
}

/** The spice with `rank` spices below it in a bundle that has cubes of more. */
export function nthSpice(bundle: Bundle, rank: number): Spice {
  return nthMarked((bundle + EACH_MOST) & TOP_BITS, rank);
}

/** Per set of marked bytes, four bits, and rank, four ranks per set: the marked byte with that many marked bytes below it. */
const NTH_MARKED = new Int32Array(16 * 4);
for (let set = 0; set < 16; set++) {
  for (let byte = 0, rank = 0; byte < SPICE_COUNT; byte++) if ((set >> byte) & 1) NTH_MARKED[set * 4 + rank++] = byte;
}

/** The highest bit of each byte, brought together in four bits: the factor moves them to the highest ones. */
const GATHER = 0x10204080;

/** The byte with `rank` bytes below it that have their high bit set, as it has. A table, since a loop ends unpredictably. */
function nthMarked(marks: number, rank: number): Spice {
  return NTH_MARKED[((Math.imul(marks >>> 7, GATHER) >>> 28) << 2) + rank]!;
}

/** The worth of a bundle by the family's measure: yellow 1, red 2, green 3, brown 4. */
export function worth(bundle: Bundle): number {
  return amount(bundle, 0) + 2 * amount(bundle, 1) + 3 * amount(bundle, 2) + 4 * amount(bundle, 3);
}
