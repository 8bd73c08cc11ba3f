import { type Core, FastLuck, MOST_OPTIONS, startMatch, type State } from '@windrose/rules';
import { describe, expect, it } from 'vitest';
import { createBot, DecisionTree, NEW_WORLD_WEIGHTS, POLICIES, SPICE_ROAD_WEIGHTS } from '../src/index.ts';
import { train, type Trial } from '../src/training/train.ts';
import { evaluationFor } from '../src/evaluate/evaluate.ts';
import { Features } from '../src/evaluate/features/features.ts';
import { playMatches } from '../src/training/play.ts';
import { Judge } from '../src/evaluate/judge.ts';
import { type Growth, TurnTree } from '../src/turn-tree.ts';
import { newCore } from './matches.ts';

const timeout = 180_000;

/** The last turn of a match: no seat plays after it, so the best play can be computed exactly. */
function lastTurn(core: Core, seed: number): State | null {
  const state = core.newState();
  const choose = POLICIES['claim-first'](core);
  const luck = new FastLuck(seed);
  const codes = new Int32Array(MOST_OPTIONS);
  core.deal(state, luck);
  while (state.over === 0) {
    if (state.final === 1 && state.mover === core.seats - 1 && state.acted === 0 && state.steps === 0) return state;
    core.apply(state, choose(state, codes, core.legal(state, codes), luck), luck);
  }
  return null;
}

/** The most points a seat can have when its last turn is over: every way to play it, positions met twice left out. */
function mostPoints(core: Core, start: State, seat: number): number {
  const codes = new Int32Array(MOST_OPTIONS);
  const seen = new Set<string>();
  let best = -Infinity;
  const follow = (state: State): void => {
    if (state.over === 1) {
      best = Math.max(best, core.points(state, seat));
      return;
    }
    const key = state.cells.join();
    if (seen.has(key)) return;
    seen.add(key);
    for (const code of Array.from(codes.subarray(0, core.legal(state, codes)))) {
      const next = core.newState();
      next.copy(state);
      core.apply(next, code, new FastLuck(1));
      follow(next);
    }
  };
  follow(start);
  return best;
}

describe('last turns, solved exactly', () => {
  it('are played with little regret', { timeout, tags: 'full' }, () => {
    const core = newCore('new-world', 2, 1);
    let regret = 0;
    let positions = 0;
    for (let seed = 0; positions < 6 && seed < 60; seed++) {
      const state = lastTurn(core, seed);
      if (state === null) continue;
      const seat = state.mover;
      const best = mostPoints(core, state, seat);
      const bot = createBot({ core, seed: 1, level: 'admiral', budget: { iterations: 8 } });
      while (state.over === 0) core.apply(state, bot.choose(state), new FastLuck(1));
      const lost = best - core.points(state, seat);
      expect(lost).toBeGreaterThanOrEqual(0);
      regret += lost;
      positions++;
    }
    console.log(
      `last turns of A New World: ${positions} solved, ${(regret / positions).toFixed(2)} points lost a turn`,
    );
    expect(positions).toBeGreaterThan(3);
    expect(regret / positions).toBeLessThan(1.5);
  });
});

describe('the plain tree over decisions', () => {
  const core = newCore('eastern-wonders', 2, 1);
  const state = core.newState();
  const codes = new Int32Array(MOST_OPTIONS);
  core.deal(state, new FastLuck(1));

  it.each([0, 10])('gives the same legal answer to the same question, with rollouts of %i turns', (rollout) => {
    const legal = Array.from(codes.subarray(0, core.legal(state, codes)));
    const before = state.cells.slice();
    const answers = [1, 1].map((seed) => new DecisionTree({ core, seed, rollout }).search(state, 300));
    expect(legal).toContain(answers[0]);
    expect(answers[0]).toBe(answers[1]);
    expect(state.cells).toEqual(before);
  });

  it('goes on when its memory is full', () => {
    const legal = Array.from(codes.subarray(0, core.legal(state, codes)));
    expect(legal).toContain(new DecisionTree({ core, seed: 1, rollout: 0, nodes: 64 }).search(state, 500));
  });
});

describe('the tree over turns', () => {
  it('plans more broadly only where it has time', { timeout }, () => {
    const core = newCore('new-world', 2, 3);
    const state = core.newState();
    const luck = new FastLuck(3);
    core.deal(state, luck);
    const bot = createBot({ core, seed: 1, level: 'navigator' });
    while (state.round < 6) core.apply(state, bot.choose(state), luck);
    const narrow: Growth = { width: 1, ends: 12, rootTurns: 10, turns: 5, exploration: 0.3, iterations: Infinity };
    const wide: Growth = { ...narrow, width: 2, ends: 24 };
    const both: Growth = { ...narrow, broad: { width: 2, ends: 24 } };
    const found = (growth: Growth, ms?: number) =>
      new TurnTree(core, evaluationFor(core), new Judge(core, NEW_WORLD_WEIGHTS), growth, 1)
        .search(state, { iterations: 30, ...(ms !== undefined && { ms }) }, () => false)
        .map(({ codes, visits }) => [...codes, visits]);
    expect(found(both)).toEqual(found(narrow));
    expect(found(both, 40)).toEqual(found(narrow, 40));
    expect(found(both, 1e6)).toEqual(found(wide, 1e6));
    expect(found(both, 1e6)).not.toEqual(found(narrow, 1e6));
  });
});

describe('training', () => {
  it(
    'learns the same from the same seed, on however many threads, and to name winners',
    { timeout, tags: 'full' },
    async () => {
      const training = { game: 'spice-road', matches: 21, generations: 2, seed: 1 };
      const once = (await train(training))!;
      const again = await train({ ...training, threads: 2 });
      expect(again).toEqual(once);
      expect(once.samples).toBeGreaterThan(200);
      expect(once.right).toBeGreaterThan(0.5);
      expect(once.generations).toBe(2);

      // Trained weights fit a bot.
      const { core: road } = startMatch({ game: 'spice-road', seats: 2, seed: 'train' });
      const bot = createBot({ core: road, seed: 1, level: 'boatswain', weights: once.weights });
      const usual = createBot({ core: road, seed: 1, level: 'boatswain' });
      const begun = road.newState();
      road.deal(begun, new FastLuck(1));
      expect(bot.think(begun).candidates[0]!.win).not.toEqual(usual.think(begun).candidates[0]!.win);
      const other = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'train' });
      expect(() => createBot({ core: other.core, seed: 1, level: 'boatswain', weights: once.weights })).toThrow(
        RangeError,
      );
    },
  );

  it('keeps the weights of finished generations when it is stopped', { timeout, tags: 'full' }, async () => {
    const stop = new AbortController();
    const training = { game: 'spice-road', matches: 2, seed: 1, stop: stop.signal };
    const lesson = await train({
      ...training,
      generations: 9,
      done: (_, generation) => generation === 1 && stop.abort(),
    });
    const whole = await train({ game: 'spice-road', matches: 2, seed: 1, generations: 1 });
    expect(lesson).toEqual(whole);
    expect(await train({ ...training, generations: 1 })).toBeNull();
  });

  it('learns from positions in which the way to every price is measured', { timeout, tags: 'full' }, () => {
    const { inputs, x } = playMatches(
      { game: 'spice-road', from: 0, matches: 3, seed: 1, weights: null, search: 0 },
      () => {},
    );
    const { core } = startMatch({ game: 'spice-road', seats: 2, seed: 'train' });
    const nearest = new Features(core).names.indexOf('nearest');
    const rows = x.length / inputs;
    let blind = 0;
    for (let row = 0; row < rows; row++) if (x[row * inputs + nearest] === 0) blind++;
    expect(blind / rows).toBeLessThan(0.1);
    // A competent player finishes within some thirty rounds; two positions out of three turns of both seats are recorded.
    expect(rows / 3).toBeLessThan(250);
  });

  it(
    'searches in its matches on request, and learns what the search expects of a position',
    { timeout, tags: 'full' },
    async () => {
      for (const [game, weights] of [
        ['new-world', NEW_WORLD_WEIGHTS],
        ['spice-road', SPICE_ROAD_WEIGHTS],
      ] as const) {
        const play = { game, from: 1, matches: 1, seed: 1, weights, search: 8 };
        const { outlooks, positions, gains } = playMatches(play, () => {});
        expect(outlooks).toHaveLength(positions.length);
        const known = outlooks.filter((outlook) => outlook !== null);
        expect(known.length).toBeGreaterThan(positions.length / 2);
        for (const outlook of known) {
          expect(outlook.chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
          expect(outlook.gains.every((gain) => Math.abs(gain) < 100)).toBe(true);
        }
        // Where nothing was searched, positions tell their outcome alone.
        const plain = playMatches({ ...play, search: 0 }, () => {});
        expect(plain.outlooks.every((outlook) => outlook === null)).toBe(true);
        expect(gains).toHaveLength(positions.length * 2);
      }
      const training = { game: 'new-world', matches: 2, generations: 2, seed: 1, search: 4, hidden: 10 };
      const once = (await train(training))!;
      expect(once.weights.hidden).toHaveLength(10);
      expect(await train({ ...training, threads: 2 })).toEqual(once);
      // The first generation has no weights to search with.
      const first = await train({ ...training, generations: 1 });
      expect(first!.weights).toEqual((await train({ ...training, generations: 1, search: 8 }))!.weights);
      expect((await train({ ...training, search: 8 }))!.weights).not.toEqual(once.weights);
    },
  );

  it(
    'accepts a generation only if it wins against the one before',
    { timeout: 2 * timeout, tags: 'full' },
    async () => {
      const strong = SPICE_ROAD_WEIGHTS;
      const trials: Trial[] = [];
      const hopeless = { game: 'spice-road', matches: 2, generations: 2, seed: 1, trial: 10 };
      const lesson = (await train({ ...hopeless, known: strong, tried: (trial) => trials.push(trial) }))!;
      expect(trials.map(({ won, lost, tied }) => won + lost + tied)).toEqual([10, 10]);
      expect(trials.every(({ won, lost }) => won <= lost)).toBe(true);
      expect([lesson.best, lesson.generations]).toEqual([0, 2]);
      expect(lesson.weights).toBe(strong);

      // Against a net that knows nothing, each deal is played twice with the seats turned, on any number of threads the same.
      const ignorant = {
        hidden: NEW_WORLD_WEIGHTS.hidden.map((row) => row.map(() => 0)),
        out: NEW_WORLD_WEIGHTS.out.map((row) => row.map(() => 0)),
      };
      const taken = { ...hopeless, game: 'new-world', matches: 40, generations: 1, known: ignorant };
      const once = (await train(taken))!;
      expect(once.best).toBe(1);
      expect(await train({ ...taken, threads: 2 })).toEqual(once);
      await expect(train({ ...taken, trial: 3 })).rejects.toThrow(/even/);
    },
  );

  it('asks for at least one generation', async () => {
    await expect(train({ game: 'new-world', matches: 1, generations: 0, seed: 1 })).rejects.toThrow(/generation/);
  });
});
