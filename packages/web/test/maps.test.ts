/** Maps drawn by hand: tiles put, moved, turned; and the gallery. */

import fc from 'fast-check';
import {
  cornerShapes,
  Chart,
  evenMap,
  FastLuck,
  findGame,
  GALLERY,
  mapAdvice,
  mapFaults,
  parseMapCode,
  shapeEvenness,
  startMatch,
} from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import {
  codeOf,
  drawingOf,
  hexAt,
  middleOf,
  mirror,
  move,
  openHexes,
  placesOf,
  put,
  turn,
  viewOf,
} from '../src/screens/maps/drawing.ts';
import { en } from '../src/screens/maps/en.ts';
import { gamesWithMaps } from '../src/screens/maps/games.ts';
import { pl } from '../src/screens/maps/pl.ts';

const maps = fc
  .tuple(fc.nat(), fc.constantFrom(...gamesWithMaps()))
  .map(([seed, { map }]) =>
    codeOf(new Map(evenMap(new FastLuck(seed), map, map.seas[0], 1).map((tile) => [tile.id, tile]))),
  );

describe('a drawing', () => {
  test('is its code, whatever is done and undone to it', () => {
    fc.assert(
      fc.property(maps, (code) => {
        const drawing = drawingOf(code);
        expect(codeOf(drawing)).toBe(code);
        let turned = drawing;
        for (let n = 0; n < 6; n++) turned = turn(turned);
        expect(turned).toEqual(drawing);
        expect(mirror(mirror(drawing))).toEqual(drawing);
        const [first] = drawing.values();
        const [open] = openHexes(drawing);
        expect(move(move(drawing, first!, open!), open!, first!).get(`${first!.q},${first!.r}`)).toEqual(first);
        expect(codeOf(put(put(drawing, open!, 'sea'), open!, null))).toBe(code);
      }),
      { numRuns: 30 },
    );
  });

  test('stays as playable when it is turned or mirrored', () => {
    fc.assert(
      fc.property(maps, (code) => {
        const drawing = drawingOf(code);
        for (const { map } of gamesWithMaps()) {
          const faults = mapFaults(placesOf(drawing), map).length;
          for (const other of [turn(drawing), mirror(drawing)]) {
            expect(mapFaults(placesOf(other), map)).toHaveLength(faults);
            expect(shapeEvenness(new Chart(placesOf(other)))).toBeCloseTo(shapeEvenness(new Chart(placesOf(drawing))));
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  test('finds the hex of every point near its middle', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (q, r, angle) => {
          const { x, y } = middleOf({ q, r });
          expect(hexAt(x + 80 * Math.cos(angle), y + 80 * Math.sin(angle))).toEqual({ q, r });
        },
      ),
    );
  });

  test('names the tiles at fault as its code does', () => {
    const drawing = drawingOf('2mm.mm4m');
    const [fault] = mapFaults(placesOf(mirror(mirror(turn(drawing)))), findGame('eastern-wonders').map!).filter(
      ({ at }) => at,
    );
    expect(drawing.size).toBe(5);
    expect(placesOf(turn(drawing)).map(({ id }) => id)).toContain(fault!.at);
    expect(fault!.message).toContain(fault!.at!);
  });
});

describe('the gallery', () => {
  test('has ten maps with names in both languages', () => {
    expect(GALLERY).toHaveLength(10);
    expect(new Set(GALLERY.map(({ code }) => code)).size).toBe(10);
    for (const { id } of GALLERY) for (const { names } of [en, pl]) expect(names[id]).toMatch(/\S/);
  });

  test.each(GALLERY.map((map) => [map.id, map] as const))(
    '%s has no fault and looks the same from all corners',
    (_, { game, code }) => {
      const { map, seats } = findGame(game);
      const places = parseMapCode(code);
      expect(mapFaults(places, map!)).toEqual([]);
      expect(mapAdvice(places)).toEqual([]);
      expect(shapeEvenness(new Chart(places))).toBeCloseTo(1, 10);
      expect(() =>
        startMatch({ game: findGame(game).id, seats: seats[0], seed: 's', options: { map: code } }),
      ).not.toThrow();
    },
  );
});

test('the waters of a map are shared out without rest', () => {
  fc.assert(
    fc.property(maps, (code) => {
      const chart = new Chart(parseMapCode(code));
      const shapes = cornerShapes(chart);
      chart.places.forEach((_, at) => {
        expect(shapes.reduce((sum, { waters }) => sum + waters[at]!, 0)).toBeCloseTo(1);
      });
    }),
    { numRuns: 20 },
  );
});

test('a view is around the middle of its hexes, and stays while they fit in it and fill it', () => {
  const hexes = (drawing: ReturnType<typeof drawingOf>) => [...drawing.values(), ...openHexes(drawing)];
  const middles = (drawing: ReturnType<typeof drawingOf>) => hexes(drawing).map(middleOf);
  for (const { code } of GALLERY) {
    const { x, y, width, height } = viewOf(hexes(drawingOf(code)), null);
    const [xs, ys] = [middles(drawingOf(code)).map((at) => at.x), middles(drawingOf(code)).map((at) => at.y)];
    expect(x + width / 2).toBeCloseTo((Math.min(...xs) + Math.max(...xs)) / 2);
    expect(y + height / 2).toBeCloseTo((Math.min(...ys) + Math.max(...ys)) / 2);
  }
  const empty = viewOf(openHexes(new Map()), null);
  expect(viewOf(hexes(put(new Map(), { q: 0, r: 0 }, 'sea')), empty)).toBe(empty);
  const whole = viewOf(hexes(drawingOf(GALLERY[0]!.code)), empty);
  expect(whole).not.toBe(empty);
  // What was cleared is seen as large as before.
  expect(viewOf(openHexes(new Map()), whole)).toEqual(empty);
});
