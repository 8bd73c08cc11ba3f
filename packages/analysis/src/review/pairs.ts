/** Compares two lines by playouts. */

import { type Change, gainOf, type PlayedOutChances, TRUST } from './comparison.ts';
import { combined, type Estimate, meanWithError } from './estimate.ts';
import type { PlayedOut } from './result.ts';

/** The winners of pairs of playouts: after the better line, and after what was played. */
export class Pairs {
  readonly #better: number[] = [];
  readonly #played: number[] = [];
  readonly #sides: number;

  constructor(sides: number) {
    this.#sides = sides;
  }

  /** The number of pairs. */
  get number(): number {
    return this.#better.length;
  }

  /** @param better the side that won after the better line. @param played the one that won after what was played. */
  add(better: number, played: number): void {
    this.#better.push(better);
    this.#played.push(played);
  }

  /** An evaluated change together with what the playouts say: each counts by its precision. */
  added(evaluated: Change, seat: number): Change {
    const { error } = this.#gain(seat);
    const of = (side: number): Estimate => combined(gainOf(evaluated, side), { value: this.#gain(side).value, error });
    return {
      by: Array.from({ length: this.#sides }, (_, side) => of(side).value),
      error: withOtherBots(of(seat)).error,
    };
  }

  /** The error that is to be expected after a number of playouts in all. */
  errorAfter(number: number, evaluated: Change, seat: number): number {
    const error = this.#gain(seat).error * Math.sqrt(this.number / number);
    const { value } = combined(gainOf(evaluated, seat), this.#gain(seat));
    return withOtherBots({ ...combined(gainOf(evaluated, seat), { value: 0, error }), value }).error;
  }

  /** The gain in a side's share of wins by the better line, with an error as if one more pair had differed. */
  #gain(side: number): Estimate {
    const gains = this.#better.map((winner, at) => Number(winner === side) - Number(this.#played[at] === side));
    return meanWithError(gains, 1);
  }

  /** The chances of all sides after each line: their shares of the wins, as if each side had won one playout more. */
  chances(): PlayedOutChances {
    const of = (winners: readonly number[]): Estimate[] =>
      Array.from({ length: this.#sides }, (_, side) => {
        const wins = winners.filter((winner) => winner === side).length;
        const value = (wins + 1) / (winners.length + this.#sides);
        return { value, error: Math.hypot(Math.sqrt((value * (1 - value)) / winners.length), TRUST.shares) };
      });
    const gained = Array.from({ length: this.#sides }, (_, side) => this.#gain(side));
    return { better: of(this.#better), played: of(this.#played), gained };
  }

  /** The number of wins of a seat after each line. */
  playedOut(seat: number): PlayedOut {
    const wins = (winners: readonly number[]): number => winners.filter((winner) => winner === seat).length;
    return { pairs: this.number, better: wins(this.#better), played: wins(this.#played) };
  }
}

/** An estimate of a loss with the error that other bots would add. */
function withOtherBots({ value, error }: Estimate): Estimate {
  return { value, error: Math.hypot(error, TRUST.bots, TRUST.botsPart * value) };
}
