/** Constant-time lookup of the prices that a hold can pay. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat its cell

import { wordsFor } from '../core/bits.ts';
import { amount, type Bundle, MOST_OF_A_SPICE, SPICE_COUNT } from '../core/spice.ts';

/** As a shift: where the sets of the next spice, and those of the next word, begin. */
const PER_SPICE = 7;
const PER_WORD = 9;
const MASK = MOST_OF_A_SPICE;
const RED = 1 << PER_SPICE;
const GREEN = 2 << PER_SPICE;
const BROWN = 3 << PER_SPICE;

/** Sets of prices, as bits by position, by the hold that can pay them; 32 prices a word. */
export class Affordable {
  /** Word by word, spice by spice: by the cubes of that spice in a hold, the prices that ask for no more of it. */
  readonly #sets: Int32Array;

  /** @param words how many words the sets have; as few as will do unless more are named. */
  constructor(prices: readonly Bundle[], words = wordsFor(prices.length)) {
    const sets = new Int32Array(words << PER_WORD);
    for (let spice = 0; spice < SPICE_COUNT; spice++) {
      for (let cubes = 0; cubes <= MOST_OF_A_SPICE; cubes++) {
        prices.forEach((price, position) => {
          const set = ((position >> 5) << PER_WORD) + (spice << PER_SPICE) + cubes;
          if (amount(price, spice) <= cubes) sets[set]! |= 1 << (position & 31);
        });
      }
    }
    this.#sets = sets;
  }

  /** Bits of the prices of one word that a hold can pay. */
  word(hold: Bundle, word: number): number {
    const sets = this.#sets;
    const base = word << PER_WORD;
    return (
      sets[base + (hold & MASK)]! &
      sets[base + RED + ((hold >>> 8) & MASK)]! &
      sets[base + GREEN + ((hold >>> 16) & MASK)]! &
      sets[base + BROWN + (hold >>> 24)]!
    );
  }
}
