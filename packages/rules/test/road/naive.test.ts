import { describe, expect, test } from 'vitest';

import { FastLuck, makeMapCode, PACKS, randomMap, type RawPack, SAND_TO_SEA_MAP, startMatch } from '../../src/index.ts';
import { compare } from '../naive/compare.ts';
import type { Dealt } from '../naive/eastern-wonders.ts';
import { type DealtRoad, NaiveSpiceRoad, type NaiveRoadPack, turnedUp } from '../naive/road.ts';
import { NaiveSandToSea, type NaiveSandPack, turnedUp as turnedUpAtSea } from '../naive/sand-to-sea.ts';
import { pick, sociable, uniform } from '../players.ts';
import { captain, collector, merchant, scavenger, settler, sleeper } from './players.ts';

const builtIn = PACKS['spice-road']!;
const { merchantCards, pointCards, coins } = builtIn as unknown as NaiveRoadPack;

/** A pack of little: few cards of both kinds and few coins, so that decks and coins run out; a small hold. */
const scarce: RawPack = {
  ...builtIn,
  merchantCards: merchantCards.filter((_, at) => at % 5 === 0),
  pointCards: pointCards.filter((_, at) => at % 6 === 0).map((card) => ({ ...card, price: card.price.slice(0, 2) })),
  coins: { ...coins, perSeat: 1 },
  limit: 5,
};

/** Letters repeated, in rising order. */
const repeated = (letters: string, n: number): string => letters.replaceAll(/./g, (letter) => letter.repeat(n));

/** A pack of plenty: cards that bring handfuls of one spice, and room for them, so that 127 is within reach. */
const abundant: RawPack = {
  ...builtIn,
  merchantCards: merchantCards.map((card, at) =>
    card.kind === 'spice'
      ? { ...card, take: repeated('YRGB'[at % 4]!, 19) }
      : card.kind === 'trade'
        ? { ...card, give: card.give!.slice(0, 1), take: repeated(card.take!, 3) }
        : card,
  ),
  pointCards: pointCards.map((card) => ({ ...card, price: repeated(card.price, 8) })),
  limit: 60,
};

const ROAD_PACKS = { 'the built-in pack': builtIn, 'a scarce pack': scarce, 'an abundant pack': abundant };

describe('Spice Road: the engine and a naive table agree on every option and every state', () => {
  const asked = new Map<string, number>();
  for (const [name, pack] of Object.entries(ROAD_PACKS)) {
    for (const [player, leaning] of Object.entries({ uniform, merchant, collector, scavenger, sleeper })) {
      test(`${player} players with ${name}`, { tags: player === 'uniform' ? [] : ['full'] }, () => {
        for (const seats of [2, 3, 4, 5]) {
          const luck = new FastLuck(seats, player.length);
          const packs = pack === builtIn ? [] : [pack];
          const match = startMatch({ game: 'spice-road', seats, seed: `${name}, ${player}, ${seats}`, packs });
          const naive = new NaiveSpiceRoad(pack as unknown as NaiveRoadPack, match.state() as unknown as DealtRoad);
          compare(match, naive, () => pick(match, leaning, luck), turnedUp);
          expect(match.version).toBeGreaterThan(60);
          for (const { kind } of match.choices) asked.set(kind, (asked.get(kind) ?? 0) + 1);
        }
      });
    }
  }

  test('every kind of decision was among them, and often', { tags: 'full' }, () => {
    expect([...asked.keys()].sort()).toEqual(['discard', 'place', 'trade', 'turn', 'upgrade']);
    for (const [kind, times] of asked) expect([kind, times > 200]).toEqual([kind, true]);
  });
});

const sea = PACKS['eastern-wonders']!;
const { vpTiles, playerBoard } = sea as unknown as NaiveSandPack;

/** Orders for a single cube, and a small hold. */
const cheapSea: RawPack = {
  ...sea,
  playerBoard: { ...playerBoard, hold: 6 },
  vpTiles: { tiles: vpTiles.tiles.slice(0, 16).map((tile, i) => ({ ...tile, price: 'YRGB'[i % 4]! })), closedPort: 1 },
};

/** Hardly any bonus tiles, and few merchant cards. */
const scarceSea: RawPack = {
  ...sea,
  bonusTiles: (sea.bonusTiles as { kind: string }[]).map((tile) =>
    tile.kind === 'points' ? { kind: 'points', pile: [6] } : { ...tile, count: tile.kind === 'hold' ? 0 : 1 },
  ),
};

const SAND_PACKS: Readonly<Record<string, readonly [RawPack, RawPack]>> = {
  'the built-in packs': [builtIn, sea],
  'cheap orders': [builtIn, cheapSea],
  'scarce packs': [scarce, scarceSea],
};

describe('From Sand to Sea: the engine and a naive table agree on every option and every state', () => {
  const asked = new Map<string, number>();
  for (const [name, packs] of Object.entries(SAND_PACKS)) {
    for (const [player, leaning] of Object.entries({ uniform, captain, settler, collector, sociable })) {
      test(`${player} players with ${name}`, { tags: player === 'uniform' ? [] : ['full'] }, () => {
        for (const seats of [2, 3, 4]) {
          const luck = new FastLuck(seats, player.length);
          const map = makeMapCode(randomMap(luck, SAND_TO_SEA_MAP, luck.draw(5)));
          const match = startMatch({
            game: 'sand-to-sea',
            seats,
            seed: `${name}, ${player}, ${seats}`,
            options: luck.draw(2) === 0 ? {} : { map },
            packs: packs.filter((pack) => pack !== builtIn && pack !== sea),
          });
          const dealt = match.state() as unknown as Dealt & DealtRoad;
          const naive = new NaiveSandToSea(
            packs[1] as unknown as NaiveSandPack,
            packs[0] as unknown as NaiveRoadPack,
            dealt,
          );
          compare(match, naive, () => pick(match, leaning, luck), turnedUpAtSea);
          expect(match.version).toBeGreaterThan(60);
          for (const { kind } of match.choices) asked.set(kind, (asked.get(kind) ?? 0) + 1);
        }
      });
    }
  }

  test('every kind of decision was among them, and often', { tags: 'full' }, () => {
    const road = ['discard', 'place', 'trade', 'turn', 'upgrade'];
    const sailing = ['act', 'boat', 'column', 'lay', 'price', 'sail', 'set', 'toll'];
    expect([...asked.keys()].sort()).toEqual([...road, ...sailing].sort());
    for (const [kind, times] of asked) expect([kind, times > 20]).toEqual([kind, true]);
  });
});
