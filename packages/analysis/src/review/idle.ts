/** Turns that achieve nothing: after them a seat has no more than before, though another turn would have brought something. */

import { type AnyView, type Match, required, SPICES, type State } from '@windrose/rules';
import { missing } from './good-of.ts';
import type { Line } from './judge.ts';
import { after } from './quick-claim.ts';
import type { IdleTurn } from './result.ts';
import type { ReviewStep } from './steps.ts';

/** What of a seat may become less without anything being achieved: its cubes, its cards in hand, its settlers that are ready. */
const SPENT = ['hold', 'hand', 'played', 'settlers'] as const;

/** Finds idle turns of one match. */
export class IdleTurns {
  readonly #match: Match;

  constructor(match: Match) {
    this.#match = match;
  }

  /**
   * What a strong bot would have played instead of a turn that achieves nothing; null where that achieves nothing either, or the turn does.
   * In the last round only points count.
   * @param step the whole turn. @param chosen the turn that the bot would have played.
   */
  find({ before, after: end, seat, drawn }: ReviewStep, chosen: Line): IdleTurn | null {
    const { core } = this.#match;
    if (drawn || end.turn === before.turn) return null;
    const other = after(core, before, chosen);
    const points = (state: State): number => core.points(state, seat);
    const isLast = before.final === 1 || end.over === 1;
    const achieves = (state: State): boolean =>
      isLast ? points(state) > points(before) : points(state) > points(before) || this.#hasMore(before, state, seat);
    if (achieves(end) || !achieves(other)) return null;
    const [had, has] = [this.#seat(before, seat).hold, this.#seat(end, seat).hold];
    return { line: chosen, cubes: missing(had, has), points: points(before) - points(end) };
  }

  /** Whether a seat has anything in one position that it has not in the other, or is elsewhere. */
  #hasMore(before: State, then: State, seat: number): boolean {
    const [was, is] = [this.#seat(before, seat), this.#seat(then, seat)];
    const others = (one: SeatOf): string =>
      JSON.stringify(Object.entries(one).filter(([name]) => !SPENT.some((spent) => spent === name)));
    const isIn = (cards: readonly unknown[], all: readonly unknown[]): boolean =>
      cards.every((card) => all.includes(card));
    return (
      others(was) !== others(is) ||
      SPICES.some((spice) => is.hold.split(spice).length > was.hold.split(spice).length) ||
      !isIn(is.hand ?? [], was.hand ?? []) ||
      (is.settlers ?? 0) > (was.settlers ?? 0)
    );
  }

  #seat(state: State, seat: number): SeatOf {
    const { seats }: AnyView = this.#match.standingAt(state).state();
    return required(seats[seat], `seat ${seat}`);
  }
}

type SeatOf = AnyView['seats'][number];
