/** Clocks: used time stays used in every case. */

import { describe, expect, test } from 'vitest';

import { Clocks } from '../src/clocks.ts';
import { afterQuietHours } from '../src/index.ts';

const SECOND = 1000;
const DAY = 86_400_000;

describe('a live clock', () => {
  const clocks = () => new Clocks({ kind: 'live', base: 100, increment: 10 }, 2, 0);

  test('runs for the seat that has to choose, and gets its increment at the end of a turn', () => {
    const own = clocks();
    expect(own.deadline(0)).toBe(100 * SECOND);
    own.chose(0, 30 * SECOND, { counted: true, passed: false });
    expect(own.left(0, 40 * SECOND)).toBe(60 * SECOND);
    own.chose(0, 50 * SECOND, { counted: true, passed: true });
    expect([own.left(0, null), own.left(1, null)]).toEqual([60 * SECOND, 100 * SECOND]);
    expect(own.deadline(1)).toBe(150 * SECOND);
  });

  test('is not refilled by leaving and coming back, however often', () => {
    const own = clocks();
    for (let at = 0; at < 90; at += 10) {
      own.stop(0, (at + 10) * SECOND);
      own.goOn((at + 10) * SECOND);
    }
    expect(own.left(0, 90 * SECOND)).toBe(10 * SECOND);
    expect(own.deadline(0)).toBe(100 * SECOND);
  });

  test('stands while a bot plays', () => {
    const own = clocks();
    own.stop(0, 40 * SECOND);
    own.chose(0, 45 * SECOND, { counted: false, passed: true });
    own.chose(1, 60 * SECOND, { counted: true, passed: true });
    own.goOn(70 * SECOND);
    expect(own.left(0, 80 * SECOND)).toBe(50 * SECOND);
  });

  test('is empty once its time is used, and keeps nothing below 0', () => {
    const own = clocks();
    expect(own.isEmpty(0, 99 * SECOND)).toBe(false);
    expect(own.isEmpty(0, 100 * SECOND)).toBe(true);
    own.stop(0, 500 * SECOND);
    expect([own.left(0, null), own.isEmpty(0, null)]).toEqual([0, true]);
  });

  test('counts the time used before the others begin to wait', () => {
    const own = clocks();
    own.pause(0, 30 * SECOND);
    expect(own.left(0, null)).toBe(70 * SECOND);
  });
});

describe('days for a turn', () => {
  const clocks = () => new Clocks({ kind: 'slow', days: 2 }, 2, 0);

  test('run from the beginning of the turn, and restart for the next one', () => {
    const own = clocks();
    expect(own.deadline(0)).toBe(2 * DAY);
    own.chose(0, DAY, { counted: true, passed: false });
    expect(own.deadline(0)).toBe(2 * DAY);
    own.chose(0, DAY, { counted: true, passed: true });
    expect(own.deadline(1)).toBe(3 * DAY);
  });

  test('do not restart when a person leaves and comes back', () => {
    const own = clocks();
    own.stop(0, 1.9 * DAY);
    own.goOn(1.9 * DAY);
    expect(own.deadline(0)).toBe(2 * DAY);
    expect([own.isEmpty(0, 1.9 * DAY), own.isEmpty(0, 2 * DAY), own.isEmpty(0, null)]).toEqual([false, true, false]);
  });
});

test('without a clock time never runs out', () => {
  const own = new Clocks({ kind: 'free' }, 2, 0);
  expect([own.deadline(0), own.left(0, 1e12), own.isEmpty(0, 1e12)]).toEqual([null, null, false]);
});

test.each([
  ['23:00', '07:00', '2026-03-03T02:00:00Z', '2026-03-03T07:00:00Z'],
  ['23:00', '07:00', '2026-03-03T23:30:00Z', '2026-03-04T07:00:00Z'],
  ['23:00', '07:00', '2026-03-03T12:00:00Z', '2026-03-03T12:00:00Z'],
  ['01:00', '05:00', '2026-03-03T05:00:00Z', '2026-03-03T05:00:00Z'],
])('from %s to %s nothing runs out: %s is moved to %s', (from, to, moment, after) => {
  expect(new Date(afterQuietHours(Date.parse(moment), { from, to, zone: 'UTC' }))).toEqual(new Date(after));
});
