import { expect, test } from 'vitest';

import { endOfQuietHours, plannedNotices } from '../../src/notices/plan.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('a live match is announced by push only, without reminders', () => {
  const planned = plannedNotices({ kind: 'live', base: 600, increment: 5 }, 0, 10 * MINUTE);
  expect(planned).toEqual([{ at: 5000, kind: 'turn', channels: ['push'] }]);
});

test('a slow match leads to push, then mail, then reminders at half of the time and at the last eighth', () => {
  const planned = plannedNotices({ kind: 'slow', days: 2 }, 1000, 1000 + 2 * DAY);
  expect(planned).toEqual([
    { at: 1000 + 20_000, kind: 'turn', channels: ['push'] },
    { at: 1000 + 10 * MINUTE, kind: 'turn', channels: ['mail'] },
    { at: 1000 + DAY, kind: 'reminder', channels: ['push', 'mail'] },
    { at: 1000 + 42 * HOUR, kind: 'reminder', channels: ['push', 'mail'] },
  ]);
});

test('notices come in order and before the deadline, however short the time is', () => {
  for (const days of [0.01, 0.05, 1, 30]) {
    const planned = plannedNotices({ kind: 'slow', days }, 0, days * DAY);
    const moments = planned.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments.at(-1)).toBeLessThan(days * DAY);
  }
});

test('without a clock there are two reminders', () => {
  const planned = plannedNotices({ kind: 'free' }, 0, null);
  expect(planned.map(({ at, kind }) => [at / DAY, kind]).slice(2)).toEqual([
    [1, 'reminder'],
    [4, 'reminder'],
  ]);
});

test('without a clock, where staying away loses a rated match, a last reminder follows before that', () => {
  const remindersWithin = (days: number) =>
    plannedNotices({ kind: 'free' }, 0, days * DAY)
      .filter(({ kind }) => kind === 'reminder')
      .map(({ at }) => at / DAY);
  expect(remindersWithin(14)).toEqual([1, 4, 12.25]);
  expect(remindersWithin(2)).toEqual([1, 1.75]);
});

test('a notice waits until the quiet hours are over', () => {
  const night = { from: '22:00', to: '07:30', zone: 'Europe/Warsaw' };
  // 21 November 2026, 23:10 in Warsaw, an hour ahead of Greenwich
  const late = Date.UTC(2026, 10, 21, 22, 10);
  expect(new Date(endOfQuietHours(late, [night])).toISOString()).toBe('2026-11-22T06:30:00.000Z');
  const noon = Date.UTC(2026, 10, 21, 12);
  expect(endOfQuietHours(noon, [night])).toBe(noon);
  expect(endOfQuietHours(late, [])).toBe(late);
  // The table sleeps until 07:30, the reader until 09:00.
  const own = { from: '07:00', to: '09:00', zone: 'Europe/Warsaw' };
  expect(new Date(endOfQuietHours(late, [night, own])).toISOString()).toBe('2026-11-22T08:00:00.000Z');
  // Quiet hours around the clock delay a notice by a day at most.
  const always = [
    { from: '00:00', to: '12:00', zone: 'UTC' },
    { from: '12:00', to: '00:00', zone: 'UTC' },
  ];
  expect(endOfQuietHours(noon, always) - noon).toBeLessThanOrEqual(DAY);
});
