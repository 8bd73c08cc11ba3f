/** A limit per hour, of an address or a person, counted in this process. */

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { Refusal } from '../match/refusal.ts';

const HOUR_SECONDS = 3600;

export class Hourly {
  readonly #most: number;
  readonly #quota: string;
  readonly #sentence: (most: number) => string;
  readonly #limiter: RateLimiterMemory;

  /** @param most maximum per hour. @param quota the name of the limit. @param sentence what has been done so often: "From your address 4 people have come new" */
  constructor(most: number, quota: string, sentence: (most: number) => string) {
    this.#most = most;
    this.#quota = quota;
    this.#sentence = sentence;
    this.#limiter = new RateLimiterMemory({ points: most, duration: HOUR_SECONDS });
  }

  /** Counts one action. @param whose the hash of the address, or the person. @throws Refusal `too-fast` */
  async take(whose: string): Promise<void> {
    try {
      await this.#limiter.consume(whose);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      this.#refuse(error);
    }
  }

  /** Whether one more action is allowed, without counting it. @throws Refusal `too-fast` */
  async demand(whose: string): Promise<void> {
    const used = await this.#limiter.get(whose);
    if (used !== null && used.consumedPoints >= this.#most) this.#refuse(used);
  }

  #refuse({ msBeforeNext }: RateLimiterRes): never {
    const again = Math.max(1, Math.ceil(msBeforeNext / 1000));
    throw new Refusal('too-fast', `${this.#sentence(this.#most)} in an hour; try again in ${again} s.`, {
      allowed: this.#most,
      again,
      quota: this.#quota,
    });
  }

  /** Counts one action that is done, also beyond the limit. */
  async count(whose: string): Promise<void> {
    await this.#limiter.penalty(whose);
  }
}
