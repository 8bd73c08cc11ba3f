/** Which turns an analysis tells of, and which it offers to be played otherwise. */

import type { ReviewedStep } from '@windrose/analysis';
import { describe, expect, test } from 'vitest';

import { marksInOrder } from '../src/screens/review/marks-in-order.ts';
import { en } from '../src/screens/review/en.ts';
import { pl } from '../src/screens/review/pl.ts';
import { decisionsAt, toldTurns } from '../src/screens/review/told-turns.ts';

/** Eight steps of two choices each, in turn of two seats. */
const STEPS = Array.from({ length: 8 }, (_, at) => ({
  from: 2 * at,
  to: 2 * at + 2,
  seat: at % 2,
  forced: false,
  codes: [1],
  mark: null,
  better: null,
  playedOut: null,
  loss: 0,
  lossInterval: null,
})) as unknown as readonly ReviewedStep[];

const NOBODY = [null, null];

describe('the turn that may be tried', () => {
  const at = (version: number, own: readonly number[], isEnd = false) => {
    const found = decisionsAt(STEPS, version, 2, { own, tookOver: NOBODY, isEnd });
    return [found.own?.from, found.other?.from];
  };

  test('is one’s own first, wherever one is; somebody else’s comes beside it', () => {
    expect(at(4, [0])).toEqual([4, undefined]);
    expect(at(5, [0])).toEqual([4, undefined]);
    // The other one decides there: the own turn just before.
    expect(at(6, [0])).toEqual([4, 6]);
    expect(at(7, [0])).toEqual([4, 6]);
    // Before one's first turn the next one.
    expect(at(0, [1])).toEqual([2, 0]);
    expect(at(16, [0], true)).toEqual([12, undefined]);
  });

  test('is that of the moment where none is one’s own', () => {
    expect(at(6, [])).toEqual([undefined, 6]);
    expect(at(16, [], true)).toEqual([undefined, 14]);
  });
});

test('turns that were played out and are no mistakes stay listed, unless another list tells of them', () => {
  const pairs = { pairs: 40, better: 20, played: 19 };
  const steps = STEPS.map((step, at) => {
    if (at === 2) return { ...step, better: [2], playedOut: pairs, loss: 0.01, lossInterval: [-0.03, 0.05] as const };
    if (at === 4) return { ...step, better: [2], playedOut: pairs, unsettled: true };
    if (at === 3) return { ...step, better: [2], playedOut: pairs, loss: 0.01, lossInterval: [-0.03, 0.05] as const };
    return step;
  });
  const marks = marksInOrder(null, { steps } as unknown as Parameters<typeof marksInOrder>[1], 'playouts');
  const whose = { own: [0], tookOver: NOBODY };
  const told = toldTurns(steps, marks, whose, { isRunning: true, isJudging: true });
  expect(told.judging.map(({ step }) => step.from)).toEqual([8]);
  expect(told.checked.map(({ step, state }) => [step.from, state])).toEqual([[4, 'cleared']]);
  // The same where the analysis was kept.
  expect(toldTurns(steps, marks, whose, { isRunning: false, isJudging: false }).checked).toHaveLength(1);
});

test.each([en, pl])('every word and figure of the tables is explained ($title)', (texts) => {
  const words = texts.help.map(([word]) => word);
  expect(words).toEqual(
    expect.arrayContaining([
      texts.lost,
      texts.luck,
      texts.accuracyColumn,
      texts.best,
      texts.none,
      texts.even,
      texts.unclear,
      texts.slow,
      texts.wasted,
      texts.idle,
      '±',
    ]),
  );
});
