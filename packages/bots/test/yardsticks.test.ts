// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

import { Worker } from 'node:worker_threads';

import { GAMES } from '@windrose/rules';
import { describe, expect, it } from 'vitest';
import { isYardstick, LEVELS, type PlayerName, PLAYERS, YARDSTICKS, type YardstickName } from '../src/index.ts';
import recorded from './yardsticks.recorded.json' with { type: 'json' };
import type { Plan, Played } from './yardsticks.worker.ts';

const NAMES = Object.keys(YARDSTICKS) as YardstickName[];

/** On a separate thread without instrumentation: several times faster than within a test. */
function playAll(plans: readonly Plan[]): Promise<Played[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('yardsticks.worker.ts', import.meta.url), { workerData: plans });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The number of matches that the first player wins; seats are swapped after each match. */
async function wins(game: string, players: readonly [PlayerName, PlayerName], matches: number): Promise<number> {
  const plans = Array.from({ length: matches }, (_, number) => ({
    game,
    players: number % 2 === 0 ? players : players.toReversed(),
    seed: number >> 1,
    most: Infinity,
  }));
  return (await playAll(plans)).filter(({ leader }, number) => leader === number % 2).length;
}

describe.each(GAMES.map((game) => [game.id, game] as const))('yardsticks in %s', (id, game) => {
  it(
    'choose only what is legal, what they have always chosen with the same seed, and leave the position alone',
    { timeout: 180_000 },
    async () => {
      const most = 12;
      const plans = NAMES.flatMap((name) => {
        const plan = { game: id, players: Array.from({ length: game.seats[0] }, () => name), seed: 3, most };
        return [plan, plan];
      });
      const played = await playAll(plans);
      expect(played.flatMap(({ illegal }) => illegal)).toEqual([]);
      for (let i = 0; i < played.length; i += 2) {
        expect(played[i]!.codes.length).toBe(most);
        expect(played[i]).toEqual(played[i + 1]);
      }
      // Yardsticks must not change when they are optimised, so that results stay comparable.
      const chosen = NAMES.map((name, i) => [name, played[2 * i]!.codes.join(' ')] as const);
      expect(Object.fromEntries(chosen)).toEqual((recorded as Record<string, unknown>)[id]);
    },
  );
});

describe.each(GAMES.filter((game) => game.seats[1] > 1).map((game) => game.id))('in %s', (game) => {
  it('every planning yardstick beats B1', { timeout: 180_000 }, async () => {
    expect(await wins(game, ['B2', 'B1'], 2)).toBe(2);
    expect(await wins(game, ['B3', 'B1'], 2)).toBe(2);
  });
});

describe.each(['eastern-wonders', 'new-world', 'spice-road'])('in %s', (game) => {
  it('B1 beats B0', { timeout: 180_000 }, async () => {
    expect(await wins(game, ['B1', 'B0'], 6)).toBeGreaterThanOrEqual(5);
  });
});

describe('searching yardsticks', () => {
  it.each(['B4', 'B5', 'B6'] as const)('%s beats B1', { timeout: 180_000 }, async (name) => {
    expect(await wins('spice-road', [name, 'B1'], 2)).toBe(2);
  });
});

describe('players by name', () => {
  it('differ from each other, and with another seed from themselves', async () => {
    const plan = (player: PlayerName, seed: number) => ({
      game: 'new-world',
      players: [player, player],
      seed,
      most: 60,
    });
    const plans = [...NAMES.filter((name) => name < 'B5').map((name) => plan(name, 1)), plan('B0', 2), plan('B2', 2)];
    const played = await playAll(plans);
    expect(new Set(played.map(({ codes }) => codes.join())).size).toBe(plans.length);
  });

  it('are the levels, the strongest, and the yardsticks', () => {
    expect(PLAYERS).toEqual([...LEVELS, 'strongest', ...NAMES]);
    expect(PLAYERS.filter(isYardstick)).toEqual(NAMES);
  });
});
