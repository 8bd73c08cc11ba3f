/** The time that work may still take. */

import { expect, test } from 'vitest';

import { en } from '../src/screens/review/en.ts';
import { pl } from '../src/screens/review/pl.ts';
import { secondsLeft } from '../src/screens/review/time-left.ts';

test('is told once the speed is known', () => {
  expect(secondsLeft(0, 100, 10)).toBeNull();
  expect(secondsLeft(5, 100, 1)).toBeNull();
  expect(secondsLeft(10, 90, 5)).toBe(45);
});

test('is told in minutes, in plain words', () => {
  expect([0.4, 1.2, 3.6].map((minutes) => en.left(minutes))).toEqual([
    'less than a minute',
    'about a minute',
    'about 4 minutes',
  ]);
  expect([0.4, 1.2, 3.6].map((minutes) => pl.left(minutes))).toEqual(['niecała minuta', 'około minuty', 'około 4 min']);
});
