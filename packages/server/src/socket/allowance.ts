/** How much somebody may have of something: so much a second, and some more at once after a rest. */

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
    this.#refill();
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Takes some, whether they are left or not: what is missing has to be waited for. */
  spend(amount: number): void {
    this.#refill();
    this.#left -= amount;
  }

  /** Milliseconds until nothing is missing; 0 if nothing is. */
  wait(): number {
    this.#refill();
    return this.#left >= 0 ? 0 : Math.ceil((-this.#left / this.#perSecond) * 1000);
  }

  /** Whether nothing has been taken for long. */
  get full(): boolean {
    this.#refill();
    return this.#left === this.#most;
  }

  #refill(): void {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}
