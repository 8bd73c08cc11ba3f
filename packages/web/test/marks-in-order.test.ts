/** The list of marked turns while an analysis runs. */

import type { Review } from '@windrose/analysis';
import { describe, expect, test } from 'vitest';

import { doubtfulTurns, type MarksInOrder, marksInOrder, type ToldTurn } from '../src/screens/review/marks-in-order.ts';

/** An analysis that has marked the turns from these versions, with what they lose. */
function review(...losses: (readonly [from: number, loss: number])[]): Review {
  return {
    steps: [10, 20, 30, 40].map((from) => {
      const loss = losses.find(([marked]) => marked === from)?.[1] ?? 0;
      return { from, loss, mark: loss > 0 ? 'mistake' : null };
    }),
  } as unknown as Review;
}

const seen = ({ turns }: MarksInOrder): string[] => turns.map(({ step, state }) => `${step.from} ${state}`);

describe('the list of marked turns', () => {
  test('stands still while a part runs: new ones come last, withdrawn ones stay', () => {
    let list = marksInOrder(null, review([20, 0.1]), 'playouts');
    expect(seen(list)).toEqual(['20 marked']);
    list = marksInOrder(list, review([20, 0.1], [30, 0.4]), 'playouts');
    expect(seen(list)).toEqual(['20 marked', '30 new']);
    list = marksInOrder(list, review([30, 0.3]), 'playouts');
    expect(seen(list)).toEqual(['20 withdrawn', '30 new']);
    list = marksInOrder(list, review([30, 0.3], [10, 0.5]), 'playouts');
    expect(seen(list)).toEqual(['20 withdrawn', '30 marked', '10 new']);
    // Marked again, it is in its place.
    list = marksInOrder(list, review([20, 0.2], [30, 0.3], [10, 0.5]), 'playouts');
    expect(seen(list)).toEqual(['20 marked', '30 marked', '10 new']);
    expect(list.isSorted).toBe(false);
    expect(list.turns[0]!.step.loss).toBe(0.2);
  });

  test('is sorted by cost when the part is complete, and says so if that changes it', () => {
    const list = marksInOrder(marksInOrder(null, review([20, 0.1]), 'turns'), review([20, 0.1], [30, 0.4]), 'turns');
    const end = marksInOrder(list, review([20, 0.1], [30, 0.4]), null);
    expect(seen(end)).toEqual(['30 marked', '20 marked']);
    expect(end.isSorted).toBe(true);
    // Nothing has moved where it was in that order, or where nothing was shown before.
    expect(marksInOrder(end, review([20, 0.1], [30, 0.4]), 'playouts').isSorted).toBe(false);
    expect(marksInOrder(null, review([20, 0.1]), null).isSorted).toBe(false);
  });

  test('is rid of withdrawn turns when the part is complete', () => {
    const list = marksInOrder(
      marksInOrder(null, review([20, 0.1], [10, 0.3]), 'playouts'),
      review([10, 0.3]),
      'playouts',
    );
    const end = marksInOrder(list, review([10, 0.3]), null);
    expect(seen(end)).toEqual(['10 marked']);
    expect(end.isSorted).toBe(true);
  });
});

describe('turns that are still judged', () => {
  const open = (from: number, loss: number) => ({ from, loss, mark: null, better: [0], unsettled: true });
  const done = (from: number, loss: number, mark: string | null = null) => ({
    codes: [1],
    lossInterval: [loss - 0.02, loss + 0.1],
    ...open(from, loss),
    mark,
    unsettled: false,
  });
  const of = (...steps: readonly object[]): Review => ({ steps }) as unknown as Review;
  const told = (turns: readonly ToldTurn[]): string[] => turns.map(({ step, state }) => `${step.from} ${state}`);

  test('are no marks, are told costliest first, and keep their order', () => {
    let list = marksInOrder(null, of(open(10, 0.1), open(20, 0.3), done(30, 0.2, 'blunder')), 'playouts');
    expect(seen(list)).toEqual(['30 marked']);
    expect(told(list.judging)).toEqual(['20 judging', '10 judging']);
    list = marksInOrder(list, of(open(10, 0.4), open(20, 0.2), done(30, 0.2, 'blunder')), 'playouts');
    expect(told(list.judging)).toEqual(['20 judging', '10 judging']);
  });

  test('are marked or cleared when they are judged, and stay so to the end', () => {
    let list = marksInOrder(null, of(open(10, 0.1), open(20, 0.3), done(30, 0.02)), 'playouts');
    list = marksInOrder(list, of(done(10, 0.09), done(20, 0.3, 'blunder'), done(30, 0.02)), 'playouts');
    expect(seen(list)).toEqual(['20 marked']);
    expect(told(list.judging)).toEqual([]);
    // What nobody doubted is not told.
    expect(told(list.cleared)).toEqual(['10 cleared']);
    const end = marksInOrder(list, of(done(10, 0.09), done(20, 0.3, 'blunder'), done(30, 0.02)), null);
    expect(told(end.cleared)).toEqual(['10 cleared']);
  });

  test('are not doubtful where the analysis was stopped', () => {
    expect(doubtfulTurns(of(open(10, 0.1), done(20, 0.08)).steps, 3).map(({ step }) => step.from)).toEqual([20]);
  });
});

test('turns are doubtful that seem to have lost something and have no mark, what cost most first', () => {
  const step = (from: number, loss: number, mark: string | null = null, better: readonly number[] | null = [0]) =>
    ({
      from,
      loss,
      mark,
      better,
      codes: [1],
      lossInterval: [loss - 0.02, loss + 0.1],
    }) as unknown as Review['steps'][number];
  const steps = [step(10, 0.04), step(20, 0.2, 'blunder'), step(30, 0.08), step(40, 0.02), step(50, 0.06, null, null)];
  expect(doubtfulTurns(steps, 3).map(({ step: { from }, state }) => [from, state])).toEqual([
    [30, 'doubtful'],
    [10, 'doubtful'],
  ]);
  expect(doubtfulTurns(steps, 1)).toHaveLength(1);
  // A turn of which as much may be gained as lost is no doubtful one.
  const wide = { ...step(60, 0.08), lossInterval: [-0.07, 0.23] } as const;
  expect(doubtfulTurns([wide], 3)).toEqual([]);
});
