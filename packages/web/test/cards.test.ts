/** The cards of the road: each has a unique name and picture. */

import { packOf, startMatch } from '@windrose/rules';
import { effectOf, Faces, wordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { merchantPainted, pointPainted, VIEWS } from '../src/art/scenes.ts';

const match = startMatch({ game: 'spice-road', seats: 2, seed: 'cards' });
const { starters, merchantCards, pointCards } = packOf(match, 'spice-road');
const faces = new Faces(match);
const merchants = [...starters, ...merchantCards].map(({ id }) => faces.merchant(id));

describe('the cards of the road', () => {
  test.each([
    ['English', wordsFor('en').cardNames],
    ['Polish', wordsFor('pl').cardNames],
  ])('have %s names, no two of them the same', (_, { merchants: named, points }) => {
    const names = [...merchants.map((card) => named[effectOf(card)]), ...pointCards.map(({ price }) => points[price])];
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(named)).toHaveLength(merchants.length);
    expect(Object.keys(points)).toHaveLength(pointCards.length);
  });

  test('have pictures that are always the same, and of which no two are', () => {
    const pictures = merchants.map((card) => JSON.stringify(merchantPainted(card)));
    expect(merchants.map((card) => JSON.stringify(merchantPainted({ ...card })))).toEqual(pictures);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('of one place are seen from another side, from nearby or in another light', () => {
    const isDark = new Set(['dusk', 'night']);
    const seen = merchants.map((card) => {
      const { place, view, hour, left } = merchantPainted(card);
      // Fields differ in what grows there.
      return `${place} ${place === 'field' ? left.join('') : ''} ${view} ${isDark.has(hour)}`;
    });
    expect(seen.filter((one, at) => seen.indexOf(one) !== at)).toEqual([]);
    expect(new Set(merchants.map((card) => merchantPainted(card).view)).size).toBe(VIEWS);
  });

  test('show the cubes they are about, and grander places for more points', () => {
    expect(merchantPainted({ kind: 'trade', give: 'YYR', take: 'GB' })).toMatchObject({
      left: ['Y', 'R'],
      right: ['G', 'B'],
    });
    expect([6, 12, 16, 20].map((points) => pointPainted('YYRR', points).place)).toEqual([
      'village',
      'gate',
      'city',
      'palace',
    ]);
  });

  test('with figures that the printed game does not have are painted too', () => {
    expect(merchantPainted({ kind: 'trade', give: 'YRGB', take: 'BBBB' }).place).not.toBe('field');
  });
});
