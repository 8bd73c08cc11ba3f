/** Who won a match, as the list of kept matches shows it without replaying. */

import { type Match, required } from '@windrose/rules';

import type { StoredMatch } from './store.ts';

/** The winner of a match that is over; nothing before. */
export function wonBy(match: Match): Pick<StoredMatch, 'won'> {
  const { seats, rival, winner } = match.scores();
  if (!match.over || winner === null) return {};
  const side = winner === 'rival' ? match.seats : winner;
  const score = winner === 'rival' ? rival : seats[side];
  return { won: { side, points: required(score, 'score of the winner').total } };
}
