/** A match that is analysed, and whose its turns are. */

import type { ReviewedStep } from '@windrose/analysis';
import type { Match, RawPack } from '@windrose/rules';

/** A match that is analysed. */
export interface ReviewedMatch {
  readonly packs: readonly RawPack[];
  /** The match after a number of choices. */
  readonly at: (version: number) => Match;
  readonly names: readonly string[];
  /** The seats whose marked turns are kept for practice: those of the person at this page. */
  readonly own: readonly number[];
  /** Per seat the version at which a bot took over from the person there; null where none did. */
  readonly tookOver: readonly (number | null)[];
}

/** The round of a turn; 0 is the set-up. */
export const roundOf = ({ setUp, round }: ReviewedStep): number => (setUp ? 0 : round);

/** Whether a bot had taken over from the person whose turn it is. */
export const byBot = (
  { from, seat }: Pick<ReviewedStep, 'from' | 'seat'>,
  tookOver: ReviewedMatch['tookOver'],
): boolean => from >= (tookOver[seat] ?? Infinity);

/** Whether the person at this page played a turn. */
export const isOwnTurn = (step: ReviewedStep, { own, tookOver }: Pick<ReviewedMatch, 'own' | 'tookOver'>): boolean =>
  own.includes(step.seat) && !byBot(step, tookOver);
