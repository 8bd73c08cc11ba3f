/** The luck of an arena's match: fast and seeded, and it records what it has decided, for those who follow the match. */

import { FastLuck, type Luck } from '@windrose/rules';

/** Decides as a {@link FastLuck} of the same seed. */
export class RecordingLuck implements Luck {
  readonly #luck: FastLuck;
  #draws: number[] = [];

  constructor(seed: number) {
    this.#luck = new FastLuck(seed);
  }

  get drawn(): number {
    return this.#luck.drawn;
  }

  draw(n: number): number {
    const value = this.#luck.draw(n);
    if (n > 1) this.#draws.push(value);
    return value;
  }

  /** The draws since the last call, in order. */
  take(): number[] {
    const draws = this.#draws;
    this.#draws = [];
    return draws;
  }
}
