/** Chat lines shown at seats. */

import { expect, it } from 'vitest';

import { lastWords } from '../src/screens/online/last-words.ts';

const line = (number: number, person: string) => ({ number, person, at: 0, phrase: 'hello', text: null }) as const;

it('is the last message of each of the others that came since', () => {
  const lines = [line(1, 'bea'), line(2, 'ada'), line(3, 'bea'), line(4, 'cyd'), line(6, 'bea')];
  expect([...lastWords(lines, 1, 'ada')].map(([person, { number }]) => [person, number])).toEqual([
    ['bea', 6],
    ['cyd', 4],
  ]);
  expect(lastWords(lines, 6, 'ada').size).toBe(0);
});
