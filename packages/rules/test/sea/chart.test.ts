import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  Chart,
  checkedChart,
  EASTERN_WONDERS_MAP,
  FastLuck,
  makeMapCode,
  mapAdvice,
  mapFaults,
  parseMapCode,
  type Place,
  randomMap,
  SAND_TO_SEA_MAP,
  startMatch,
} from '../../src/index.ts';
import { thrown } from '../thrown.ts';

const needs = EASTERN_WONDERS_MAP;

/** A legal map in three rows: 4 ports, 20 market tiles, a sea tile. */
const LEGAL = 'pmsmmmmp.mmmmmmmm.pmmmmmmmp';

/** Whether two hexes touch, by measuring: the centres of flat-top hexes that touch are one width of √3 apart. */
function touching(a: Place, b: Place): boolean {
  const x = (p: Place): number => 1.5 * p.q;
  const y = (p: Place): number => Math.sqrt(3) * (p.r + p.q / 2);
  return Math.abs(Math.hypot(x(a) - x(b), y(a) - y(b)) - Math.sqrt(3)) < 1e-9;
}

/** The number of quarters around the middle of a map that contain some places; the quarters begin at an angle. */
function quartersOf(all: readonly Place[], some: readonly Place[], begin: number): number {
  const x = (p: Place): number => 1.5 * p.q;
  const y = (p: Place): number => Math.sqrt(3) * (p.r + p.q / 2);
  const mean = (of: (p: Place) => number): number => all.reduce((sum, p) => sum + of(p), 0) / all.length;
  const [middleX, middleY] = [mean(x), mean(y)];
  const turned = some.map((p) => (Math.atan2(y(p) - middleY, x(p) - middleX) - begin + 4 * Math.PI) % (2 * Math.PI));
  return new Set(turned.map((angle) => Math.floor(angle / (Math.PI / 2)))).size;
}

const randomPlaces = fc
  .tuple(fc.nat(), fc.integer({ min: 0, max: 4 }))
  .map(([seed, seas]) => randomMap(new FastLuck(seed), needs, seas));

describe('charts', () => {
  test('neighbours are the hexes that touch', () => {
    fc.assert(
      fc.property(randomPlaces, (places) => {
        const chart = new Chart(places);
        places.forEach((place, at) => {
          const near = Array.from({ length: chart.neighbours(at) }, (_, i) => chart.near[at * 7 + 1 + i]!);
          const expected = places.flatMap((other, there) => (touching(place, other) ? [there] : []));
          expect(near.sort((a, b) => a - b)).toEqual(expected);
        });
      }),
      { numRuns: 30 },
    );
  });

  test('[EW-6] the first map has 24 places in columns of 4-5-6-5-4, its ports at the ends of the outer columns', () => {
    const { map } = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'x' }).state();
    const columns = ['A', 'B', 'C', 'D', 'E'].map((letter) => map.filter(({ at }) => at.startsWith(letter)).length);
    expect(columns).toEqual([4, 5, 6, 5, 4]);
    expect(map.filter(({ kind }) => kind === 'port').map(({ at }) => at)).toEqual(['A1', 'A4', 'E1', 'E4']);
    expect(map.filter(({ kind }) => kind === 'market')).toHaveLength(20);
  });
});

describe('random maps', () => {
  test('[EW-48] [EW-49] are legal and satisfy the advice', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 4 }), (seed, seas) => {
        const places = randomMap(new FastLuck(seed), needs, seas);
        expect(mapFaults(places, needs)).toEqual([]);
        expect(mapAdvice(places)).toEqual([]);
        expect(places.filter((place) => place.kind === 'sea')).toHaveLength(seas);
        // The naive check of the advice: everybody has two others beside it.
        for (const place of places) {
          expect(places.filter((other) => touching(place, other)).length).toBeGreaterThanOrEqual(2);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('keep their ports apart', () => {
    fc.assert(
      fc.property(randomPlaces, (places) => {
        const ports = places.filter((place) => place.kind === 'port');
        for (const a of ports) for (const b of ports) expect(a !== b && touching(a, b)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  test('[EW-50] [EW-51r] have a port at each corner: at most three neighbours, one in each quarter around the middle, none beside another', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom(needs, SAND_TO_SEA_MAP),
        (seed, seas, of) => {
          const places = randomMap(new FastLuck(seed), of, seas);
          const ports = places.filter((place) => place.kind === 'port');
          expect(ports).toHaveLength(4);
          for (const port of ports) {
            expect(places.filter((other) => touching(port, other)).length).toBeLessThanOrEqual(3);
            expect(ports.filter((other) => touching(port, other))).toEqual([]);
          }
          expect(quartersOf(places, ports, 0) === 4 || quartersOf(places, ports, Math.PI / 4) === 4).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('[EW-50] the first map has its ports at corners, too', () => {
    const { map } = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'x' }).state();
    // Columns A to E, hexes from the top, in axial coordinates.
    const places = map.map(({ at, kind }): Place => {
      const q = at.charCodeAt(0) - 'A'.charCodeAt(0);
      return { id: at, q, r: Number(at.slice(1)) - 1 - Math.min(q, 2), kind };
    });
    expect(mapAdvice(places)).toEqual([]);
  });

  test('are others for other luck, and the same for the same', () => {
    const codes = Array.from({ length: 20 }, (_, seed) => makeMapCode(randomMap(new FastLuck(seed), needs)));
    expect(new Set(codes).size).toBe(20);
    expect(makeMapCode(randomMap(new FastLuck(3), needs))).toBe(codes[3]);
  });

  test('[EW-52r] can leave market and sea tiles undetermined', () => {
    const places = randomMap(new FastLuck(1), needs, 4, true);
    expect(places.map((place) => place.kind).filter((kind) => kind === 'inner')).toHaveLength(24);
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'x', options: { map: makeMapCode(places) } });
    const { map } = match.state();
    expect(['port', 'market', 'sea'].map((kind) => map.filter((place) => place.kind === kind).length)).toEqual([
      4, 20, 4,
    ]);
  });
});

describe('the text code of a map', () => {
  test('[EW-53r] round trip: the same tiles in the same shape', () => {
    fc.assert(
      fc.property(randomPlaces, (places) => {
        const code = makeMapCode(places);
        expect(parseMapCode(code)).toEqual(places.toSorted((a, b) => a.r - b.r || a.q - b.q));
        expect(makeMapCode(parseMapCode(code))).toBe(code);
      }),
      { numRuns: 50 },
    );
  });

  test('is independent of the map’s position in the plane and of the order of its tiles', () => {
    const places = parseMapCode(LEGAL);
    const moved = places.map((place) => ({ ...place, q: place.q - 5, r: place.r + 3 })).reverse();
    expect(makeMapCode(moved)).toBe(LEGAL);
  });

  test('rows from north to south, a letter a tile, a number a gap', () => {
    expect(parseMapCode('2mmp.1mms').map(({ id, q, r, kind }) => [id, q, r, kind])).toEqual([
      ['2,0', 2, 0, 'market'],
      ['3,0', 3, 0, 'market'],
      ['4,0', 4, 0, 'port'],
      ['1,1', 1, 1, 'market'],
      ['2,1', 2, 1, 'market'],
      ['3,1', 3, 1, 'sea'],
    ]);
  });

  test.each([
    ['', 'The map code has no tiles', null],
    ['..', 'The map code has no tiles', null],
    ['mm.px', 'Row 2 of the map code has "x"', 'row 2'],
    ['MM', 'Row 1 of the map code has "M"', 'row 1'],
    ['m m', 'Row 1 of the map code has " "', 'row 1'],
    ['m123m', 'Row 1 of the map code has "123"', 'row 1'],
    ['m-1m', 'Row 1 of the map code has "-"', 'row 1'],
    ['m'.repeat(33), 'at most 32 tiles; this one has 33', null],
    ['m.'.repeat(40), 'at most 32 rows', null],
  ])('"%s" is refused', (code, reason, where) => {
    const error = thrown(() => parseMapCode(code));
    expect(error.code).toBe('bad-map');
    expect(error.message).toContain(reason);
    expect(error.where).toBe(where);
    expect(error.rule).toBe('EW-53r');
  });

  test('a text of any kind is a map or refused in words', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        fc.array(fc.constantFrom('p', 'm', 's', 'i', '.', '1', '2', '3'), { maxLength: 60 }),
        (any, near) => {
          for (const code of [any, near.join('')]) {
            try {
              checkedChart(parseMapCode(code), needs);
            } catch (error) {
              if (!(error instanceof Error) || error.name !== 'RulesError') throw error;
            }
          }
        },
      ),
    );
  });
});

describe('a map that is not legal is refused with the reason and the tile', () => {
  const refusal = (map: string): string => {
    const error = thrown(() => startMatch({ game: 'eastern-wonders', seats: 2, seed: 'x', options: { map } }));
    expect([error.code, error.rule]).toEqual(['bad-map', 'EW-48']);
    return `${error.where ?? 'the map'}: ${error.message}`;
  };

  test.each([
    ['three ports', 'mmsmmmmp.mmmmmmmm.pmmmmmmmp', 'the map: The map has 3 ports; it needs exactly 4.'],
    ['five ports', 'pmsmmmmp.mmmmmmmm.pmmmmmmmp.pm', 'the map: The map has 5 ports; it needs exactly 4.'],
    [
      'a market tile too few',
      'pmsmmmmp.mmmmmmmm.pmmmmmmp',
      'the map: The map has 19 market tiles; it needs exactly 20.',
    ],
    ['five sea tiles', 'pmsmmmmp.mmmmmmmm.pmmmmmmmp.ssss', 'the map: The map has 5 sea tiles; it needs 0 to 4.'],
    [
      'a tile apart',
      'pmsmmmmp.mmmmmmmm.pmmmmmmm3p',
      '11,2: The tile 11,2 cannot be reached from the others; all tiles must hang together.',
    ],
    [
      'too few inner tiles',
      'piiip.p.p',
      'the map: The map has 3 tiles beside the ports, 0 of them market tiles and 0 sea tiles; it needs 20 to 24, 20 of them for market tiles.',
    ],
    [
      'too many inner tiles',
      'piiiiiip.iiiiiiiiii.piiiiiiiip.i',
      'the map: The map has 25 tiles beside the ports, 0 of them market tiles and 0 sea tiles; it needs 20 to 24, 20 of them for market tiles.',
    ],
  ])('[EW-48] [EW-53r] %s', (_name, code, message) => {
    expect(refusal(code)).toBe(message);
  });

  test('more tiles than a map can have are one fault', () => {
    const row = Array.from({ length: 33 }, (_, q) => ({ id: `${q},0`, q, r: 0, kind: 'market' as const }));
    expect(mapFaults(row, needs)).toEqual([{ at: null, message: 'A map has at most 32 tiles; this one has 33.' }]);
    expect(mapAdvice(row)).toEqual([]);
    expect(() => new Chart(row)).toThrow(expect.objectContaining({ code: 'bad-map' }));
  });

  test('two tiles on one hex', () => {
    const places = parseMapCode(LEGAL);
    const twice = [...places.slice(0, -1), { ...places.at(-1)!, q: 0, r: 0, id: '0,0' }];
    expect(mapFaults(twice, needs)).toEqual([{ at: '0,0', message: 'Two tiles lie on 0,0; only one can.' }]);
  });

  test('[EW-49] [EW-51r] advice is not law: ports in the middle, or side by side, may be played', () => {
    const middle = parseMapCode('mmmmmmmm.mmppmmpm.mpmmmmmm');
    expect(mapFaults(middle, needs)).toEqual([]);
    expect(mapAdvice(middle).map(({ message }) => message)).toEqual([
      'The port 2,1 touches the port 3,1; ports should lie apart, at the corners of the map.',
      'The port 3,1 touches the port 2,1; ports should lie apart, at the corners of the map.',
      'The port 6,1 touches 6 tiles; a port should lie at a corner of the map and touch at most 3.',
      'The port 1,2 touches the port 2,1; ports should lie apart, at the corners of the map.',
    ]);
  });

  test('[EW-49] advice is not law: a tile that touches a single other one may be played', () => {
    const long = 'pmmmmmmmmmmmp.9mmmmmmmmmp.8p';
    const lonely = mapAdvice(parseMapCode(long)).map((advice) => advice.at);
    expect(lonely).toContain('0,0');
    expect(mapAdvice(parseMapCode(long))[0]!.message).toBe('The tile 0,0 touches 1 other tile; it should touch two.');
    expect(mapFaults(parseMapCode(long), needs)).toEqual([]);
    expect(mapFaults(parseMapCode(long), { ...needs, twoNeighbours: true })).not.toEqual([]);
  });
});
