/** A followed match when news arrives in another order than it was sent. */

import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { OnlineMatch } from '../src/client/online-match.ts';
import { RefusedError } from '../src/client/online.ts';
import type { Step } from '../src/index.ts';

/** A stored match: its table is set, two bots sit down, it starts, they play. */
const { steps: STEPS } = JSON.parse(
  readFileSync(new URL('./fixtures/match-before-parts.json', import.meta.url), 'utf8'),
) as { readonly steps: readonly Step[] };
const step = (number: number): Step => STEPS[number - 1]!;

function followed(given: Partial<ConstructorParameters<typeof OnlineMatch>[2]> = {}) {
  const asked: number[] = [];
  const match = new OnlineMatch('match', false, {
    watch: (since) => asked.push(since),
    command: () => Promise.reject(new Error('nothing is asked for')),
    person: () => null,
    parts: null,
    close: () => {},
    ...given,
  });
  const hear = (...steps: readonly Step[]): void =>
    match.onNews({ type: 'news', match: 'match', version: steps.at(-1)!.number, steps, people: [] } as never);
  return { match, asked, hear };
}

describe('a followed match', () => {
  test('is not known while the news that was heard first is not its beginning, which is asked for', () => {
    const { match, asked, hear } = followed();
    hear(step(3));
    expect([match.known, match.table.seats, asked]).toEqual([false, [], [0]]);
    hear(step(1), step(2), step(3));
    expect(match.known).toBe(true);
    expect(match.table.seats.map(({ bot }) => bot)).toEqual(['passenger', 'passenger']);
  });

  test('takes each step once, whatever is heard twice or too early', () => {
    const { match, asked, hear } = followed();
    hear(step(1), step(2));
    hear(step(4));
    expect([match.table.version, asked]).toEqual([2, [2]]);
    hear(step(2), step(3));
    hear(step(3), step(4));
    expect(match.steps).toEqual(STEPS.slice(0, 4));
  });

  test.each([
    ['internal', 2],
    ['wrong-stage', 1],
  ] as const)(
    'gives its part of the luck again if the server could not take it (%s: %i times)',
    async (reason, times) => {
      const given: string[] = [];
      const { hear } = followed({
        command: ({ type }) => {
          given.push(type);
          return Promise.reject(new RefusedError(reason, 'refused'));
        },
        person: () => 'ann',
        parts: { find: () => null, keep: () => {} },
      });
      const { by: _, ...created } = step(1);
      hear({ ...created, by: 'ann' } as Step, { kind: 'sat', number: 2, at: 0, seat: 0, person: 'ann' });
      await Promise.resolve();
      expect(given).toEqual(['commit']);
      hear({ kind: 'bot', number: 3, at: 0, seat: 1, level: 'passenger' });
      expect(given).toHaveLength(times);
    },
  );
});
