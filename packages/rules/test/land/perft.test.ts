import { describe, expect, test } from 'vitest';

import { type Match, type MatchOptions, parseNotation, startMatch, type GameId } from '../../src/index.ts';
import { type DealtLand, NaiveLand, type NaiveLandPacks, turnedUp } from '../naive/land.ts';
import { perft, slowPerft } from '../perft.ts';
import { recording } from '../recorded.ts';

/** Perft with the options of the naive table. */
function naivePerft(match: Match, depth: number): number {
  const dealt = match.restart().state() as unknown as DealtLand;
  const naive = new NaiveLand(match.components as unknown as NaiveLandPacks, dealt);
  for (const { option: coded, events } of match.choices) {
    const { code: _code, ...option } = coded;
    naive.choose(option, events.flatMap(turnedUp));
  }
  const options = naive.decision?.options ?? [];
  if (depth === 1) return options.length;
  return options.reduce((sum, option) => {
    const fork = match.fork();
    fork.choose(fork.find(option).code);
    return sum + naivePerft(fork, depth - 1);
  }, 0);
}

/** A recorded match after a number of choices. */
function position(game: GameId, name: string, version: number): Match {
  const recorded = parseNotation(recording(game, name));
  const match = recorded.restart();
  for (const { option } of recorded.choices.slice(0, version)) match.choose(option.code);
  return match;
}

describe('from the start on', () => {
  test.each<[GameId, number, MatchOptions, number[]]>([
    ['new-world', 2, { board: 'D1' }, [13, 111, 830, 6444, 45_364]],
    ['new-world', 3, { board: 'E1' }, [12, 81, 576, 4063, 27_803]],
    ['new-world', 4, { board: 'F1' }, [12, 91, 712, 5566, 43_256]],
    ['east-to-west-1', 2, {}, [18, 156, 1399, 11_964, 100_087]],
    ['east-to-west-2', 3, { map: '1mmmm.mmsmm.1mmmm' }, [7, 52, 276, 1352]],
    ['east-to-west-3', 2, { map: '1mmmm.mmsmm.1mmmm' }, [10, 83, 580, 4021]],
    ['east-to-west-3', 4, { map: '1mmmm.mmsmm.1mmmm' }, [12, 109, 836, 6361]],
  ])('%s, %i seats', (game, seats, options, positions) => {
    const match = startMatch({ game, seats, seed: '1', options });
    expect(perft(match, positions.length)).toEqual(positions);
    expect(slowPerft(match, 2)).toBe(positions[1]);
    expect(naivePerft(match, 2)).toBe(positions[1]);
  });
});

describe('from the middle of recorded matches, every kind of decision', () => {
  test.each<[GameId, string, number, string, number[]]>([
    ['new-world', 'eighth-card-two-seats', 40, 'upgrade', [3, 16, 90, 411, 2283]],
    ['new-world', 'eighth-card-two-seats', 42, 'turn', [10, 30, 234, 957, 5680]],
    ['new-world', 'eighth-card-two-seats', 45, 'trade', [2, 4, 26, 217, 801]],
    ['new-world', 'eighth-card-two-seats', 49, 'discard', [4, 12, 94, 447, 2950]],
    ['new-world', 'eighth-card-two-seats', 75, 'explore', [10, 58, 516, 2918, 23_151]],
    ['new-world', 'eighth-card-four-seats', 40, 'tile', [1, 5, 45, 91, 342]],
    ['new-world', 'eighth-card-four-seats', 41, 'turn', [5, 45, 91, 342, 898]],
    ['new-world', 'eighth-card-four-seats', 57, 'explore', [7, 46, 388, 3970, 27_484]],
    ['new-world', 'eighth-card-four-seats', 61, 'trade', [2, 11, 76, 290, 2273]],
    ['new-world', 'eighth-card-four-seats', 72, 'upgrade', [3, 16, 82, 318, 1688]],
    ['new-world', 'eighth-card-four-seats', 92, 'discard', [4, 60, 432, 3716, 18_721]],
    ['east-to-west-1', 'eighth-card-two-seats', 40, 'turn', [12, 101, 647, 3823, 27_130]],
    ['east-to-west-1', 'eighth-card-two-seats', 41, 'discard', [2, 28, 174, 890, 6030]],
    ['east-to-west-1', 'eighth-card-two-seats', 46, 'upgrade', [3, 21, 153, 875, 6731]],
    ['east-to-west-1', 'eighth-card-two-seats', 49, 'market', [2, 14, 132, 766, 5204]],
    ['east-to-west-1', 'eighth-card-two-seats', 78, 'explore', [9, 109, 406, 2642, 11_253]],
    ['east-to-west-1', 'eighth-card-two-seats', 86, 'trade', [2, 10, 122, 765, 4816]],
    ['east-to-west-1', 'eighth-card-two-seats', 96, 'adjust', [7, 98, 189, 965, 6560]],
    ['east-to-west-1', 'eighth-card-two-seats', 106, 'swap', [5, 80, 836, 8060, 72_680]],
    ['east-to-west-2', 'eighth-card-three-seats', 40, 'turn', [7, 46, 258, 1461, 7366]],
    ['east-to-west-2', 'eighth-card-three-seats', 41, 'sail', [3, 10, 66, 370, 1907, 10_153]],
    ['east-to-west-2', 'eighth-card-three-seats', 42, 'build', [2, 14, 100, 520, 2536, 13_768]],
    ['east-to-west-2', 'eighth-card-three-seats', 52, 'bonus', [4, 8, 32, 168, 856, 3516]],
    ['east-to-west-2', 'eighth-card-three-seats', 53, 'trade', [2, 8, 42, 214, 879, 4208]],
    ['east-to-west-2', 'eighth-card-three-seats', 73, 'explore', [9, 71, 406, 1791, 10_516]],
    ['east-to-west-2', 'eighth-card-three-seats', 107, 'price', [2, 4, 24, 156, 560, 2524]],
    ['east-to-west-2', 'eighth-card-three-seats', 119, 'toll', [3, 6, 26, 159, 754, 2938]],
    ['east-to-west-2', 'eighth-card-three-seats', 155, 'discard', [3, 24, 141, 834, 4300, 19_369]],
    ['east-to-west-2', 'eighth-card-three-seats', 161, 'outpost', [2, 18, 88, 295, 1332, 5298]],
    ['east-to-west-3', 'eighth-card-four-seats', 40, 'upgrade', [2, 12, 63, 303, 1937, 13_734]],
    ['east-to-west-3', 'eighth-card-four-seats', 42, 'turn', [10, 43, 218, 1513, 10_815]],
    ['east-to-west-3', 'eighth-card-four-seats', 43, 'discard', [2, 3, 39, 357, 2070, 10_032]],
    ['east-to-west-3', 'eighth-card-four-seats', 47, 'sail', [5, 15, 49, 168, 671, 2244]],
    ['east-to-west-3', 'eighth-card-four-seats', 48, 'toll', [3, 7, 16, 100, 228, 1224]],
    ['east-to-west-3', 'eighth-card-four-seats', 54, 'build', [2, 2, 24, 142, 512, 2684]],
    ['east-to-west-3', 'eighth-card-four-seats', 67, 'trade', [2, 8, 48, 224, 848, 2412]],
    ['east-to-west-3', 'eighth-card-four-seats', 68, 'bonus', [4, 24, 112, 424, 1204, 3532]],
    ['east-to-west-3', 'eighth-card-four-seats', 83, 'price', [3, 30, 228, 1755, 9666]],
    ['east-to-west-3', 'eighth-card-four-seats', 216, 'explore', [7, 76, 539, 3487, 27_038]],
    ['east-to-west-3', 'piles-reshuffled', 40, 'trade', [2, 18, 64, 232, 800, 4235]],
    ['east-to-west-3', 'piles-reshuffled', 41, 'turn', [9, 32, 116, 367, 1803, 9266]],
    ['east-to-west-3', 'piles-reshuffled', 44, 'sail', [5, 8, 41, 267, 1209, 4700]],
    ['east-to-west-3', 'piles-reshuffled', 46, 'build', [2, 8, 55, 246, 954, 4248]],
    ['east-to-west-3', 'piles-reshuffled', 48, 'upgrade', [3, 15, 65, 227, 846, 3060]],
    ['east-to-west-3', 'piles-reshuffled', 56, 'price', [2, 6, 44, 198, 728, 3476]],
    ['east-to-west-3', 'piles-reshuffled', 61, 'bonus', [4, 44, 152, 608, 2764, 14_172]],
    ['east-to-west-3', 'piles-reshuffled', 66, 'discard', [2, 4, 8, 24, 176, 1344]],
    ['east-to-west-3', 'piles-reshuffled', 275, 'explore', [9, 9, 124, 641, 2844, 12_617]],
    ['east-to-west-3', 'piles-reshuffled', 364, 'outpost', [2, 32, 136, 352, 1291, 6416]],
    ['east-to-west-3', 'piles-reshuffled', 470, 'toll', [2, 4, 36, 287, 2060, 13_577]],
  ])('%s: %s after %i choices (%s)', (game, name, version, kind, positions) => {
    const match = position(game, name, version);
    expect(match.decision!.kind).toBe(kind);
    expect(perft(match, positions.length)).toEqual(positions);
    // The same numbers by two other roads: through the face of the match, and from the naive table.
    expect(slowPerft(match, 3)).toBe(positions[2]);
    const naively = positions[1]! < 20 ? 3 : 2;
    expect(naivePerft(match, naively)).toBe(positions[naively - 1]);
  });

  test('the last choices of a match lead nowhere', () => {
    const match = parseNotation(recording('new-world', 'eighth-card-two-seats'));
    expect(perft(match, 2)).toEqual([0, 0]);
    expect(perft(position('new-world', 'eighth-card-two-seats', match.version - 1), 2)[1]).toBe(0);
  });
});
