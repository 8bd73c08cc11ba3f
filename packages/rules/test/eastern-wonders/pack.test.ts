import { describe, expect, test } from 'vitest';

import { namePack, PACKS, type RawPack, startMatch } from '../../src/index.ts';
import { thrown } from '../thrown.ts';

type Json = Record<string, unknown>;

/** The built-in pack with something at a path changed; the path is written as the errors write it. */
function damaged(path: string, value: unknown): RawPack {
  const pack = structuredClone(PACKS['eastern-wonders']!) as Json;
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop()!;
  let inner = pack;
  for (const key of keys) inner = inner[key] as Json;
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  return pack;
}

const start = (pack: RawPack): unknown => startMatch({ game: 'eastern-wonders', seats: 2, seed: 'x', packs: [pack] });

describe('a damaged figure is refused with its path', () => {
  test.each<[string, unknown, string]>([
    ['marketTiles', undefined, 'expected a list'],
    ['marketTiles', [], 'expected exactly 24 entries, found 0'],
    ['marketTiles[3].id', '', 'expected a text, found ""'],
    ['marketTiles[3].id', 7, 'expected a text, found 7'],
    ['marketTiles[3].symbol', 'purple', 'expected one of yellow, red, green, brown, found "purple"'],
    ['marketTiles[3].give', 'RX', '"X" is not a colour of cube; the colours are Y R G B'],
    ['marketTiles[3].give', 'RY', '"RY" is not in the order YRGB'],
    ['marketTiles[3].give', '', 'expected at least 1 cube, found none'],
    ['marketTiles[3].take', undefined, 'expected cubes such as "YYR", found nothing'],
    ['vpTiles.tiles[5].vp', -1, 'expected a number from 0 to 99, found -1'],
    ['vpTiles.tiles[5].vp', 12.5, 'expected a whole number, found 12.5'],
    ['vpTiles.tiles[5].vp', '12', 'expected a whole number, found "12"'],
    ['vpTiles.tiles[5].price', -3, 'expected cubes such as "YYR", found -3'],
    ['vpTiles.tiles', null, 'expected a list'],
    ['vpTiles.closedPort', 2, 'expected a number from 1 to 1, found 2'],
    [
      'bonusTiles[0].kind',
      'free-lunch',
      'expected one of free-move, harvest, upgrade, hold, points, found "free-lunch"',
    ],
    ['bonusTiles[0].count', -4, 'expected a number from 0 to 20, found -4'],
    ['bonusTiles[4].pile', [6, 6], 'two tiles of the pile have the same VP'],
    ['bonusTiles[4].pile[1]', 'five', 'expected a whole number, found "five"'],
    ['playerBoard.hold', 0, 'expected a number from 1 to 60, found 0'],
    ['playerBoard.values[2]', null, 'expected a whole number, found null'],
    ['playerBoard.rows[1]', 'green', 'the rows are yellow, red, green, brown'],
    ['startingSets', [{ cubes: 'Y' }], 'expected 4 to 8 entries, found 1'],
    ['startingSets[0].cubes', 'Z', '"Z" is not a colour of cube'],
    ['firstMap.hexes[0].q', 99, 'expected a number from -9 to 9, found 99'],
    ['firstMap.hexes[0].kind', 'volcano', 'expected one of port, inner, found "volcano"'],
    ['sandToSea', undefined, 'expected an object'],
    ['solo.bonus.hold', 'one', 'expected a whole number, found "one"'],
  ])('%s = %j', (path, value, reason) => {
    const error = thrown(() => start(damaged(path, value)));
    expect(error.code).toBe('bad-pack');
    // The error is reported at the right place, or below it.
    expect(error.where).toMatch(new RegExp(`^eastern-wonders\\.${path.replaceAll(/[.[\]]/g, String.raw`\$&`)}`));
    expect(error.message).toContain(`${error.where}: ${reason}`);
  });

  test('an id that occurs twice', () => {
    expect(thrown(() => start(damaged('marketTiles[3].id', 'm1'))).message).toBe(
      'eastern-wonders.marketTiles[3].id: the id "m1" occurs twice',
    );
    expect(thrown(() => start(damaged('vpTiles.tiles[3].id', 'v1'))).message).toContain('the id "v1" occurs twice');
  });

  test('a kind of bonus tile that is missing', () => {
    expect(thrown(() => start(damaged('bonusTiles[0].kind', 'hold'))).message).toBe(
      'eastern-wonders.bonusTiles: the kind "free-move" is missing',
    );
  });

  test('symbols that do not occur equally often', () => {
    expect(thrown(() => start(damaged('marketTiles[3].symbol', 'red'))).message).toBe(
      'eastern-wonders.marketTiles: each symbol must occur equally often, found 5, 7, 6, 6',
    );
  });

  test('a trade that changes nothing', () => {
    expect(thrown(() => start(damaged('marketTiles[3].take', 'RR'))).message).toBe(
      'eastern-wonders.marketTiles[3]: a trade must give something else than it takes',
    );
  });

  test('another pack, or none', () => {
    expect(thrown(() => start(damaged('pack', 'tea'))).message).toContain('expected one of');
    expect(thrown(() => start([] as unknown as RawPack)).message).toContain('expected one of');
  });
});

describe('the name of a pack', () => {
  const builtIn = PACKS['eastern-wonders']!;

  test('is the same whatever the order of its keys', () => {
    const turned = Object.fromEntries(Object.entries(structuredClone(builtIn)).reverse());
    expect(namePack(turned)).toEqual(namePack(builtIn));
  });

  test('is another for any other figure', () => {
    expect(namePack(damaged('vpTiles.tiles[0].vp', 12)).hash).not.toBe(namePack(builtIn).hash);
  });
});

describe('the built-in pack', () => {
  const pack = PACKS['eastern-wonders'] as unknown as {
    marketTiles: { symbol: string }[];
    vpTiles: { tiles: { price: string; vp: number }[] };
    bonusTiles: { count?: number; pile?: number[] }[];
    playerBoard: { rows: string[]; values: number[] };
    confidence: Record<string, string>;
  };

  test('[EW-1] [EW-2] [EW-3] has the components of the box', () => {
    expect(pack.marketTiles).toHaveLength(24);
    expect(pack.vpTiles.tiles).toHaveLength(26);
    expect(pack.bonusTiles.map((tile) => tile.count ?? tile.pile!.length)).toEqual([4, 4, 4, 4, 4]);
  });

  test('[EW-4] gives each seat a hold for ten cubes and four rows of five covered spaces', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 4, seed: 'boards' });
    const { seats } = match.state();
    expect(seats.map(({ limit }) => limit)).toEqual([10, 10, 10, 10]);
    expect(seats[3]!.outposts).toEqual({ Y: 0, R: 0, G: 0, B: 0 });
    const { rows, values } = pack.playerBoard;
    expect([rows.length, values.length]).toEqual([4, 5]);
  });

  test('values its orders by their cubes: 1 2 3 4, one more for three colours, two more for four', () => {
    for (const { price, vp } of pack.vpTiles.tiles) {
      const worth = price.split('').reduce((sum, letter) => sum + 1 + 'YRGB'.indexOf(letter), 0);
      const colours = new Set(price).size;
      expect(vp).toBe(worth + Math.max(0, colours - 2));
    }
  });

  test('says of every figure how well it is known', () => {
    const levels = Object.keys(pack.confidence);
    const rows = [...pack.marketTiles, ...pack.vpTiles.tiles, ...pack.bonusTiles] as { confidence?: string }[];
    expect(rows.every(({ confidence }) => levels.includes(confidence!))).toBe(true);
  });
});
