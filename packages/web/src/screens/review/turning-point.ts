/** The one turn that an analysis puts first: since when the winner was ahead for good, or what cost somebody most. */

import { chanceOf, intervalOf, MARK_LOSSES, type Review, type ReviewedStep } from '@windrose/analysis';
import type { AnyView, Match } from '@windrose/rules';

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

/** A side with less than this chance to win has nothing left that a turn could surely lose: the smallest mark is as large. */
const LOST = MARK_LOSSES.inaccuracy;

/** Fewer full rounds to the end need no explanation. */
const LEAST_ROUNDS = 3;

/**
 * The step after which a side's chance to win stayed so small that no later turn of it could be marked.
 * @returns null where that was so in the last rounds only, or not at all.
 */
export function lostSince({ steps }: Review, side: number): ReviewedStep | null {
  return sinceLast(steps, ({ after }) => chanceOf(after, side) >= LOST);
}

/** The step after which a side's chance to win stayed so large that no later turn lost as much as the smallest mark; null as above. */
export function wonSince({ steps }: Review, side: number): ReviewedStep | null {
  return sinceLast(steps, ({ after }) => chanceOf(after, side) <= 1 - LOST);
}

/** The step after the last one for which `open` holds; null in the last rounds. */
function sinceLast(steps: Review['steps'], open: (step: ReviewedStep) => boolean): ReviewedStep | null {
  const step = steps[steps.findLastIndex(open) + 1];
  const rounds = (steps.at(-1)?.round ?? 0) - (step?.round ?? 0);
  return step === undefined || rounds < LEAST_ROUNDS ? null : step;
}

/**
 * The number of turns after which a seat had just what it had before, such as a rest with nothing to take back.
 * @param steps the seat's. @param at the match after a number of choices.
 */
export function idleTurns(steps: readonly ReviewedStep[], at: (version: number) => Match): number {
  const seatAt = (version: number, seat: number): string => {
    const { seats }: AnyView = at(version).state();
    return JSON.stringify(seats[seat]);
  };
  return steps.filter(({ setUp, seat, from, to }) => !setUp && seatAt(from, seat) === seatAt(to, seat)).length;
}

/** A head start of less than this says nothing, and one that is less than its margin is none. */
const LEAST_START = 0.08;

/**
 * The side with the best chance before the first choice, and by how much that may be off, nine times of ten.
 * @returns null where all begin about alike.
 */
export function headStart({
  start: { win },
  startError,
}: Review): { readonly side: number; readonly chance: number; readonly margin: number } | null {
  const chance = Math.max(...win);
  const ahead = chance - 1 / win.length;
  const [least, most] = intervalOf({ value: chance, error: startError });
  const margin = (most - least) / 2;
  return ahead < LEAST_START || ahead < margin ? null : { side: win.indexOf(chance), chance, margin };
}

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
