/** How often somebody may guess: failed sign-ins are counted by name and by address, in this process. */

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { Refusal } from '../match/refusal.ts';

const MINUTE = 60;

/** Wrong guesses at one name from one address. */
const BY_BOTH = { points: 10, duration: 15 * MINUTE };
/** Wrong guesses at one name from anywhere. */
const BY_NAME = { points: 100, duration: 24 * 60 * MINUTE };
/** Wrong guesses from one address at any name. */
const BY_ADDRESS = { points: 50, duration: 60 * MINUTE };

export class Attempts {
  readonly #limits = [
    { limiter: new RateLimiterMemory(BY_BOTH), key: (name: string, address: string) => `${address} ${name}` },
    { limiter: new RateLimiterMemory(BY_NAME), key: (name: string) => name },
    { limiter: new RateLimiterMemory(BY_ADDRESS), key: (_name: string, address: string) => address },
  ];

  /** @throws Refusal `too-fast` if there have been too many wrong guesses */
  async demandFew(name: string, address: string): Promise<void> {
    for (const { limiter, key } of this.#limits) {
      const state = await limiter.get(key(name, address));
      if (state && state.remainingPoints <= 0) {
        const minutes = Math.ceil(state.msBeforeNext / 60_000);
        throw new Refusal('too-fast', `Too many wrong guesses; try again in ${minutes} min.`);
      }
    }
  }

  /** A guess was wrong. */
  async failed(name: string, address: string): Promise<void> {
    for (const { limiter, key } of this.#limits) {
      await limiter.consume(key(name, address)).catch((error: unknown) => {
        // Past the limit it says so by rejecting.
        if (!(error instanceof RateLimiterRes)) throw error;
      });
    }
  }
}
