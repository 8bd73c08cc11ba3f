/** A match as it is kept, with what the list of kept matches shows without replaying: how far it is, and who won. */

import { type Match, required } from '@windrose/rules';

import type { StoredMatch } from './store.ts';

/** A match with nothing that can still be undone, as it is kept now. */
export function storedNow(
  match: Match,
  about: Pick<StoredMatch, 'id' | 'sitters' | 'packs' | 'unplayed' | 'imported'>,
): StoredMatch {
  return {
    ...about,
    record: match.record(),
    pending: [],
    touched: Date.now(),
    round: match.inSetUp ? 0 : match.round,
    over: match.over,
    ...wonBy(match),
  };
}

/** The winner of a match that is over; nothing before. */
export function wonBy(match: Match): Pick<StoredMatch, 'won'> {
  const { seats, rival, winner } = match.scores();
  if (!match.over || winner === null) return {};
  const side = winner === 'rival' ? match.seats : winner;
  const score = winner === 'rival' ? rival : seats[side];
  return { won: { side, points: required(score, 'score of the winner').total } };
}
