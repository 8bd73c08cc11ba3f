/** The time that work may still take. */

import { expect, test } from 'vitest';

import { en } from '../src/screens/review/en.ts';
import { pl } from '../src/screens/review/pl.ts';
import { TimeLeft, type ToldTime } from '../src/screens/review/time-left.ts';

/** What is told every half second. @param speedAt the work a second, by the share of the work that is done. */
function toldOf(work: number, speedAt: (share: number, tick: number) => number): (ToldTime | null)[] {
  const time = new TimeLeft(0, 100);
  const told: (ToldTime | null)[] = [];
  let done = 0;
  for (let tick = 1; done < work && tick < 10_000; tick++) {
    done = Math.min(work, done + speedAt(done / work, tick) / 2);
    told.push(time.after(done, work - done, 100 + tick / 2));
  }
  return told;
}

const rises = (told: readonly (ToldTime | null)[]): ToldTime[] =>
  told
    .filter((one): one is ToldTime => one !== null)
    .filter((one, at, all) => one.seconds > (all[at - 1] ?? one).seconds);

test('is told once enough was measured, not before', () => {
  const time = new TimeLeft(20, 0);
  expect(time.after(20, 100, 10)).toBeNull();
  // Little of the work is done, or little time has passed.
  expect(time.after(22, 98, 12)).toBeNull();
  expect(new TimeLeft(0, 0).after(50, 50, 2)).toBeNull();
  expect(new TimeLeft(0, 0).after(10, 90, 5)).toEqual({ seconds: 45, isLonger: false });
});

test('does not rise where the speed only varies', () => {
  const told = toldOf(600, (_, tick) => 1 + 0.3 * Math.sin(tick / 9) + (tick % 3 === 0 ? 0.4 : -0.2));
  expect(rises(told)).toEqual([]);
  expect(told.at(-1)).toEqual({ seconds: 0, isLonger: false });
  // It is near the truth all the same.
  const half = told[Math.round(told.length / 2)]!;
  expect(half.seconds / (told.length / 4)).toBeGreaterThan(0.7);
  expect(half.seconds / (told.length / 4)).toBeLessThan(1.3);
});

test('rises on a machine that becomes slower, and says why', () => {
  const told = toldOf(600, (share) => (share < 0.2 ? 2 : 0.5));
  const risen = rises(told);
  expect(risen.length).toBeGreaterThan(0);
  // A few times at most, and by so much that it is worth saying.
  expect(risen.length).toBeLessThanOrEqual(5);
  expect(risen.every(({ isLonger }) => isLonger)).toBe(true);
  expect(told.find((one) => one !== null)!.isLonger).toBe(false);
  expect(told.at(-1)).toEqual({ seconds: 0, isLonger: true });
});

test('is told in minutes, in plain words', () => {
  expect([0.4, 1.2, 3.6].map((minutes) => en.left(minutes))).toEqual([
    'less than a minute',
    'about a minute',
    'about 4 minutes',
  ]);
  expect([0.4, 1.2, 3.6].map((minutes) => pl.left(minutes))).toEqual(['niecała minuta', 'około minuty', 'około 4 min']);
  expect(en.leftOfPart(en.left(14), true)).toBe(
    'This takes longer than first thought: about 14 minutes left for this part',
  );
  expect(pl.leftOfPart(pl.left(14), true)).toBe('To trwa dłużej, niż się zdawało; do końca tej części: około 14 min');
});
