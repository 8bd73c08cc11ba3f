import { describe, expect, test } from 'vitest';

import { type Match, PACKS, startMatch } from '../../src/index.ts';
import { type Dealt, turnedUp } from '../naive/eastern-wonders.ts';
import { naivePerft } from '../naive/perft.ts';
import { NaiveSolo, type NaiveSoloPack } from '../naive/solo.ts';
import { perft, slowPerft } from '../perft.ts';
import { replayedTo } from '../replayed.ts';

const GAME = 'eastern-wonders-solo';

const naive = (match: Match): NaiveSolo => {
  const pack = PACKS['eastern-wonders'] as unknown as NaiveSoloPack;
  return new NaiveSolo(pack, match.state() as unknown as Dealt, String({ level: 'standard', ...match.options }.level));
};

test('from the deal on', () => {
  const match = startMatch({ game: GAME, seats: 1, seed: '1' });
  expect(perft(match, 4)).toEqual([20, 116, 1086, 8457]);
});

describe('from the middle of recorded matches', () => {
  test.each<[string, number, string, number[]]>([
    ['standard-rival', 20, 'sail', [16, 171, 1472, 8012]],
    ['standard-rival', 21, 'heap', [2, 4, 20, 206, 3404, 53_581]],
    ['standard-rival', 22, 'act', [2, 10, 103, 1756, 29_233]],
    ['standard-rival', 23, 'bonus', [4, 8, 32, 296, 3618, 40_899]],
    ['standard-rival', 24, 'trade', [2, 8, 85, 1067, 11_867]],
    ['standard-rival', 32, 'upgrade', [3, 6, 15, 84, 650, 5779]],
    ['fourth-tile-of-both', 20, 'trade', [2, 14, 105, 873, 6848]],
    ['fourth-tile-of-both', 21, 'sail', [7, 37, 193, 964, 4856, 25_080]],
    ['fourth-tile-of-both', 25, 'act', [2, 8, 61, 533, 4456, 34_331]],
    ['fourth-tile-of-both', 30, 'discard', [2, 4, 24, 208, 1972, 18_431]],
    ['fourth-tile-of-both', 41, 'heap', [2, 4, 18, 168, 1367, 8862]],
    ['fourth-tile-of-both', 87, 'bonus', [4, 24, 214, 2153, 12_663]],
    ['fourth-tile-of-both', 92, 'upgrade', [3, 8, 42, 219, 715, 3756]],
    ['own-map', 20, 'trade', [2, 8, 41, 247, 1637, 11_439]],
    ['own-map', 23, 'sail', [6, 32, 173, 922, 5194]],
    ['own-map', 25, 'act', [2, 9, 54, 450, 3757, 28_555]],
    ['own-map', 26, 'bonus', [4, 8, 28, 132, 708, 4377]],
    ['own-map', 34, 'heap', [2, 4, 28, 130, 1293, 12_137]],
    ['discards-after-the-reaction', 23, 'sail', [5, 21, 99, 481, 2435, 12_836]],
    ['discards-after-the-reaction', 32, 'act', [2, 12, 55, 272, 1355, 6985]],
    ['discards-after-the-reaction', 50, 'heap', [2, 2, 2, 2, 6, 23]],
    ['discards-after-the-reaction', 133, 'bonus', [4, 8, 18, 61, 355, 2173]],
    ['discards-after-the-reaction', 134, 'trade', [2, 3, 5, 30, 157, 1107]],
    ['discards-after-the-reaction', 168, 'discard', [3, 7, 35, 154, 1236, 9761]],
    ['discards-after-the-reaction', 252, 'upgrade', [2, 12, 56, 394, 2110, 2999]],
  ])('%s after %i choices (%s)', (name, version, kind, positions) => {
    const match = replayedTo(GAME, name, version);
    expect(match.decision!.kind).toBe(kind);
    expect(perft(match, positions.length)).toEqual(positions);
    expect(slowPerft(match, 3)).toBe(positions[2]);
    const depth = positions[1]! < 40 ? 3 : 2;
    expect(naivePerft(match, depth, naive, turnedUp)).toBe(positions[depth - 1]);
  });
});
