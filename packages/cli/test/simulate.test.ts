import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { LEVELS, POLICIES, type PolicyName } from '@windrose/bots';
import { findGame, GAMES, PACKS, startMatch, type GameId } from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import { runJob } from '../src/simulation/pool.ts';
import { addTallies, boardStart, noTally, roundsOf, simulate } from '../src/simulation/simulate.ts';
import { windrose } from './run.ts';

const silent = (): void => {};

function job(game: GameId, seats: number, matches: number, policy: PolicyName = 'random') {
  return { request: { game, seats, seed: 'test' }, policy, referee: true, from: 0, matches };
}

describe.each(GAMES.map((game) => game.id))('%s', (game) => {
  const { seats } = GAMES.find(({ id }) => id === game)!;

  test.each(Object.keys(POLICIES) as PolicyName[])(
    'matches chosen by %s all end, and the referee is content',
    { tags: game === 'new-world' ? [] : ['full'] },
    (policy) => {
      for (let n = seats[0]; n <= seats[1]; n++) {
        const tally = simulate(job(game, n, 3, policy), silent);
        expect(tally.faults).toEqual([]);
        expect(tally.matches).toBe(3);
        expect(tally.ends.finished + tally.ends.stalled).toBe(3);
        expect(tally.decisions).toBeGreaterThan(tally.turns - n);
        // A stalled match has no winner.
        expect(tally.wins.reduce((sum, won) => sum + won)).toBe(tally.ends.finished);
      }
    },
  );
});

describe('a simulation', () => {
  test('is the same in one piece, in pieces and on threads', { tags: 'full' }, async () => {
    const whole = job('eastern-wonders', 2, 150);
    const one = simulate(whole, silent);
    const pieces = [
      { ...whole, matches: 70 },
      { ...whole, from: 70, matches: 80 },
    ].map((piece) => simulate(piece, silent));
    expect(pieces.reduce(addTallies, noTally())).toEqual(one);
    for (const threads of [2, 3]) expect(await runJob(whole, threads, silent)).toEqual(one);
  });

  test('of another seed is another one', () => {
    const a = simulate(job('eastern-wonders', 2, 2), silent);
    const b = simulate(
      { ...job('eastern-wonders', 2, 2), request: { game: 'eastern-wonders', seats: 2, seed: 'other' } },
      silent,
    );
    expect(a.decisions).not.toBe(b.decisions);
  });

  test('makes a new board now and then, at numbers that do not depend on where a range begins', () => {
    expect([0, 63, 64, 200].map(boardStart)).toEqual([0, 0, 64, 192]);
  });

  test('reports its progress', async () => {
    const progress: number[] = [];
    await runJob(job('eastern-wonders', 2, 130), 1, (done) => progress.push(done));
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(130);
  });

  test('that is stopped has the whole beginning, and the rest can be played on its own', { tags: 'full' }, async () => {
    for (const threads of [1, 2]) {
      const stop = new AbortController();
      const whole = job('spice-road', 2, 100_000);
      const beginning = await runJob(whole, threads, (done) => done > 20 && stop.abort(), stop.signal);
      expect(beginning.matches).toBeGreaterThan(20);
      expect(beginning.matches).toBeLessThan(100_000);
      expect(beginning).toEqual(simulate({ ...whole, matches: beginning.matches }, silent));
    }
  });

  test('the median of an even number of matches is between two values', () => {
    const rounds = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2];
    expect(roundsOf({ ...noTally(), rounds })).toEqual({ min: 10, median: 11.5, max: 13 });
  });
});

describe('windrose simulate', () => {
  test('prints everything as one JSON object', async () => {
    const flags = '--seats 3 --matches 20 --seed x --referee --policy claim-first --workers 2 --json';
    const { out, code, err } = await windrose(['simulate', 'eastern-wonders', ...flags.split(' ')]);
    expect([code, err]).toEqual([0, '']);
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      game: 'eastern-wonders',
      seats: 3,
      matches: 20,
      violations: 0,
      ends: { broken: 0 },
    });
    // Everything the matches depend on, so that the result can be cited and repeated.
    const { packs } = startMatch({ game: 'eastern-wonders', seats: 3, seed: 'x' });
    expect(report).toMatchObject({
      rules: 1,
      options: {},
      from: 0,
      asked: 20,
      next: null,
      policy: 'claim-first',
      budget: {},
    });
    expect(report.version).toMatch(/^\d+\./);
    expect(report.packs).toEqual(Object.values(packs).map(({ name, hash }) => ({ name, hash: hash.slice(0, 12) })));
    expect(report.rounds.min).toBeLessThanOrEqual(report.rounds.median);
    expect(report.rounds.median).toBeLessThanOrEqual(report.rounds.max);
    expect(report.scores).toHaveLength(3);
    expect(report.decisionsPerSecond).toBeGreaterThan(report.turnsPerSecond);
  });

  test('prints a summary, and no progress without a terminal', async () => {
    const { out, code, err } = await windrose(['simulate', 'eastern-wonders', '--seats', '2', '--matches', '3']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^matches {5}3\n/);
    expect(out).toMatch(/^violations {2}0$/m);
    expect(out).toMatch(/^seat 1 {6}[\d.]+ points on average, won /m);
  });

  test('plays a match of a longer run again', async () => {
    const args = ['simulate', 'eastern-wonders', '--seats', '2', '--json', '--matches'];
    const [first, both, second] = await Promise.all([
      windrose([...args, '1']),
      windrose([...args, '2']),
      windrose([...args, '1', '--from', '1']),
    ]);
    const decisions = [first, both, second].map(({ out }) => JSON.parse(out).decisions as number);
    expect(decisions[0]! + decisions[2]!).toBe(decisions[1]);
  });

  test.each(['--policy', '--players'])(
    'the strongest level plays the same again, with --iterations: %s',
    { tags: 'full' },
    async (who) => {
      const args = ['simulate', 'spice-road', '--json', '--matches', '1', '--iterations', '2', who, 'admiral'];
      const reports = await Promise.all([windrose(args), windrose(args)]);
      const [first, second] = reports.map(({ out, err }) => {
        expect(err).toBe('');
        const { decisions, scores, rounds } = JSON.parse(out) as Record<string, unknown>;
        return { decisions, scores, rounds };
      });
      expect(first).toEqual(second);
    },
  );

  test.each([
    [['chess'], 2, "command-argument value 'chess' is invalid for argument 'game'"],
    [['eastern-wonders', '--seats', 'two'], 2, 'It must be a whole number from 1 to 9.'],
    [['eastern-wonders', '--seats', '5'], 2, 'eastern-wonders is played with 2 to 4 seats, not with 5.'],
    [['eastern-wonders', '--players', 'B1,B2', '--policy', 'captain'], 2, 'Use either --players or --policy.'],
    [['eastern-wonders', '--policy', 'clever'], 2, 'Allowed choices are random, claim-first, '],
    [['eastern-wonders', '--option', 'map=xyz'], 1, 'Row 1 of the map code has "x"'],
    [['eastern-wonders', '--option', 'map'], 2, 'Write an option as name=value, not as "map".'],
    [
      ['eastern-wonders', '--iterations', '5'],
      2,
      '--ms and --iterations are for players that search; random does not.',
    ],
    [
      ['eastern-wonders', '--pack', 'package.json'],
      1,
      'package.json: this is not a pack: it has no "pack"; the packs are ',
    ],
    [['eastern-wonders', '--pack', 'nowhere.json'], 1, 'nowhere.json: there is no such file.'],
  ])('refuses %j in a sentence', { tags: 'full' }, async (args, code, sentence) => {
    const run = await windrose(['simulate', ...args, '--matches', '1']);
    expect(run.code).toBe(code);
    expect(run.err).toContain(sentence);
    expect(run.err).not.toMatch(/^\s+at /m);
    expect(run.out).toBe('');
  });
});

test('a pack that the game does not use is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'windrose-'));
  const file = join(folder, 'spice.json');
  writeFileSync(file, JSON.stringify(PACKS['spice-road']));
  const { err, code } = await windrose(['simulate', 'new-world', '--matches', '1', '--pack', file]);
  rmSync(folder, { recursive: true });
  expect([code, err.trim()]).toEqual([
    1,
    `${file}: new-world does not use the pack "spice-road"; it uses ${findGame('new-world').packs.join(', ')}.`,
  ]);
});

describe('windrose perft', () => {
  test('counts the sequences of choices, a line a depth', async () => {
    const { out, code } = await windrose(['perft', 'eastern-wonders', '--seats', '2', '--seed', 's', '--depth', '4']);
    expect(code).toBe(0);
    // Four starting sets, twenty places for a boat, three sets that are left, twenty places again.
    expect(out).toBe('1 4\n2 80\n3 240\n4 4800\n');
  });

  test.each(GAMES.map((game) => game.id))('counts what a match of %s really offers', { tags: 'full' }, async (game) => {
    const seats = GAMES.find(({ id }) => id === game)!.seats[0];
    const { out } = await windrose(['perft', game, '--seed', 's', '--depth', '2', '--json']);
    const match = startMatch({ game, seats, seed: 's' });
    const options = match.legal();
    let second = 0;
    for (const { code } of options) {
      const next = match.fork();
      next.choose(code);
      second += next.legal().length;
    }
    expect(JSON.parse(out).positions).toEqual([options.length, second]);
  });
});

describe('coverage', () => {
  const covered = (game: GameId, seats: number, policy: PolicyName, options = {}) =>
    simulate(
      { request: { game, seats, seed: 'test', options }, policy, referee: true, coverage: true, from: 0, matches: 40 },
      silent,
    ).coverage;

  test('counts the branches of the reaction of the rival of Solo: one a turn of the player', () => {
    const request = { game: 'eastern-wonders-solo', seats: 1, seed: 'test' } as const;
    const wanted = { request, policy: 'random', referee: true, coverage: true, from: 0, matches: 20 } as const;
    const { coverage, turns } = simulate(wanted, silent);
    const reactions = Object.entries(coverage).filter(([name]) => name.startsWith('limit: '));
    expect(reactions.reduce((sum, [, times]) => sum + times, 0)).toBe(turns);
    expect(coverage['decision act']).toBe(turns);
    expect(coverage['rival: harvest, an outpost']).toBeGreaterThan(0);
  });

  test('the fierce rival reacts after an order, the standard one does not', () => {
    const after = (level: string): number =>
      Object.keys(covered('eastern-wonders-solo', 1, 'claim-first', { level })).filter((name) =>
        name.endsWith(', after an order'),
      ).length;
    expect(after('fierce')).toBeGreaterThan(0);
    expect(after('standard')).toBe(0);
  });

  test('counts from where bonus tiles came: a fourth card or a column in Part III, forts in A New World', () => {
    const sources = (game: GameId): string[] =>
      Object.keys(covered(game, 2, 'claim-first')).flatMap((name) => /^bonus tile from (\S+)$/.exec(name)?.[1] ?? []);
    expect(sources('east-to-west-3')).toEqual(['B2', 'D2', 'F2']);
    expect(sources('new-world').every((at) => at.startsWith('A1') || at.startsWith('B1'))).toBe(true);
  });

  test('is printed with the other figures, and a level can choose', { tags: 'full' }, async () => {
    const flags = ['--matches', '1', '--policy', LEVELS[0], '--referee', '--coverage'];
    const { out, code } = await windrose(['simulate', 'eastern-wonders-solo', ...flags]);
    expect(code).toBe(0);
    expect(out).toContain('decision act');
  });
});
