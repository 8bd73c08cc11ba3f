import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PACKS, type RawPack, startMatch } from '../../src/index.ts';
import { readRoadPack } from '../../src/games/spice-road/pack.ts';
import { canUseMerchant, usableMerchants } from '../../src/road/merchant.ts';
import { thrown } from '../thrown.ts';

const { merchants } = readRoadPack(PACKS['spice-road']);
const all = merchants.ids.map((_, card) => card);

/** Holds small and large: a byte a spice, 0 to 127. */
const holds = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 127 })), { minLength: 4, maxLength: 4 })
  .map((cubes) => cubes.reduce((hold, n, spice) => hold | (n << (8 * spice)), 0));

describe('which cards can be used', () => {
  test('asked of a whole set at once as of each card', () => {
    fc.assert(
      fc.property(holds, fc.subarray(all), (hold, own) => {
        const cells = new Int32Array(3);
        for (const card of own) cells[1 + (card >> 5)]! |= 1 << (card & 31);
        const out = new Int32Array(64);
        const n = usableMerchants(hold, merchants, cells, 1, out);
        expect([...out.subarray(0, n)]).toEqual(own.filter((card) => canUseMerchant(hold, merchants, card)));
      }),
      { numRuns: 2000 },
    );
  });

  test('the starters are two, and the deck has 43 cards', () => {
    expect(merchants.starters).toBe(2);
    expect(merchants.ids).toHaveLength(45);
    expect(merchants.ids.slice(0, 3)).toEqual(['S1', 'S2', 'M01']);
  });
});

describe('a damaged pack is refused with the path of the figure', () => {
  type Json = Record<string, unknown>;

  /** The built-in pack with something at a path changed; the path is written as the errors write it. */
  function damaged(path: string, value: unknown): RawPack {
    const pack = structuredClone(PACKS['spice-road']!) as Json;
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop()!;
    let inner = pack;
    for (const key of keys) inner = inner[key] as Json;
    if (value === undefined) delete inner[last];
    else inner[last] = value;
    return pack;
  }

  test.each<[string, unknown, string]>([
    ['starters', [], 'expected 1 to 8 entries, found 0'],
    ['merchantCards', undefined, 'expected a list'],
    ['merchantCards[3].id', 'M01', 'the id "M01" occurs twice'],
    ['merchantCards[3].id', 'S1', 'the id "S1" occurs twice'],
    ['merchantCards[3].kind', 'gift', 'expected one of spice, upgrade, trade, found "gift"'],
    ['merchantCards[3].take', '', 'expected at least 1 cube, found none'],
    ['merchantCards[3].take', 'Y'.repeat(21), 'expected at most 20 cubes on a card, found 21'],
    ['merchantCards[8].upgrades', 0, 'expected a number from 1 to 20, found 0'],
    ['merchantCards[9].give', 'XX', '"X" is not a colour of cube; the colours are Y R G B'],
    ['merchantCards[9].give', 'G', 'a trade must give something else than it takes'],
    ['pointCards[0].price', 'GR', '"GR" is not in the order YRGB'],
    ['pointCards[0].price', '', 'expected at least 1 cube, found none'],
    ['pointCards[0].vp', -6, 'expected a number from 0 to 99, found -6'],
    ['pointCards[1].id', 'P01', 'the id "P01" occurs twice'],
    ['row.points', 9, 'expected a number from 1 to 8, found 9'],
    ['row.merchants', '6', 'expected a whole number, found "6"'],
    ['coins.gold', null, 'expected a whole number, found null'],
    ['startingCubes', ['YYY'], 'expected exactly 5 entries, found 1'],
    ['startingCubes[4]', 'Q', '"Q" is not a colour of cube'],
    ['limit', 0, 'expected a number from 1 to 60, found 0'],
    ['lastCard.4', undefined, 'expected a whole number, found nothing'],
  ])('%s = %j', (path, value, reason) => {
    const error = thrown(() => startMatch({ game: 'spice-road', seats: 2, seed: 'x', packs: [damaged(path, value)] }));
    expect(error.code).toBe('bad-pack');
    expect(error.message).toContain(reason);
    expect(error.where).toMatch(/^spice-road\./);
  });

  test('a custom pack is used, and named by the match', () => {
    const own = damaged('limit', 12);
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'x', packs: [own] });
    expect(match.state()).toMatchObject({ seats: [{ limit: 12 }, { limit: 12 }] });
    const builtIn = startMatch({ game: 'spice-road', seats: 2, seed: 'x' });
    expect(match.packs[0]!.hash).not.toBe(builtIn.packs[0]!.hash);
  });
});
