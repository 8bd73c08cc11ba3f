import { describe, expect, test } from 'vitest';

import { startMatch } from '../../src/index.ts';
import { naivePerft } from '../naive/perft.ts';
import { perft, slowPerft } from '../perft.ts';
import { replayedTo } from '../replayed.ts';
import { naiveSandToSea, naiveSpiceRoad, turnedUp, turnedUpAtSea } from './games.ts';

const GAMES = {
  'spice-road': { naive: naiveSpiceRoad, cameUp: turnedUp },
  'sand-to-sea': { naive: naiveSandToSea, cameUp: turnedUpAtSea },
};

describe('from the deal on', () => {
  test.each<[keyof typeof GAMES, number, number[]]>([
    ['spice-road', 2, [7, 29, 105, 392, 1428, 5405]],
    ['spice-road', 3, [7, 29, 111, 411, 1519, 5566]],
    ['spice-road', 5, [7, 29, 111, 429, 1777, 7239]],
    ['sand-to-sea', 2, [4, 64, 192, 3072, 23_040]],
    ['sand-to-sea', 3, [4, 64, 192, 3072, 6144]],
    ['sand-to-sea', 4, [4, 64, 192, 3072, 6144]],
  ])('%s, %i seats', (game, seats, positions) => {
    const match = startMatch({ game, seats, seed: '1' });
    expect(perft(match, positions.length)).toEqual(positions);
  });
});

describe('from the middle of recorded matches', () => {
  test.each<[keyof typeof GAMES, string, number, string, number[]]>([
    ['spice-road', 'sixth-card-two-seats', 20, 'place', [1, 9, 38, 184, 794, 3401]],
    ['spice-road', 'sixth-card-two-seats', 70, 'turn', [13, 58, 208, 903, 4075, 18_666]],
    ['spice-road', 'sixth-card-two-seats', 120, 'turn', [16, 53, 278, 1166, 6075, 29_274]],
    ['spice-road', 'fifth-card-five-seats', 40, 'discard', [2, 8, 56, 276, 950, 4518]],
    ['spice-road', 'fifth-card-five-seats', 150, 'turn', [4, 35, 258, 684, 4191, 13_136]],
    ['spice-road', 'fifth-card-five-seats', 280, 'trade', [2, 14, 60, 248, 1566, 10_840]],
    ['spice-road', 'silver-moves', 90, 'turn', [16, 103, 614, 3626, 20_532, 124_143]],
    ['spice-road', 'silver-moves', 110, 'trade', [2, 26, 170, 1154, 7649, 50_430]],
    ['spice-road', 'merchants-run-out', 400, 'turn', [9, 30, 172, 1408, 7935, 45_803]],
    ['spice-road', 'merchants-run-out', 800, 'discard', [3, 9, 45, 540, 2268, 10_419]],
    ['sand-to-sea', 'fourth-tile-two-seats', 30, 'turn', [7, 24, 75, 274, 1199, 5197]],
    ['sand-to-sea', 'fourth-tile-two-seats', 150, 'turn', [9, 61, 399, 2466, 15_586, 93_596]],
    ['sand-to-sea', 'fourth-tile-two-seats', 300, 'lay', [8, 40, 240, 1368, 7063, 41_830]],
    ['sand-to-sea', 'every-bonus-tile', 100, 'trade', [2, 12, 44, 142, 498, 1857]],
    ['sand-to-sea', 'every-bonus-tile', 400, 'turn', [9, 48, 278, 1637, 7988, 44_414]],
    ['sand-to-sea', 'every-bonus-tile', 700, 'act', [2, 12, 42, 250, 1180, 5918]],
    ['sand-to-sea', 'own-map', 60, 'place', [2, 16, 76, 318, 1414, 5981]],
    ['sand-to-sea', 'own-map', 250, 'sail', [7, 32, 202, 738, 4601, 14_323]],
  ])('%s, %s after %i choices (%s)', (game, name, version, kind, positions) => {
    const match = replayedTo(game, name, version);
    expect(match.decision!.kind).toBe(kind);
    expect(perft(match, positions.length)).toEqual(positions);
    // The same numbers by two other roads: through the face of the match, and from the naive table.
    expect(slowPerft(match, 3)).toBe(positions[2]);
    const { naive, cameUp } = GAMES[game];
    const depth = positions[1]! < 40 ? 3 : 2;
    expect(naivePerft(match, depth, naive, cameUp)).toBe(positions[depth - 1]);
  });
});
