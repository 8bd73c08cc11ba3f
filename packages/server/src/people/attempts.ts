/**
 * Limits guesses of passphrases. Wrong guesses from one address lead to growing delays; strangers' guesses at a name from
 * many addresses delay only strangers, by seconds, and never lock the owner out: browsers that have signed in before are
 * exempt. Counted per process.
 */

import { setTimeout as pause } from 'node:timers/promises';

import { dropOldest } from '../drop-oldest.ts';
import { Refusal } from '../match/refusal.ts';

const MINUTE = 60_000;

interface Count {
  wrong: number;
  latest: number;
}

/** Free wrong guesses from one address at one name, then a first pause that doubles up to the longest. */
const BY_BOTH = { free: 9, first: MINUTE, longest: 15 * MINUTE, forgotten: 60 * MINUTE };
const BY_ADDRESS = { free: 49, first: MINUTE, longest: 15 * MINUTE, forgotten: 60 * MINUTE };
/** Wrong guesses at one name from any address: each further one from an unknown browser is answered later. */
const BY_NAME = { free: 50, first: 250, longest: 4000, forgotten: 24 * 60 * MINUTE };
/** Maximum number of delayed guesses. */
const MOST_HELD = 200;
const MOST_COUNTS = 100_000;

type Rule = typeof BY_BOTH;

export class Attempts {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;
  #held = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Waits if strangers have guessed at a name.
   * @param known whether the browser has signed in under this name before.
   * @throws Refusal `too-fast` if there have been too many wrong guesses from this address
   */
  async demandFew(name: string, address: string, known: boolean): Promise<void> {
    const near = Math.max(this.#wait(`${address} ${name}`, BY_BOTH), this.#wait(address, BY_ADDRESS));
    if (near > 0) {
      const again = Math.ceil(near / 1000);
      throw new Refusal('too-fast', `Too many wrong guesses; try again in ${again} s.`, { again, quota: 'guesses' });
    }
    if (known) return;
    const delay = this.#pause(`name ${name}`, BY_NAME);
    if (delay === 0) return;
    if (this.#held >= MOST_HELD) {
      throw new Refusal('too-fast', 'Too many people are signing in; try again.', { again: 5, quota: 'guesses' });
    }
    this.#held++;
    await pause(delay).finally(() => this.#held--);
  }

  /** A guess was wrong. */
  failed(name: string, address: string): void {
    for (const key of [`${address} ${name}`, address, `name ${name}`]) {
      const count = this.#counts.get(key) ?? { wrong: 0, latest: 0 };
      this.#counts.delete(key);
      if (this.#counts.size >= MOST_COUNTS) dropOldest(this.#counts);
      this.#counts.set(key, { wrong: count.wrong + 1, latest: this.#now() });
    }
  }

  /** Milliseconds until the next guess may be made. */
  #wait(key: string, rule: Rule): number {
    const pausing = this.#pause(key, rule);
    const count = this.#counts.get(key);
    return count && pausing > 0 ? Math.max(0, count.latest + pausing - this.#now()) : 0;
  }

  /** Milliseconds between the latest guess and the next allowed one. */
  #pause(key: string, { free, first, longest, forgotten }: Rule): number {
    const count = this.#counts.get(key);
    if (!count || count.wrong <= free) return 0;
    if (this.#now() - count.latest > forgotten) {
      this.#counts.delete(key);
      return 0;
    }
    return Math.min(longest, first * 2 ** Math.min(30, count.wrong - free - 1));
  }
}
