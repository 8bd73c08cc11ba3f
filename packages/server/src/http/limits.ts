/** Request limits per minute and address, and the delay of answers to requests beyond them. */

import { setTimeout as pause } from 'node:timers/promises';

import { Refusal } from '../match/refusal.ts';

/** The default of the overall limit; the limits of single routes scale with it. */
const USUAL = 1200;

/** A limit for one route: `seldom(30)` is 30 per minute at the default value of REQUESTS_PER_MINUTE. */
export type Seldom = (most: number) => { rateLimit: { max: number; timeWindow: string } };

export function limitsFor(requestsPerMinute: number): Seldom {
  return (most) => ({
    rateLimit: { max: Math.max(1, Math.ceil((most * requestsPerMinute) / USUAL)), timeWindow: '1 minute' },
  });
}

/** The refusal of a request beyond a limit. @param whose whose requests are counted, such as `your address`. @param ttl milliseconds */
export function tooManyRequests(max: number, ttl: number, whose: string): Refusal {
  const again = Math.max(1, Math.ceil(ttl / 1000));
  const sentence = `More than ${max} requests of this kind in a minute from ${whose}; try again in ${again} s.`;
  return new Refusal('too-fast', sentence, { allowed: max, again, quota: 'requests_per_minute' });
}

/** For health checks and metrics: a limit that no monitoring reaches, whatever else its address asks for. */
export const MONITORING = { rateLimit: { max: 600, timeWindow: '1 minute' } };

/** Milliseconds for which the answer to a request beyond a limit is held back. */
const HELD = 250;
/** Answers held back at the same time; beyond that they are sent at once, so that they occupy little memory. */
const MOST_HELD = 200;

/**
 * Holds back answers to requests beyond a limit. A client that waits for each answer, or a proxy with few connections for it, then asks a
 * few times a second instead of hundreds of times.
 */
export class HeldAnswers {
  #held = 0;

  /** Resolves when the answer may be sent. */
  async hold(): Promise<void> {
    if (this.#held >= MOST_HELD) return;
    this.#held++;
    await pause(HELD);
    this.#held--;
  }
}
