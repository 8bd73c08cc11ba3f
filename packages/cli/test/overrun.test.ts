// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

import { expect, test } from 'vitest';

import { measureOverrun, overrunMatches } from '../src/measure/overrun.ts';

test('every level and budget is timed over a whole match, with the fewest and the most seats', async () => {
  let done = 0;
  const measured = await measureOverrun('eastern-wonders-solo', 1, async () => ++done < 0);
  expect(done).toBe(overrunMatches('eastern-wonders-solo', 1));
  expect(measured.map(({ seats, level, ms }) => `${seats} ${level} ${ms}`)).toEqual(
    ['navigator', 'captain', 'admiral'].flatMap((level) => [10, 50, 150].map((ms) => `1 ${level} ${ms}`)),
  );
  for (const { decisions, latest, latestWorked, ms } of measured) {
    expect(decisions).toBeGreaterThan(20);
    // No answer comes before its question; the test does not judge how late the latest was.
    expect(Math.min(latest, latestWorked)).toBeGreaterThanOrEqual(-ms);
  }
});
