/** The one turn that an analysis puts first: since when the winner was ahead for good, or what cost somebody most. */

import { chanceOf, type Review, type ReviewedStep } from '@windrose/analysis';

/** A turn that decided a match. */
export type TurningPoint =
  /** After this step the side was ahead of every other one to the end; null: from the beginning. */
  | { readonly kind: 'ahead'; readonly side: number; readonly step: ReviewedStep | null }
  /** In this step the side's chance fell most, from and to so much, 0 to 1. */
  | {
      readonly kind: 'fell';
      readonly side: number;
      readonly step: ReviewedStep;
      readonly from: number;
      readonly to: number;
    };

/** A smaller fall decides nothing. */
const LEAST_FALL = 0.08;

/**
 * The turning point of a match that is over.
 * @param side whose match it is; null for nobody's: the winner's.
 * @returns null for a match that ended level, or without a turn that stands out.
 */
export function turningPoint({ start, steps }: Review, side: number | null): TurningPoint | null {
  const last = steps.at(-1)?.after;
  if (last === undefined) return null;
  const winner = last.win.findIndex((chance) => chance > 0.99);
  if (side === null || side === winner) {
    if (winner < 0) return null;
    const leads = ({ after }: Pick<ReviewedStep, 'after'>): boolean =>
      chanceOf(after, winner) >= Math.max(...after.win);
    const behind = steps.findLastIndex((step) => !leads(step));
    const step = behind < 0 && leads({ after: start }) ? null : (steps[behind + 1] ?? null);
    return { kind: 'ahead', side: winner, step };
  }
  const falls = steps.map((step, at) => {
    const from = chanceOf(steps[at - 1]?.after ?? start, side);
    return { step, from, to: chanceOf(step.after, side) };
  });
  const [most] = falls.toSorted((a, b) => b.from - b.to - (a.from - a.to));
  return most === undefined || most.from - most.to < LEAST_FALL ? null : { kind: 'fell', side, ...most };
}
