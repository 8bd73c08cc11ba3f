/**
 * Limits guesses of passphrases. Wrong guesses from one address lead to growing delays; strangers' guesses at a name from
 * many addresses delay only strangers, by seconds. A browser that has signed in under the name before has a count of its own,
 * so that guesses of others, also at its own address, never lock the owner out. Counted per process.
 */

import { setTimeout as pause } from 'node:timers/promises';

import { dropOldest } from '../drop-oldest.ts';
import { Refusal } from '../match/refusal.ts';

const MINUTE = 60_000;

interface Count {
  wrong: number;
  latest: number;
}

/** Free wrong guesses from one address or one known browser at one name, then a first pause that doubles up to the longest. */
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
   * @param known what identifies the browser, if it has signed in under this name before; else null.
   * @throws Refusal `too-fast` if there have been too many wrong guesses from this browser or address
   */
  async demandFew(name: string, address: string, known: string | null): Promise<void> {
    if (known !== null) {
      demandNoWait(this.#wait(knownKey(known, name), BY_BOTH), BY_BOTH, 'guesses_per_browser');
      return;
    }
    const [both, near] = [this.#wait(`${address} ${name}`, BY_BOTH), this.#wait(address, BY_ADDRESS)];
    if (both >= near) demandNoWait(both, BY_BOTH, 'guesses_per_name');
    demandNoWait(near, BY_ADDRESS, 'guesses_per_address');
    const delay = this.#pause(`name ${name}`, BY_NAME);
    if (delay === 0) return;
    if (this.#held >= MOST_HELD) {
      throw new Refusal('too-fast', 'Too many people are signing in; try again.', {
        allowed: MOST_HELD,
        again: 5,
        quota: 'guesses_waiting',
      });
    }
    this.#held++;
    await pause(delay).finally(() => this.#held--);
  }

  /** A guess was wrong. @param known as for {@link demandFew} */
  failed(name: string, address: string, known: string | null): void {
    const keys = known === null ? [`${address} ${name}`, address, `name ${name}`] : [knownKey(known, name)];
    for (const key of keys) {
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

const knownKey = (known: string, name: string): string => `known ${known} ${name}`;

/** What is counted, by the name of the limit. */
const COUNTED = {
  guesses_per_browser: 'at this name from your browser',
  guesses_per_name: 'at this name from your address',
  guesses_per_address: 'from your address',
};

function demandNoWait(wait: number, { free }: Rule, quota: keyof typeof COUNTED): void {
  if (wait === 0) return;
  const again = Math.ceil(wait / 1000);
  const sentence = `More than ${free} wrong guesses ${COUNTED[quota]}; try again in ${again} s.`;
  throw new Refusal('too-fast', sentence, { allowed: free, again, quota });
}
