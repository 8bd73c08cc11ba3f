/** The luck of an arena's match: fast and seeded, and it notes what it has decided, for those who follow the match. */

import { FastLuck, type Luck } from '@windrose/rules';

/** Decides as a {@link FastLuck} of the same seed. */
export class NotedLuck implements Luck {
  readonly #luck: FastLuck;
  #noted: number[] = [];

  constructor(seed: number) {
    this.#luck = new FastLuck(seed);
  }

  get drawn(): number {
    return this.#luck.drawn;
  }

  draw(n: number): number {
    const value = this.#luck.draw(n);
    if (n > 1) this.#noted.push(value);
    return value;
  }

  /** The draws since the last call, in order. */
  take(): number[] {
    const noted = this.#noted;
    this.#noted = [];
    return noted;
  }
}
