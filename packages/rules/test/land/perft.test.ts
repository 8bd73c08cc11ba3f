import { describe, expect, test } from 'vitest';

import { type Match, type MatchOptions, parseNotation, startMatch } from '../../src/index.ts';
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
    fork.choose(option);
    return sum + naivePerft(fork, depth - 1);
  }, 0);
}

/** A recorded match after so many choices. */
function position(game: string, name: string, version: number): Match {
  const recorded = parseNotation(recording(game, name));
  const match = recorded.restart();
  for (const { option } of recorded.choices.slice(0, version)) match.choose(option.code);
  return match;
}

describe('from the start on', () => {
  test.each<[string, number, MatchOptions, number[]]>([
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
  test.each<[string, string, number, string, number[]]>([
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
    ['east-to-west-2', 'eighth-card-three-seats', 40, 'trade', [2, 16, 68, 235, 859]],
    ['east-to-west-2', 'eighth-card-three-seats', 41, 'turn', [8, 34, 110, 364, 1115]],
    ['east-to-west-2', 'eighth-card-three-seats', 42, 'upgrade', [2, 7, 25, 74, 229]],
    ['east-to-west-2', 'eighth-card-three-seats', 44, 'sail', [12, 20, 30, 98, 181]],
    ['east-to-west-2', 'eighth-card-three-seats', 45, 'build', [2, 2, 10, 14, 54]],
    ['east-to-west-2', 'eighth-card-three-seats', 65, 'bonus', [4, 4, 20, 40, 172]],
    ['east-to-west-2', 'eighth-card-three-seats', 92, 'price', [2, 2, 12, 80, 380]],
    ['east-to-west-2', 'eighth-card-three-seats', 107, 'toll', [2, 4, 8, 64, 360]],
    ['east-to-west-2', 'eighth-card-three-seats', 121, 'outpost', [2, 5, 26, 93, 328]],
    ['east-to-west-2', 'eighth-card-three-seats', 145, 'explore', [8, 63, 336, 1696, 8215]],
    ['east-to-west-2', 'eighth-card-three-seats', 219, 'discard', [3, 30, 171, 1050, 5500]],
    ['east-to-west-3', 'eighth-card-four-seats', 40, 'turn', [14, 112, 804, 5582, 36_473]],
    ['east-to-west-3', 'eighth-card-four-seats', 41, 'upgrade', [4, 19, 168, 1252, 8383]],
    ['east-to-west-3', 'eighth-card-four-seats', 45, 'sail', [5, 26, 123, 941, 5696]],
    ['east-to-west-3', 'eighth-card-four-seats', 66, 'build', [2, 4, 30, 170, 836]],
    ['east-to-west-3', 'eighth-card-four-seats', 67, 'trade', [2, 15, 85, 418, 1873]],
    ['east-to-west-3', 'eighth-card-four-seats', 87, 'explore', [7, 90, 659, 2178, 9575]],
    ['east-to-west-3', 'eighth-card-four-seats', 103, 'discard', [4, 8, 88, 784, 6144]],
    ['east-to-west-3', 'eighth-card-four-seats', 150, 'toll', [3, 6, 30, 391, 3845]],
    ['east-to-west-3', 'eighth-card-four-seats', 152, 'price', [3, 51, 687, 5424, 26_205]],
    ['east-to-west-3', 'piles-reshuffled', 40, 'turn', [6, 43, 194, 817, 3533]],
    ['east-to-west-3', 'piles-reshuffled', 41, 'sail', [12, 24, 156, 799, 2925]],
    ['east-to-west-3', 'piles-reshuffled', 42, 'build', [2, 4, 26, 134, 480]],
    ['east-to-west-3', 'piles-reshuffled', 43, 'trade', [2, 13, 67, 240, 761]],
    ['east-to-west-3', 'piles-reshuffled', 47, 'discard', [3, 9, 27, 81, 891]],
    ['east-to-west-3', 'piles-reshuffled', 59, 'upgrade', [3, 13, 67, 400, 2057]],
    ['east-to-west-3', 'piles-reshuffled', 76, 'toll', [3, 6, 14, 34, 181]],
    ['east-to-west-3', 'piles-reshuffled', 78, 'price', [2, 4, 12, 96, 619]],
    ['east-to-west-3', 'piles-reshuffled', 97, 'bonus', [5, 20, 80, 310, 3100]],
    ['east-to-west-3', 'piles-reshuffled', 253, 'outpost', [4, 60, 332, 1761, 13_080]],
    ['east-to-west-3', 'piles-reshuffled', 259, 'explore', [9, 162, 1484, 10_613, 85_131]],
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
