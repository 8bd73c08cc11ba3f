/** Estimates and how far they may be off. */

import { expect, test } from 'vitest';

import { isPositive, meanOfFew, meanWithError } from '../src/review/estimate.ts';

test('the error of a few measurements counts more, as Student’s t says', () => {
  const three = [2, 3, 4];
  const wide = meanOfFew(three);
  const narrow = meanWithError(three);
  expect(wide.value).toBe(3);
  // Of three measurements 95 % lie within 4.30 standard errors, of many within 1.96.
  expect(wide.error / narrow.error).toBeCloseTo(4.303 / 1.96, 6);
  expect([isPositive(narrow), isPositive(wide)]).toEqual([true, true]);
  expect(isPositive(meanOfFew([0.5, 3, 5.5]))).toBe(false);
  expect(isPositive(meanWithError([0.5, 3, 5.5]))).toBe(true);
  const many = Array.from({ length: 40 }, (_, at) => at % 5);
  expect(meanOfFew(many)).toEqual(meanWithError(many));
});
