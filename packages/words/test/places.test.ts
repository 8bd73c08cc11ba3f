/** Places of made maps have names that people can say. */

import { GALLERY, startMatch } from '@windrose/rules';
import { expect, test } from 'vitest';

import { placeNames, wordsFor } from '../src/index.ts';

test('columns have letters from the west, their places numbers from the north', () => {
  const names = placeNames(['0,0', '1,-1', '-1,2', '-1,1', '1,0']);
  expect([...names]).toEqual([
    ['0,0', 'B1'],
    ['1,-1', 'C1'],
    ['-1,2', 'A2'],
    ['-1,1', 'A1'],
    ['1,0', 'C2'],
  ]);
});

test('past Z there are two letters, and names stay as they are', () => {
  const ids = Array.from({ length: 28 }, (_, q) => `${q},0`);
  expect([...placeNames(ids).values()].slice(-3)).toEqual(['Z1', 'AA1', 'AB1']);
  expect(placeNames(['C4', 'D1']).get('C4')).toBe('C4');
});

test('places of a custom map have names in place of coordinates', () => {
  const words = wordsFor('en');
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'made', options: { map: GALLERY[0]!.code } });
  const ids = match.core.names.place!;
  const names = ids.map((id) => words.place(match, id));
  expect(ids.some((id) => id.includes(','))).toBe(true);
  expect(names.every((name) => /^[A-Z]+\d+$/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(ids.length);
  expect(words.event(match, { kind: 'boat', seat: 0, at: ids[0]! })).toBe(`Player 1 starts at ${names[0]}.`);
});
