/** A limit per hour and address, counted in this process. */

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { Refusal } from '../match/refusal.ts';

const HOUR_SECONDS = 3600;

export class Hourly {
  readonly #most: number;
  readonly #quota: string;
  readonly #done: string;
  readonly #limiter: RateLimiterMemory;

  /** @param most maximum per hour. @param quota the name of the limit. @param done describes the counted action: "4 people have come new" */
  constructor(most: number, quota: string, done: string) {
    this.#most = most;
    this.#quota = quota;
    this.#done = done;
    this.#limiter = new RateLimiterMemory({ points: most, duration: HOUR_SECONDS });
  }

  /** Counts one action. @param origin the hash of the address. @throws Refusal `too-fast` */
  async take(origin: string): Promise<void> {
    try {
      await this.#limiter.consume(origin);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const again = Math.ceil(error.msBeforeNext / 1000);
      throw new Refusal(
        'too-fast',
        `From your address ${this.#most} ${this.#done} in an hour; try again in ${again} s.`,
        {
          allowed: this.#most,
          again,
          quota: this.#quota,
        },
      );
    }
  }
}
