/** A turn in progress: choices are pending on a fork until they are settled, so they can be undone freely. */

import type { Match } from '@windrose/rules';

import { revealsHidden } from './reveals.ts';

/** The settled part of a match, and the pending choices. */
export class Draft {
  #settled: Match;
  #match: Match;
  #pending: number[][];

  /**
   * @param settled everything that stands.
   * @param pending the codes of each click since.
   * @throws RulesError when they cannot be chosen.
   */
  constructor(settled: Match, pending: readonly (readonly number[])[] = []) {
    this.#settled = settled;
    this.#pending = pending.map((click) => [...click]);
    this.#match = this.#replay();
  }

  /** Everything that stands. */
  get settled(): Match {
    return this.#settled;
  }

  /** The match with the pending choices. */
  get match(): Match {
    return this.#match;
  }

  /** The codes of each click that can still be undone. */
  get pending(): readonly (readonly number[])[] {
    return this.#pending;
  }

  /** Whether the pending choices have led to another seat, another turn or the end. */
  get held(): boolean {
    if (this.#pending.length === 0) return false;
    const { over, turn, decision } = this.#match;
    return over || turn !== this.#settled.turn || decision?.seat !== this.#settled.decision?.seat;
  }

  /** Starts a group of choices that are undone together. */
  beginClick(): void {
    this.#pending.push([]);
  }

  /** Whether a choice would reveal something. */
  reveals(code: number): boolean {
    return revealsHidden(this.#match, [code]);
  }

  /** Takes an option. */
  take(code: number): void {
    this.#match.choose(code);
    const click = this.#pending.at(-1);
    if (click) click.push(code);
    else this.#pending.push([code]);
  }

  /** Takes decisions with a single option automatically; they are undone with the choice before. */
  takeLoneOptions(): void {
    while (this.#pending.length > 0 && !this.held) {
      const [only, ...others] = this.#match.legal();
      if (!only || others.length > 0 || this.reveals(only.code)) return;
      this.take(only.code);
    }
  }

  /** Undoes all but the first clicks. */
  takeBack(clicks: number): void {
    this.#pending = this.#pending.slice(0, Math.max(0, clicks));
    this.#match = this.#replay();
  }

  /** Undoes choices after a version of the match, as far as possible. */
  takeBackTo(version: number): void {
    let left = version - this.#settled.version;
    const kept = this.#pending.map((click) => {
      const part = click.slice(0, Math.max(0, left));
      left -= click.length;
      return part;
    });
    this.#pending = kept.filter((click) => click.length > 0);
    this.#match = this.#replay();
  }

  /** Settles all pending choices. */
  settle(): void {
    this.standOn(this.#match);
  }

  /** Another match stands from now on, and nothing is pending. */
  standOn(match: Match): void {
    this.#settled = match;
    this.#match = match.fork();
    this.#pending = [];
  }

  #replay(): Match {
    const match = this.#settled.fork();
    for (const code of this.#pending.flat()) match.choose(code);
    return match;
  }
}
