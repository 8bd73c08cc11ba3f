/** How often somebody may do something: so many a second, and some more at once after a rest. */

export class Allowance {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  /** Takes one, if there is one left. */
  take(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
