/** A process keeps the recently used entries in memory, up to a limit. */

import { describe, expect, test } from 'vitest';

import { RecentlyUsed } from '../../src/match/recently-used.ts';

const MINUTE = 60_000;

function cache(most: number) {
  const clock = { now: 0 };
  const loaded: string[] = [];
  const values = new RecentlyUsed<string>({ most, rest: 10 * MINUTE, now: () => clock.now });
  const use = (key: string) =>
    values.use(key, async () => {
      loaded.push(key);
      return key.toUpperCase();
    });
  return { clock, loaded, values, use };
}

describe('what was used lately', () => {
  test('is loaded once', async () => {
    const { loaded, use } = cache(3);
    expect(await Promise.all([use('a'), use('a')])).toEqual(['A', 'A']);
    expect(loaded).toEqual(['a']);
  });

  test('gives way to others in the order of last use', async () => {
    const { loaded, use } = cache(2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await use(key);
    expect(loaded).toEqual(['a', 'b', 'c', 'b']);
  });

  test('is dropped after ten minutes without use, at the next use of another', async () => {
    const { clock, loaded, values, use } = cache(1000);
    for (const key of ['a', 'b']) await use(key);
    clock.now = 6 * MINUTE;
    await use('b');
    clock.now = 11 * MINUTE;
    await use('c');
    expect([values.size, values.peek('a'), await values.peek('b')]).toEqual([2, undefined, 'B']);
    await use('a');
    expect(loaded).toEqual(['a', 'b', 'c', 'a']);
  });

  test('is not kept where it does not exist or cannot be loaded', async () => {
    const { values } = cache(1000);
    expect(await values.use('a', async () => null)).toBe(null);
    await expect(values.use('b', () => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable');
    expect(values.size).toBe(0);
    expect(await values.use('b', async () => 'B')).toBe('B');
  });
});
