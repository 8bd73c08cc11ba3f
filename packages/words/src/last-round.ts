/** Choices with which the last round begins. */

import { FastLuck, type Match } from '@windrose/rules';

import type { SeatNames, Words } from './words.ts';

/** What is known of such choices. */
export interface LastRound {
  /** The points of all sides after them, the chooser's first; null where claims are covered, so that nobody sees those of others. */
  readonly points: readonly number[] | null;
  /** Whether they end the match at once: nobody has another turn. */
  readonly over: boolean;
}

/** The points of all sides then, each beside its name: "Ada 72, Bea 80". @param match before the choices */
export function pointsThen({ points }: LastRound, match: Match, words: Words, names?: SeatNames): string | null {
  if (points === null) return null;
  const first = match.decision?.seat ?? 0;
  return points
    .map((all, at) => {
      const side = (at + first) % points.length;
      return `${side < match.seats ? words.seat(side, names) : words.rival} ${all}`;
    })
    .join(', ');
}

/**
 * Whether choices in a row make the running round the last one; null where they do not.
 * @param codes of the present turn; those of later turns count for nothing.
 */
export function lastRoundBy(match: Match, codes: readonly number[]): LastRound | null {
  const { core, decision, turn } = match;
  if (match.final || decision === null) return null;
  const state = match.copiedState();
  const luck = new FastLuck(0);
  for (const code of codes) if (state.over === 0 && state.turn === turn) core.apply(state, code, luck);
  if (state.final === 0) return null;
  const sides = Array.from({ length: core.sides }, (_, side) => (side + decision.seat) % core.sides);
  const points = match.options.covered === true ? null : sides.map((side) => core.points(state, side));
  return { points, over: state.over === 1 };
}
