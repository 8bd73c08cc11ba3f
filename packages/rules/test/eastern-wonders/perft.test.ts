import { describe, expect, test } from 'vitest';

import { type Match, type MatchOptions, PACKS, parseNotation, startMatch } from '../../src/index.ts';
import { type Dealt, NaiveEasternWonders, type NaivePack, turnedUp } from '../naive/eastern-wonders.ts';
import { perft, slowPerft } from '../perft.ts';
import { recording } from '../recorded.ts';

const GAME = 'eastern-wonders';
const OWN_MAP = 'pmsmmmmp.mmmmmmmm.pmmmmmmmp';

/** The naive table where a match stands. */
function naiveOf(match: Match): NaiveEasternWonders {
  const dealt = match.restart().state() as unknown as Dealt;
  const naive = new NaiveEasternWonders(PACKS[GAME] as unknown as NaivePack, dealt);
  for (const { option: coded, events } of match.choices) {
    const { code: _code, ...option } = coded;
    naive.choose(option, events.flatMap(turnedUp));
  }
  return naive;
}

/** Perft with the options of the naive table. */
function naivePerft(match: Match, depth: number): number {
  const options = naiveOf(match).decision?.options ?? [];
  if (depth === 1) return options.length;
  return options.reduce((sum, option) => {
    const fork = match.fork();
    fork.choose(fork.find(option).code);
    return sum + naivePerft(fork, depth - 1);
  }, 0);
}

/** A recorded match after a number of choices. */
function position(name: string, version: number): Match {
  const recorded = parseNotation(recording(GAME, name));
  const match = recorded.restart();
  for (const { option } of recorded.choices.slice(0, version)) match.choose(option.code);
  return match;
}

describe('from the set-up on', () => {
  test.each<[string, number, MatchOptions, number[]]>([
    ['two seats', 2, {}, [4, 80, 240, 4800, 28_320, 212_880]],
    ['three seats', 3, {}, [4, 80, 240, 4800, 9600, 192_000]],
    ['four seats', 4, {}, [4, 80, 240, 4800, 9600, 192_000]],
    ['two seats on a map of their own', 2, { map: OWN_MAP }, [4, 80, 240, 4800, 26_640, 184_920]],
  ])('%s', (_name, seats, options, positions) => {
    const match = startMatch({ game: GAME, seats, seed: '1', options });
    expect(perft(match, positions.length)).toEqual(positions);
  });
});

describe('from the middle of recorded matches', () => {
  test.each<[string, number, string, number[]]>([
    ['fourth-tile-two-seats', 60, 'sail', [4, 19, 95, 191, 1112, 9165]],
    ['fourth-tile-two-seats', 150, 'trade', [2, 14, 88, 498, 2808, 16_706]],
    ['fourth-tile-two-seats', 240, 'sail', [7, 37, 194, 379, 2674, 26_368]],
    ['fourth-tile-three-seats', 80, 'price', [3, 15, 30, 210, 2400, 25_470]],
    ['fourth-tile-three-seats', 200, 'trade', [2, 10, 88, 678, 4866, 27_228]],
    ['fourth-tile-three-seats', 400, 'sail', [5, 64, 736, 7159, 61_154, 487_089]],
    ['fourth-tile-four-seats', 100, 'trade', [2, 14, 80, 454, 2576, 13_422]],
    ['fourth-tile-four-seats', 300, 'trade', [2, 6, 17, 47, 127, 332]],
    ['fourth-tile-four-seats', 500, 'heap', [2, 6, 34, 336, 3484, 32_364]],
    ['own-map-with-sea', 100, 'sail', [17, 270, 4043, 50_355, 463_928]],
    ['own-map-with-sea', 250, 'sail', [16, 234, 2807, 24_738, 134_943]],
    ['with-undos', 150, 'sail', [13, 141, 1209, 6351, 11_763, 67_124]],
    ['with-undos', 300, 'act', [2, 8, 66, 492, 2740, 7008]],
  ])('%s after %i choices (%s)', (name, version, kind, positions) => {
    const match = position(name, version);
    expect(match.decision!.kind).toBe(kind);
    expect(perft(match, positions.length)).toEqual(positions);
    // The same numbers by two other roads: through the face of the match, and from the naive table.
    expect(slowPerft(match, 3)).toBe(positions[2]);
    const naively = positions[1]! < 100 ? 3 : 2;
    expect(naivePerft(match, naively)).toBe(positions[naively - 1]);
  });

  test('the last choices of a match lead nowhere', () => {
    const match = parseNotation(recording(GAME, 'fourth-tile-two-seats'));
    expect(perft(match, 2)).toEqual([0, 0]);
    expect(perft(position('fourth-tile-two-seats', match.version - 1), 2)).toEqual([2, 0]);
  });
});
