/** The balance of a chart around its corners, computed by hand for small charts. */

import { describe, expect, test } from 'vitest';

import {
  Chart,
  cornerShapes,
  EASTERN_WONDERS_MAP,
  evenMap,
  evenness,
  FastLuck,
  findGame,
  type Place,
  shapeEvenness,
} from '../../src/index.ts';
import { randomIslands } from '../../src/sea/random-map.ts';

const tile = (q: number, r: number, kind: Place['kind'] = 'market'): Place => ({ id: `${q},${r}`, q, r, kind });
const row = (length: number): Chart => new Chart(Array.from({ length }, (_, q) => tile(q, 0)));

describe('the corners of a chart', () => {
  test('are its ports where it has any', () => {
    const chart = new Chart([tile(0, 0, 'port'), tile(1, 0), tile(2, 0, 'port')]);
    expect(cornerShapes(chart).map(({ at }) => at)).toEqual([0, 2]);
  });

  test('are, without ports, the remotest tiles: of a ring all six', () => {
    const ring = [tile(1, 0), tile(0, 1), tile(-1, 1), tile(-1, 0), tile(0, -1), tile(1, -1)];
    const shapes = cornerShapes(new Chart(ring));
    expect(shapes.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5]);
    // Two tiles are one step away, two are two, one is three.
    for (const { distance } of shapes) expect(distance).toBeCloseTo(9 / 5);
  });

  test('are four tiles as far apart as can be where the remotest are too few; both ends of a row come first', () => {
    const shapes = cornerShapes(row(5));
    expect(shapes.map(({ at }) => at)).toEqual([0, 4, 2, 1]);
    expect(shapes.map(({ distance }) => distance)).toEqual([10 / 4, 10 / 4, 6 / 4, 7 / 4]);
    // The fourth tile is as near to the end as to the middle.
    expect(shapes.map(({ waters }) => waters)).toEqual([
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0.5, 1],
      [0, 0, 1, 0.5, 0],
      [0, 1, 0, 0, 0],
    ]);
  });

  test('are fewer where there are fewer tiles', () => {
    expect(cornerShapes(row(1))).toEqual([{ at: 0, distance: 0, waters: [1] }]);
    expect(cornerShapes(row(2)).map(({ at }) => at)).toEqual([0, 1]);
  });
});

describe('evenness', () => {
  test('is 1 for figures that are the same, also if all are zero', () => {
    expect([evenness([2, 2, 2]), evenness([0, 0]), evenness([])]).toEqual([1, 1, 1]);
  });

  test('is less by the standard deviation as a share of the mean', () => {
    expect(evenness([1, 3])).toBe(0.5);
    expect(evenness([10, 30])).toBe(0.5);
  });

  test('of a shape is the lesser one, of distances and of waters', () => {
    const distances = evenness([2.5, 2.5, 1.5, 1.75]);
    const waters = evenness([1, 1.5, 1.5, 1]);
    expect(distances).toBeLessThan(waters);
    expect(shapeEvenness(row(5))).toBe(distances);
    expect(shapeEvenness(row(2))).toBe(1);
  });
});

describe('an even map', () => {
  test('has the ports that its game needs', () => {
    const places = evenMap(new FastLuck(1), EASTERN_WONDERS_MAP, 0, 2);
    expect(places.filter(({ kind }) => kind === 'port').length).toBe(EASTERN_WONDERS_MAP.ports);
  });

  test('of a game without ports is drawn as its islands are', () => {
    const needs = findGame('east-to-west-3').map!;
    expect(needs.ports).toBe(0);
    expect(evenMap(new FastLuck(1), needs, 0, 1)).toEqual(randomIslands(new FastLuck(1), needs.markets));
  });

  test('is the most even of those that were tried', () => {
    const [one, many] = [1, 20].map((tries) => evenMap(new FastLuck(7), EASTERN_WONDERS_MAP, 0, tries));
    expect(shapeEvenness(new Chart(many!))).toBeGreaterThan(shapeEvenness(new Chart(one!)));
  });
});
