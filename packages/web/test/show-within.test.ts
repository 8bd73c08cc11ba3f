/** How far a box scrolls for what is marked in it. */

import { expect, test } from 'vitest';

import { shiftInto } from '../src/browser/show-within.ts';

test('what is seen stays, what is beyond an edge comes to it, and what is too long is shown from its beginning', () => {
  expect(shiftInto(120, 150, 100, 300)).toBe(0);
  expect(shiftInto(290, 330, 100, 300)).toBe(30);
  expect(shiftInto(60, 90, 100, 300)).toBe(-40);
  expect(shiftInto(150, 450, 100, 300)).toBe(50);
});
