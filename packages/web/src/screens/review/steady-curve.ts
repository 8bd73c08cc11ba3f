/** The curve of chances while it is worked out: what is shown stands still until it is known better. */

import type { Review, ReviewedStep } from '@windrose/analysis';

/** Before the judgement of its turns is final, a point gives way to one whose error is at most this part of its own. */
const CLEARLY_BETTER = 0.75;

type Steps = readonly Pick<ReviewedStep, 'unsettled'>[];

/**
 * Whether the turns around a point of the curve are judged to the end: the one that leads to it, and the one that begins there.
 * @param point 0 before the first turn
 */
export const isFinalAt = (steps: Steps, point: number): boolean =>
  steps[point - 1]?.unsettled !== true && steps[point]?.unsettled !== true;

/**
 * An analysis with the curve to be shown: each point is replaced once, when the turns around it are judged to the end, before that only by
 * a clearly better one, and at the end by what all judgements say together.
 * @param before the analysis as it was last shown; null if none was. @param now the same as it is known. @param isRunning whether it goes on
 */
export function steadied(before: Review | null, now: Review, isRunning: boolean): Review {
  if (!isRunning || before === null || before.steps.length !== now.steps.length) return now;
  const stays = (point: number, shown: number, known: number): boolean =>
    isFinalAt(before.steps, point) || (!isFinalAt(now.steps, point) && known > CLEARLY_BETTER * shown);
  const isStart = stays(0, before.startError, now.startError);
  return {
    ...now,
    ...(isStart && { start: before.start, startError: before.startError }),
    steps: now.steps.map((step, at) => {
      const shown = before.steps[at];
      return shown !== undefined && stays(at + 1, shown.error, step.error)
        ? { ...step, after: shown.after, error: shown.error }
        : step;
    }),
  };
}
