/** Matches that cannot continue: their stored steps cannot be replayed, or the program fails on them. */

import { dropOldest } from '../drop-oldest.ts';

/** A fault of the match itself, not of its storage: retrying does not help. */
export class MatchFault extends Error {
  override readonly name = 'MatchFault';
}

/** A match is closed only after so many failures over so many milliseconds: a newer version of the program might read it. */
const MOST_FAILURES = 5;
const LONG_ENOUGH = 60_000;
/** Failing matches kept in memory. */
const MOST_REMEMBERED = 10_000;

/** Counts the failures of matches in this process. */
export class Faults {
  readonly #failing = new Map<string, { readonly since: number; times: number }>();

  /** Counts a failure. @returns whether the match has failed for so long that it has to be closed. */
  note(match: string, now: number): boolean {
    let failing = this.#failing.get(match);
    if (!failing) {
      failing = { since: now, times: 0 };
      if (this.#failing.size >= MOST_REMEMBERED) dropOldest(this.#failing);
      this.#failing.set(match, failing);
    }
    failing.times++;
    return failing.times >= MOST_FAILURES && now - failing.since >= LONG_ENOUGH;
  }

  /** The match continues, or is closed. */
  forget(match: string): void {
    this.#failing.delete(match);
  }
}
