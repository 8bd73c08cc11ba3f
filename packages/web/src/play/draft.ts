/** A turn that is being played: what is chosen is pending on a fork until it stands, so it can be taken back freely. */

import type { Match } from '@windrose/rules';

import { revealsHidden } from './reveals.ts';

/** What stands of a match, and what has been chosen since. */
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

  /** The codes of each click that may still be taken back. */
  get pending(): readonly (readonly number[])[] {
    return this.#pending;
  }

  /** Whether the pending choices have led to another seat, another turn or the end. */
  get held(): boolean {
    if (this.#pending.length === 0) return false;
    const { over, turn, decision } = this.#match;
    return over || turn !== this.#settled.turn || decision?.seat !== this.#settled.decision?.seat;
  }

  /** What is taken from now on is taken back together. */
  beginClick(): void {
    this.#pending.push([]);
  }

  /** Whether a choice would turn something up. */
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

  /** What leaves no choice is done by itself, and taken back together with the choice before it. */
  takeLoneOptions(): void {
    while (this.#pending.length > 0 && !this.held) {
      const [only, ...others] = this.#match.legal();
      if (!only || others.length > 0 || this.reveals(only.code)) return;
      this.take(only.code);
    }
  }

  /** Takes back all but the first clicks. */
  takeBack(clicks: number): void {
    this.#pending = this.#pending.slice(0, Math.max(0, clicks));
    this.#match = this.#replay();
  }

  /** Takes back what was chosen after a version of the match, as far as that can be. */
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

  /** What is pending stands from now on. */
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
