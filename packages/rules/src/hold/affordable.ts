/** Looking up at once which of many prices a hold can pay. */

import { wordsFor } from '../core/bits.ts';
import { amount, type Bundle, SPICES } from '../core/spice.ts';

/** In a key: where the position among the darker spices begins. */
const DARK = 16;

/** Sets of prices, as bits by position, by the hold that can pay them; 32 prices a word. */
export class Affordable {
  /** The prices content with y yellow and r red are the set y × depth + r. */
  readonly #light: Int32Array;
  /** The prices content with g green and b brown are the set g × depth + b. */
  readonly #dark: Int32Array;
  /** No price asks for so many of one spice. */
  readonly #depth: number;
  readonly #words: number;

  /** @param words how many words the sets have; as few as will do unless more are named. */
  constructor(prices: readonly Bundle[], words = wordsFor(prices.length)) {
    const depth = 1 + Math.max(0, ...prices.flatMap((price) => SPICES.map((_, spice) => amount(price, spice))));
    const sets = (low: number): Int32Array => {
      const bits = new Int32Array(depth * depth * words);
      for (let set = 0; set < depth * depth; set++) {
        prices.forEach((price, position) => {
          const enough = amount(price, low) <= Math.floor(set / depth) && amount(price, low + 1) <= set % depth;
          if (enough) bits[set * words + (position >> 5)]! |= 1 << (position & 31);
        });
      }
      return bits;
    };
    this.#depth = depth;
    this.#words = words;
    this.#light = sets(0);
    this.#dark = sets(2);
  }

  /** What {@link word} looks a hold up by. */
  key(hold: Bundle): number {
    const depth = this.#depth;
    const most = depth - 1;
    const yellow = amount(hold, 0);
    const red = amount(hold, 1);
    const green = amount(hold, 2);
    const brown = amount(hold, 3);
    const light = (yellow < most ? yellow : most) * depth + (red < most ? red : most);
    const dark = (green < most ? green : most) * depth + (brown < most ? brown : most);
    return (dark << DARK) | light;
  }

  /** Bits of the prices of one word that the hold of a key can pay. */
  word(key: number, word: number): number {
    const words = this.#words;
    return this.#light[(key & 0xffff) * words + word]! & this.#dark[(key >>> DARK) * words + word]!;
  }
}
