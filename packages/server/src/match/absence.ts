/** Who followed a match at this process and no longer does: what the others at the table are told. */

import { dropOldest } from '../drop-oldest.ts';

/** Matches of which it is remembered. */
const MOST_MATCHES = 10_000;

/** Since when a person has been away. */
export interface Absence {
  readonly person: string;
  readonly since: number;
}

export class Absences {
  readonly #left = new Map<string, Map<string, number>>();

  /** The last client of a person has stopped following a match. */
  leave(match: string, person: string, at: number): void {
    const left = this.#left.get(match) ?? new Map<string, number>();
    left.set(person, at);
    // The match that somebody left last is dropped last.
    this.#left.delete(match);
    this.#left.set(match, left);
    if (this.#left.size > MOST_MATCHES) dropOldest(this.#left);
  }

  /** A client of a person follows a match. @returns whether they had been away */
  arrive(match: string, person: string): boolean {
    const left = this.#left.get(match);
    const was = left?.delete(person) ?? false;
    if (left?.size === 0) this.#left.delete(match);
    return was;
  }

  of(match: string): Absence[] {
    return [...(this.#left.get(match) ?? [])].map(([person, since]) => ({ person, since }));
  }
}
