/** What is said of a turn. */

import { certaintyOf, differenceIn, namingOf, type ReviewedStep, verdictOf } from '@windrose/analysis';
import { expect, test } from 'vitest';

import { figureOf } from '../src/screens/review/figures.ts';

const step = (loss: number, lossInterval: readonly [number, number] | null, more: object = {}): ReviewedStep =>
  ({ codes: [1, 2], better: [3], loss, lossInterval, mark: null, ...more }) as unknown as ReviewedStep;

test('a loss that may be nothing is no finding', () => {
  expect(verdictOf(step(0.09, [-0.08, 0.26]))).toBe('unclear');
  expect(verdictOf(step(0.02, [-0.04, 0.08]))).toBe('even');
  // What playouts refute.
  expect(verdictOf(step(0, [-0.12, 0.02]))).toBe('even');
  expect(verdictOf(step(0.04, [0.02, 0.06]))).toBe('perhaps');
  expect(verdictOf(step(0.2, [0.1, 0.3], { mark: 'blunder' }))).toBe('marked');
});

test('of a turn that is still judged nothing is said yet', () => {
  expect(verdictOf(step(0.2, [0.1, 0.3], { unsettled: true }))).toBe('judging');
});

test('nothing is measured of a turn that is the best one found', () => {
  expect(verdictOf(step(0, null, { better: null }))).toBe('same');
  expect(verdictOf(step(0, [0, 0], { better: [1, 2] }))).toBe('same');
});

test('where nothing is lost or gained there is no difference', () => {
  expect(verdictOf(step(0.003, [-0.002, 0.004]))).toBe('none');
  expect(verdictOf(step(0.003, [0.001, 0.004]))).toBe('none');
  expect(differenceIn([-0.004, 0.004])).toBe('none');
});

test('how sure it is decides how both turns are called, also while one is judged', () => {
  const of = (one: ReviewedStep) => [certaintyOf(one), namingOf(one)];
  expect(of(step(0.2, [0.1, 0.3], { mark: 'blunder' }))).toEqual(['sure', 'judged']);
  expect(of(step(0.04, [0.02, 0.06]))).toEqual(['perhaps', 'perhaps']);
  expect(of(step(0.09, [-0.08, 0.26]))).toEqual(['open', 'open']);
  expect(of(step(0.09, [-0.08, 0.26], { unsettled: true }))).toEqual(['open', 'open']);
  expect(of(step(0, null))).toEqual(['open', 'open']);
});

test('a loss is told with its margin, and nothing without a sign', () => {
  expect(figureOf(step(0.0999, [-0.07, 0.27]))).toBe('−9 ±17');
  expect(figureOf(step(0.004, [-0.05, 0.06]))).toBe('0 ±6');
});
