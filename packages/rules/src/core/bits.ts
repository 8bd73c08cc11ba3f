/** Sets of small ids kept as bits of 32-bit words: piles, claims, outposts on a tile. */

// oxlint-disable typescript/no-non-null-assertion -- words lie below the length of the row; callers name ids that are in the set's range

import type { Luck } from './luck.ts';

/** Per byte of `word`: how many bits are set in it and in the bytes below. */
function bitsUpTo(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101);
}

/** The number of set bits of `word`. */
export function popcount(word: number): number {
  return bitsUpTo(word) >>> 24;
}

/** The position of the lowest set bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Per byte and rank, eight ranks per byte: the position of the set bit with that many set bits below it. */
const NTH_OF_BYTE = new Uint8Array(256 * 8);
for (let byte = 0; byte < 256; byte++) {
  for (let bit = 0, rank = 0; bit < 8; bit++) if ((byte >> bit) & 1) NTH_OF_BYTE[byte * 8 + rank++] = bit;
}

/** The position of the set bit that has `rank` set bits below it; there is one. */
export function nthBit(word: number, rank: number): number {
  const upTo = bitsUpTo(word);
  // The number of bytes whose set bits are all below it. No branches: they would be unpredictable, since chance decides the rank.
  const passed = ((Math.imul(rank, 0x01010101) | 0x80808080) - upTo) & 0x80808080;
  const shift = (Math.imul(passed >>> 7, 0x01010101) >>> 24) << 3;
  const below = ((upTo << 8) >>> shift) & 0xff;
  return shift + NTH_OF_BYTE[(((word >>> shift) & 0xff) << 3) + rank - below]!;
}

/** The positions of all set bits, rising. */
export function bitList(word: number): number[] {
  const list: number[] = [];
  for (let rest = word; rest !== 0; rest &= rest - 1) list.push(lowestBit(rest));
  return list;
}

/*
 * Sets of more than 32 ids: `words` words in a row of a typed array, one row an owner.
 */

/** The number of words for a set of `size` ids. */
export function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

/** Whether `id` is in the set that starts at `base`. */
export function inSet(cells: Int32Array, base: number, id: number): boolean {
  return ((cells[base + (id >>> 5)]! >>> (id & 31)) & 1) === 1;
}

/** Adds `id` to the set that starts at `base`. */
export function addToSet(cells: Int32Array, base: number, id: number): void {
  cells[base + (id >>> 5)]! |= 1 << (id & 31);
}

/** Takes `id` out of the set that starts at `base`. */
export function dropFromSet(cells: Int32Array, base: number, id: number): void {
  cells[base + (id >>> 5)]! &= ~(1 << (id & 31));
}

/** The number of ids in the set of `words` words that starts at `base`. */
export function setSize(cells: Int32Array, base: number, words: number): number {
  let size = 0;
  for (let word = 0; word < words; word++) size += popcount(cells[base + word]!);
  return size;
}

/** The id that has `rank` smaller ones in the set of `words` words that starts at `base`; -1 if there is none. */
export function nthOfSet(cells: Int32Array, base: number, words: number, rank: number): number {
  let rest = rank;
  for (let word = 0; word < words; word++) {
    const bits = cells[base + word]!;
    const size = popcount(bits);
    if (rest < size) return word * 32 + nthBit(bits, rest);
    rest -= size;
  }
  return -1;
}

/** The ids of the set of `words` words that starts at `base`, rising. */
export function setList(cells: Int32Array, base: number, words: number): number[] {
  const list: number[] = [];
  for (let word = 0; word < words; word++) for (const bit of bitList(cells[base + word]!)) list.push(word * 32 + bit);
  return list;
}

/** Draws one of the ids of the set of `words` words that starts at `base` and takes it out; -1 when there is none. */
export function drawFromSet(cells: Int32Array, base: number, words: number, luck: Luck): number {
  const size = setSize(cells, base, words);
  if (size === 0) return -1;
  let rank = luck.draw(size);
  for (let word = 0; ; word++) {
    const bits = cells[base + word]!;
    const few = popcount(bits);
    if (rank < few) {
      const bit = nthBit(bits, rank);
      cells[base + word] = bits & ~(1 << bit);
      return word * 32 + bit;
    }
    rank -= few;
  }
}

/** Whether the set of `words` words that starts at `base` has no ids. */
export function isEmptySet(cells: Int32Array, base: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (cells[base + word] !== 0) return false;
  return true;
}
