import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pair, type Seeker, windowAfter } from '../../src/lobby/pairing.ts';

const NOW = 1_000_000;
const seeker = (person: string, rating: number, waited = 0, over: Partial<Seeker> = {}): Seeker => ({
  person,
  rating,
  since: NOW - waited,
  seats: 2,
  wish: 'spice-road',
  ...over,
});
const names = (parties: Seeker[][]): string[][] => parties.map((party) => party.map(({ person }) => person).toSorted());

test('players of nearest strength are paired', () => {
  const found = pair([seeker('a', 1500, 3), seeker('b', 1900, 2), seeker('c', 1560, 1), seeker('d', 1880)], NOW);
  expect(names(found)).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
});

test('a newcomer waits for an equal opponent; after a minute any opponent is accepted', () => {
  const far = [seeker('a', 1000), seeker('b', 2000)];
  expect(pair(far, NOW)).toEqual([]);
  expect(pair(far, NOW + 59_000)).toEqual([]);
  expect(names(pair(far, NOW + 60_000))).toEqual([['a', 'b']]);
  expect(windowAfter(0)).toBe(100);
  expect(windowAfter(30_000)).toBe(400);
});

test('people who want another game, pace or number of seats are not paired', () => {
  const others = [seeker('a', 1500), seeker('b', 1500, 0, { wish: 'new-world' }), seeker('c', 1500, 0, { seats: 3 })];
  expect(pair(others, NOW + 600_000)).toEqual([]);
});

test('a party of three is formed only when full', () => {
  const three = { seats: 3 };
  const two = [seeker('a', 1500, 5, three), seeker('b', 1510, 4, three)];
  expect(pair(two, NOW)).toEqual([]);
  expect(names(pair([...two, seeker('c', 1490, 0, three)], NOW))).toEqual([['a', 'b', 'c']]);
});

test('people who block each other are never paired', () => {
  const apart = (a: Seeker, b: Seeker): boolean => [a.person, b.person].toSorted().join('') === 'ab';
  const two = [seeker('a', 1500, 9), seeker('b', 1500, 8)];
  expect(pair(two, NOW, apart)).toEqual([]);
  expect(names(pair([...two, seeker('c', 1500)], NOW, apart))).toEqual([['a', 'c']]);
});

test('each person is in one party at most, and all of a party want the same', () => {
  const any = fc.array(
    fc.record({
      rating: fc.integer({ min: 800, max: 2400 }),
      waited: fc.integer({ min: 0, max: 90_000 }),
      seats: fc.integer({ min: 2, max: 4 }),
      wish: fc.constantFrom('x', 'y'),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(any, (all) => {
      const seekers = all.map(({ rating, waited, seats, wish }, at) =>
        seeker(`p${at}`, rating, waited, { seats, wish }),
      );
      const parties = pair(seekers, NOW);
      const members = parties.flat();
      expect(new Set(members).size).toBe(members.length);
      for (const party of parties) {
        expect(party).toHaveLength(party[0]!.seats);
        expect(new Set(party.map(({ wish, seats }) => `${wish} ${seats}`)).size).toBe(1);
      }
    }),
  );
});
