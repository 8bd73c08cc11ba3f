import { describe, expect, test } from 'vitest';

import { FastLuck, type Match, PACKS, randomIslands, makeMapCode, type RawPack, startMatch } from '../../src/index.ts';
import { compare } from '../naive/compare.ts';
import { type DealtLand, NaiveLand, type NaiveLandPack, type NaiveLandPacks, turnedUp } from '../naive/land.ts';
import { pick, uniform } from '../players.ts';
import { claimer, collector, pusher, sailor, sleeper, trader } from './players.ts';

/** The naive table of a match that stands at its start. */
function naiveOf(match: Match): NaiveLand {
  return new NaiveLand(match.components as unknown as NaiveLandPacks, match.state() as unknown as DealtLand);
}

const builtIn = PACKS['new-world']!;
const { pointCards, bonusTiles, explorationTiles, boards, playerBoards } = builtIn as unknown as NaiveLandPack;

/** A pack of little: few cards, so that the deck runs out; small holds; landmarks on forts, too, where tools pay. */
const scarce: RawPack = {
  ...builtIn,
  pointCards: pointCards.filter((_, at) => at % 3 === 0),
  playerBoards: { ...playerBoards, storage: 5, settlers: { total: 8, start: 6, startWithTwoSeats: 7 } },
  boards: Object.fromEntries(
    Object.entries(boards).map(([name, board]) => [
      name,
      {
        ...board,
        spaces: board.spaces.map((space) => (space.kind === 'fort' ? { ...space, landmark: 'hill' } : space)),
      },
    ]),
  ),
};

/** A pack of plenty: cards for a single cube with strong benefits, so that matches are short and full of events. */
const cheap: RawPack = {
  ...builtIn,
  pointCards: pointCards.map((card, at) => ({ ...card, cost: 'YRGB'[at % 4]! })),
  bonusTiles,
  explorationTiles: explorationTiles.map((tile) => (tile.kind === 'cubes' ? { ...tile, cubes: 'YYRRGGBB' } : tile)),
};

/** A Spice Road of few cards, so that its deck runs out again and again. */
const { merchantCards } = PACKS['spice-road'] as unknown as { merchantCards: { id: string }[] };
const fewMerchants: RawPack = {
  ...PACKS['spice-road']!,
  merchantCards: merchantCards.filter((_, at) => at % 5 === 0),
};

const GAMES_WITH_LAND = ['new-world', 'east-to-west-1', 'east-to-west-2', 'east-to-west-3'] as const;
const leanings = { uniform, claimer, collector, trader, sailor, sleeper, pusher };
const packs: Readonly<Record<string, readonly RawPack[]>> = {
  'the built-in packs': [],
  'a scarce pack': [scarce, fewMerchants],
  'a cheap pack': [cheap],
};

describe.each(GAMES_WITH_LAND)('%s: the engine and a naive table agree on every option and every state', (game) => {
  const asked = new Map<string, number>();
  const merchants = game === 'east-to-west-1' || game === 'east-to-west-3';
  const islands = game === 'east-to-west-2' || game === 'east-to-west-3';
  for (const [name, own] of Object.entries(packs)) {
    for (const [player, leaning] of Object.entries(leanings)) {
      test(`${player} players with ${name}`, { tags: player === 'uniform' ? [] : ['full'] }, () => {
        let decisions = 0;
        for (const seats of [2, 3, 4]) {
          const luck = new FastLuck(seats, player.length);
          const match = startMatch({
            game,
            seats,
            seed: `${name}, ${player}, ${seats} seats`,
            options: islands && luck.draw(2) === 0 ? { map: makeMapCode(randomIslands(luck, 12)) } : {},
            packs: own.filter((pack) => merchants || pack.pack === 'new-world'),
          });
          compare(match, naiveOf(match), () => pick(match, leaning, luck), turnedUp);
          for (const { kind } of match.choices) asked.set(kind, (asked.get(kind) ?? 0) + 1);
          decisions += match.version;
        }
        expect(decisions).toBeGreaterThan(200);
      });
    }
  }

  test('every kind of decision was among them, and often', { tags: 'full' }, () => {
    const every = ['turn', 'upgrade', 'trade', 'explore', 'discard'];
    const forts = ['tile', 'card'];
    const sea = ['sail', 'toll', 'build', 'price', 'bonus', 'outpost'];
    const expected = {
      'new-world': [...every, ...forts],
      'east-to-west-1': [...every, ...forts, 'market', 'swap', 'adjust'],
      'east-to-west-2': [...every, ...sea],
      'east-to-west-3': [...every, ...sea],
    }[game]!;
    expect([...asked.keys()].sort()).toEqual(expected.toSorted());
    for (const [kind, times] of asked) expect([kind, times > 20]).toEqual([kind, true]);
  });
});
