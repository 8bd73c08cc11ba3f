/** A token bucket: an amount per second, and a burst after a rest. */

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

  /** Takes one if available. */
  take(): boolean {
    this.#refill();
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Takes an amount even if not available; the debt has to be waited for. */
  spend(amount: number): void {
    this.#refill();
    this.#left -= amount;
  }

  /** Milliseconds until the debt is paid; 0 without debt. */
  wait(): number {
    this.#refill();
    return this.#left >= 0 ? 0 : Math.ceil((-this.#left / this.#perSecond) * 1000);
  }

  /** Whether the bucket is full. */
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
