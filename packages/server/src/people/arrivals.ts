/** How many people may come new from one address, in this process. */

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { Refusal } from '../match/refusal.ts';

const HOUR_SECONDS = 3600;

export class Arrivals {
  readonly #most: number;
  readonly #limiter: RateLimiterMemory;

  /** @param most in an hour */
  constructor(most: number) {
    this.#most = most;
    this.#limiter = new RateLimiterMemory({ points: most, duration: HOUR_SECONDS });
  }

  /** Somebody comes new. @param origin the mark of the address. @throws Refusal `too-fast` */
  async welcome(origin: string): Promise<void> {
    try {
      await this.#limiter.consume(origin);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const again = Math.ceil(error.msBeforeNext / 1000);
      throw new Refusal(
        'too-fast',
        `From your address ${this.#most} people have come new in an hour; try again in ${again} s.`,
        {
          allowed: this.#most,
          again,
          quota: 'guests_per_address',
        },
      );
    }
  }
}
