/** The pictures of people at one table. */

import { expect, test } from 'vitest';

import { avatarOf, avatarsAt } from '../src/art/avatar-looks.ts';

const people = Array.from({ length: 60 }, (_, n) => `person-${n}`);

test('at a table no two people have the same ground, or the same piece', () => {
  for (let first = 0; first + 5 <= people.length; first++) {
    const looks = [...avatarsAt(people.slice(first, first + 5)).values()];
    expect(new Set(looks.map(({ ground }) => ground)).size).toBe(5);
    expect(new Set(looks.map(({ piece }) => piece)).size).toBe(5);
  }
});

test('whoever has nothing in common with the others keeps their own, and seats change nothing', () => {
  const two = people.find((other) => {
    const [a, b] = [avatarOf('person-0'), avatarOf(other)];
    return a.ground !== b.ground && a.piece !== b.piece;
  })!;
  const looks = avatarsAt(['person-0', two]);
  expect([looks.get('person-0'), looks.get(two)]).toEqual([avatarOf('person-0'), avatarOf(two)]);
  expect(avatarsAt(people.slice(0, 5).toReversed())).toEqual(avatarsAt(people.slice(0, 5)));
});
