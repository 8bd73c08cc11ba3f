/** The referee on turns: their order, rounds, the final round, the stall guard. */

import type { State } from '../core/state.ts';
import type { Inspected, Inspector } from './inspector.ts';

/** Rounds in a row without a claim after which a match ends (the rules pages say 60). */
const STALL = 60;

/** The rules by which a seat takes another turn at once. */
export interface TurnsAgain {
  /** A turn begins. */
  begin(state: State): void;
  /** Whether the turn that has just ended is followed by another of the same seat; `before` was its last decision. */
  due(before: State, after: State): boolean;
}

/** Checks that turns follow each other in order, and that a match ends only at the end of a round. */
export class TurnOrder implements Inspector {
  readonly #seats: number;
  readonly #setUp: number;
  readonly #claims: (state: State) => number;
  readonly #again: TurnsAgain | null;
  #claimed = 0;
  /** The round of the latest claim, 0 before the first. */
  #lastClaim = 0;

  /**
   * @param claims the number of VP tiles and point cards that all sides have claimed.
   * @param again the rules for another turn of the same seat, in games that have them.
   */
  constructor({ core, seats }: Inspected, claims: (state: State) => number, again: TurnsAgain | null = null) {
    this.#seats = seats;
    this.#setUp = core.assembly.setUp;
    this.#claims = claims;
    this.#again = again;
  }

  begin(state: State): string | null {
    this.#lastClaim = 0;
    this.#claimed = 0;
    this.#again?.begin(state);
    const { round, over, final, stall } = state;
    if (round === 1 && over === 0 && final === 0 && stall === 0 && this.#claims(state) === 0) return null;
    return `A match begins with round ${round}, over ${over}, final ${final}, ${stall} rounds without a claim and ${this.#claims(state)} claims.`;
  }

  check(before: State, after: State): string | null {
    return this.#order(before, after) ?? this.#stalled(before, after);
  }

  /** Checks the order of turns and the end of the match. */
  #order(before: State, after: State): string | null {
    const seats = this.#seats;
    const { mover, round, turn, stall, actor } = after;
    if (before.over === 1) return 'Something was chosen after the end.';
    if (mover < 0 || mover >= seats) return `It is the turn of seat ${mover}, which does not exist.`;
    if (actor < 0 || actor >= seats) return `Seat ${actor}, which does not exist, has to choose.`;
    if (before.final === 1 && after.final === 0) return 'The final round is no longer the final one.';
    if (after.over === 1) {
      if (before.mover !== seats - 1) return `The match ended with the turn of seat ${before.mover}, within a round.`;
      if (after.final === 0 && stall < STALL) return `The match ended in round ${round} although nothing ends it.`;
      return null;
    }
    if (turn === before.turn) {
      if (mover !== before.mover) return `Seat ${mover} took over the turn of seat ${before.mover}.`;
      return round === before.round ? null : `Round ${round} began within a turn.`;
    }
    if (turn !== before.turn + 1) return `Turn ${turn} follows turn ${before.turn}.`;
    // The set-up goes backwards, and seat 0, the last to set up, has the first turn.
    const settingUp = before.phase < this.#setUp;
    const again = this.#again?.due(before, after) ?? false;
    this.#again?.begin(after);
    const next = again ? before.mover : settingUp ? Math.max(before.mover - 1, 0) : (before.mover + 1) % seats;
    if (mover !== next) return `The turn of seat ${mover} follows that of seat ${before.mover}.`;
    const newRound = !again && !settingUp && mover === 0;
    if (round !== before.round + (newRound ? 1 : 0)) return `Round ${round} follows round ${before.round}.`;
    if (newRound && before.final === 1) return `Round ${round} begins after the final round.`;
    return newRound && stall >= STALL ? `Round ${round} begins after ${stall} rounds without a claim.` : null;
  }

  /** The count of rounds without a claim is right. */
  #stalled(before: State, after: State): string | null {
    const claims = this.#claims(after);
    if (claims < this.#claimed) return 'A claim was taken back.';
    if (claims > this.#claimed) this.#lastClaim = before.round;
    this.#claimed = claims;
    const played = after.over === 1 ? before.round : after.round - 1;
    const without = Math.max(0, played - this.#lastClaim);
    if (after.stall === without) return null;
    return `${without} rounds without a claim have gone by; the state says ${after.stall}.`;
  }
}
