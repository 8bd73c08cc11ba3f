/** The clocks of a match: a pure account of when each seat has chosen. */

import { type Pace, slowDeadline } from './pace.ts';

/** How much time each seat has left. Moments and times are in milliseconds. */
export class Clocks {
  readonly #pace: Pace;
  /** Time left per seat when the running stretch began, in milliseconds; live matches only. */
  readonly #left: number[];
  /** When the running stretch began. */
  #since: number;

  constructor(pace: Pace, seats: number, at: number) {
    this.#pace = pace;
    this.#left = Array.from({ length: seats }, () => (pace.kind === 'live' ? pace.base * 1000 : 0));
    this.#since = at;
  }

  /** The time a seat had left at the last change; empty for a missing seat. */
  #of(seat: number): number {
    return this.#left[seat] ?? 0;
  }

  /** When the running stretch began: without a clock, and in slow matches, when the decision came to the seat that has to choose. */
  get since(): number {
    return this.#since;
  }

  /** When a seat that has to choose runs out of time; null if it never does. */
  deadline(seat: number): number | null {
    const pace = this.#pace;
    if (pace.kind === 'free') return null;
    return pace.kind === 'live' ? this.#since + this.#of(seat) : slowDeadline(pace, this.#since);
  }

  /** The time a seat has left; pass `now` if its clock is running. Null without a clock. */
  left(seat: number, now: number | null): number | null {
    const pace = this.#pace;
    if (pace.kind === 'free') return null;
    if (pace.kind === 'live') return Math.max(0, this.#of(seat) - (now === null ? 0 : now - this.#since));
    return now === null ? null : Math.max(0, slowDeadline(pace, this.#since) - now);
  }

  /** A seat has chosen: `counted` if its clock was running, `passed` if the decision moved to another seat or turn. */
  chose(seat: number, at: number, { counted, passed }: { counted: boolean; passed: boolean }): void {
    const pace = this.#pace;
    if (pace.kind === 'live') {
      if (counted) this.#left[seat] = Math.max(0, this.#of(seat) - (at - this.#since));
      if (counted && passed) this.#left[seat] = this.#of(seat) + pace.increment * 1000;
      this.#since = at;
    } else if (passed) {
      this.#since = at;
    }
  }

  /** A bot plays the seat that has to choose from now on: what its person has used is used. */
  stop(seat: number, at: number): void {
    if (this.#pace.kind !== 'live') return;
    this.#left[seat] = Math.max(0, this.#of(seat) - (at - this.#since));
    this.#since = at;
  }

  /** The person plays the seat that has to choose again, with what they had left. The days of a turn run from its beginning. */
  goOn(at: number): void {
    if (this.#pace.kind === 'live') this.#since = at;
  }

  /** Whether a seat has no time left; pass `now` if it has to choose, null if not. */
  isEmpty(seat: number, now: number | null): boolean {
    return this.left(seat, null) === 0 || (now !== null && (this.deadline(seat) ?? Infinity) <= now);
  }

  /** The others wait: what the seat has used so far is counted, and no more. */
  pause(seat: number, at: number): void {
    if (this.#pace.kind === 'live') this.#left[seat] = Math.max(1000, this.#of(seat) - (at - this.#since));
    this.#since = at;
  }
}
