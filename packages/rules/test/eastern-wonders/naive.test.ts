import { describe, expect, test } from 'vitest';

import {
  EASTERN_WONDERS_MAP,
  FastLuck,
  makeMapCode,
  PACKS,
  randomMap,
  type RawPack,
  startMatch,
} from '../../src/index.ts';
import { compare } from '../naive/compare.ts';
import { type Dealt, NaiveEasternWonders, type NaivePack, turnedUp } from '../naive/eastern-wonders.ts';
import { eager, idle, pick, sociable, uniform, vagrant } from '../players.ts';

const builtIn = PACKS['eastern-wonders']!;
const { vpTiles, bonusTiles, playerBoard } = builtIn as unknown as NaivePack;

/** A pack with little of everything: small holds, few orders, a supply of bonus tiles that runs out. */
const scarce: RawPack = {
  ...builtIn,
  playerBoard: { ...playerBoard, hold: 4 },
  vpTiles: { tiles: vpTiles.tiles.slice(0, 10), closedPort: 1 },
  bonusTiles: bonusTiles.map((tile) =>
    tile.kind === 'points' ? { kind: 'points', pile: [6] } : { ...tile, count: tile.kind === 'hold' ? 0 : 1 },
  ),
};

/** A pack whose orders cost a single cube, so that matches end by the fourth tile and the pile runs low. */
const cheap: RawPack = {
  ...builtIn,
  vpTiles: { tiles: vpTiles.tiles.slice(0, 16).map((tile, i) => ({ ...tile, price: 'YRGB'[i % 4]! })), closedPort: 1 },
};

describe('the engine and a naive generator written from the rules agree on every option and every table', () => {
  const leanings = { uniform, eager, vagrant, sociable, idle };
  const packs = { 'the built-in pack': builtIn, 'a scarce pack': scarce, 'a cheap pack': cheap };
  for (const [name, pack] of Object.entries(packs)) {
    for (const [player, leaning] of Object.entries(leanings)) {
      test(`${player} players with ${name}`, { tags: player === 'uniform' ? [] : ['full'] }, () => {
        let decisions = 0;
        for (const seats of [2, 3, 4]) {
          const luck = new FastLuck(seats, player.length);
          const map = makeMapCode(randomMap(luck, EASTERN_WONDERS_MAP, luck.draw(5)));
          const match = startMatch({
            game: 'eastern-wonders',
            seats,
            seed: `${name}, ${player}, ${seats} seats`,
            options: luck.draw(2) === 0 ? {} : { map },
            packs: pack === builtIn ? [] : [pack],
          });
          const naive = new NaiveEasternWonders(pack as unknown as NaivePack, match.state() as unknown as Dealt);
          compare(match, naive, () => pick(match, leaning, luck), turnedUp);
          decisions += match.version;
        }
        expect(decisions).toBeGreaterThan(200);
      });
    }
  }
});
