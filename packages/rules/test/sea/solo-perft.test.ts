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
  return new NaiveSolo(pack, match.state() as unknown as Dealt, String(match.options.level ?? 'standard'));
};

test('from the deal on', () => {
  const match = startMatch({ game: GAME, seats: 1, seed: '1' });
  expect(perft(match, 4)).toEqual([20, 119, 1147, 9075]);
});

describe('from the middle of recorded matches', () => {
  test.each<[string, number, string, number[]]>([
    ['standard-rival', 20, 'act', [3, 14, 72, 628, 5894, 51_530]],
    ['standard-rival', 80, 'heap', [2, 4, 24, 114, 1192, 11_355]],
    ['standard-rival', 140, 'trade', [2, 8, 37, 388, 4769, 58_707]],
    ['fourth-tile-of-both', 30, 'upgrade', [2, 4, 14, 112, 900, 6195]],
    ['fourth-tile-of-both', 90, 'sail', [6, 76, 961, 11_124, 112_114]],
    ['fourth-tile-of-both', 105, 'sail', [16, 202, 2299, 23_212]],
    ['own-map', 50, 'act', [3, 16, 98, 855, 7559, 55_283]],
    ['own-map', 120, 'sail', [4, 17, 131, 1166, 11_031, 100_145]],
  ])('%s after %i choices (%s)', (name, version, kind, positions) => {
    const match = replayedTo(GAME, name, version);
    expect(match.decision!.kind).toBe(kind);
    expect(perft(match, positions.length)).toEqual(positions);
    expect(slowPerft(match, 3)).toBe(positions[2]);
    const depth = positions[1]! < 40 ? 3 : 2;
    expect(naivePerft(match, depth, naive, turnedUp)).toBe(positions[depth - 1]);
  });
});
