/** The curve of chances while an analysis goes on. */

import type { Review } from '@windrose/analysis';
import { expect, test } from 'vitest';

import { isFinalAt, steadied } from '../src/screens/review/steady-curve.ts';

/** An analysis with a chance and an error at each point; the turns of these numbers are not judged to the end. */
function review(points: readonly (readonly [chance: number, error: number])[], open: readonly number[]): Review {
  const [start, ...others] = points.map(([chance, error]) => ({ after: { win: [chance, 1 - chance] }, error }));
  return {
    start: start!.after,
    startError: start!.error,
    steps: others.map((one, at) => ({ ...one, unsettled: open.includes(at) })),
  } as unknown as Review;
}

const chances = ({ start, steps }: Review): number[] =>
  [start, ...steps.map(({ after }) => after)].map(({ win }) => win[0]!);

/** The same at every point. */
const all = (chance: number, error = 0.1): [number, number][] => Array.from({ length: 4 }, () => [chance, error]);

test('a point of the curve is final when the turns on both sides of it are judged', () => {
  const { steps } = review(all(0.5), [1]);
  expect([0, 1, 2, 3].map((point) => isFinalAt(steps, point))).toEqual([true, false, false, true]);
});

test('what is shown stands still until the turns around it are judged, and then for good', () => {
  const first = review(all(0.5), [0, 1, 2]);
  expect(chances(steadied(null, first, true))).toEqual([0.5, 0.5, 0.5, 0.5]);
  // Nothing is known better.
  const wavering = steadied(first, review(all(0.54), [0, 1, 2]), true);
  expect(chances(wavering)).toEqual([0.5, 0.5, 0.5, 0.5]);
  const judged = steadied(wavering, review(all(0.6), [1, 2]), true);
  expect(chances(judged)).toEqual([0.6, 0.5, 0.5, 0.5]);
  // The judgement of others moves it no more.
  const later = steadied(judged, review(all(0.7), [2]), true);
  expect(chances(later)).toEqual([0.6, 0.7, 0.5, 0.5]);
});

test('a clearly better estimate takes the place of one that is not final', () => {
  const first = review(all(0.5, 0.2), [0, 1, 2]);
  expect(chances(steadied(first, review(all(0.6, 0.16), [0, 1, 2]), true))).toEqual([0.5, 0.5, 0.5, 0.5]);
  expect(chances(steadied(first, review(all(0.6, 0.1), [0, 1, 2]), true))).toEqual([0.6, 0.6, 0.6, 0.6]);
});

test('at its end an analysis shows what it says', () => {
  const shown = review(all(0.5), []);
  expect(chances(steadied(shown, review(all(0.6), []), false))).toEqual([0.6, 0.6, 0.6, 0.6]);
});
