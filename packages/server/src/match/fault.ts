/** Matches that cannot go on: what is stored of them cannot be replayed, or the program fails over them. */

import { dropOldest } from '../drop-oldest.ts';

/** Something went wrong over a match by itself, not over its storage: trying again changes nothing. */
export class MatchFault extends Error {
  override readonly name = 'MatchFault';
}

/** A match is closed when it has failed so often, over so many milliseconds: a newer program that replaces this one may read it. */
const MOST_FAILURES = 5;
const LONG_ENOUGH = 60_000;
/** Matches that are remembered as failing. */
const MOST_REMEMBERED = 10_000;

/** Counts the failures of matches in this process. */
export class Faults {
  readonly #failing = new Map<string, { readonly since: number; times: number }>();

  /** Notes a failure. @returns whether the match has failed for so long that it has to be closed. */
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

  /** The match goes on, or is closed. */
  forget(match: string): void {
    this.#failing.delete(match);
  }
}
