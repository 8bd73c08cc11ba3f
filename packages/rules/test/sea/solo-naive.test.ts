import { describe, expect, test } from 'vitest';

import { FastLuck, makeMapCode, PACKS, randomMap, type RawPack, startMatch } from '../../src/index.ts';
import { compare } from '../naive/compare.ts';
import { type Dealt, turnedUp } from '../naive/eastern-wonders.ts';
import { NaiveSolo, type NaiveSoloPack } from '../naive/solo.ts';
import { eager, idle, pick, uniform, vagrant } from '../players.ts';

const builtIn = PACKS['eastern-wonders']!;
const { vpTiles, playerBoard } = builtIn as unknown as NaiveSoloPack;

/** Orders for two cubes, so that both sides complete many. */
const cheap: RawPack = {
  ...builtIn,
  playerBoard: { ...playerBoard, hold: 6 },
  vpTiles: {
    tiles: vpTiles.tiles.map((tile, i) => ({ ...tile, price: ['YY', 'YR', 'RG', 'GB'][i % 4]! })),
    closedPort: 1,
  },
};

describe('the engine and a naive table agree on every option, every table and every reaction of the rival', () => {
  for (const level of ['calm', 'standard', 'fierce'] as const) {
    for (const [player, leaning] of Object.entries({ uniform, eager, vagrant, idle })) {
      for (const [name, pack] of Object.entries({ 'the built-in pack': builtIn, 'a cheap pack': cheap })) {
        test(`${level}, ${player} player with ${name}`, () => {
          for (const round of [0, 1]) {
            const luck = new FastLuck(round, player.length);
            const needs = { ports: 4, markets: 20, seas: [0, 4], twoNeighbours: false, rule: 'EW-48' } as const;
            const map = makeMapCode(randomMap(luck, needs, luck.draw(5), luck.draw(2) === 0));
            const match = startMatch({
              game: 'eastern-wonders-solo',
              seats: 1,
              seed: `${name}, ${player}, ${level}, ${round}`,
              options: { level, ...(round === 0 ? {} : { map }) },
              packs: pack === builtIn ? [] : [pack],
            });
            const naive = new NaiveSolo(pack as unknown as NaiveSoloPack, match.state() as unknown as Dealt, level);
            compare(match, naive, () => pick(match, leaning, luck), turnedUp);
            expect(match.scores().rival!.parts).toEqual(naive.rivalParts());
            expect(match.version).toBeGreaterThan(20);
          }
        });
      }
    }
  }
});
