import { existsSync, readdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { NetWeights } from '@windrose/bots';
import { loadMatch } from '@windrose/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { MatchLine } from '../src/arena/match.ts';
import { checkSetting, lineUps, plannedMatch, readPlayer, type Setting, wholeMatches } from '../src/arena/plan.ts';
import { ordersOfMatch, rate } from '../src/arena/rating.ts';
import { showSummary } from '../src/arena/report.ts';
import { summarize } from '../src/arena/summary.ts';
import { wilson } from '../src/arena/wilson.ts';
import { timeless } from './results.ts';
import { windrose } from './run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-arena-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const setting = (players: Setting['players'], seats: number): Setting => ({
  request: { game: 'eastern-wonders', seats, seed: 'x' },
  players,
  budget: {},
});

describe('the plan', () => {
  test('seats everybody, one against many, or every selection in turn', () => {
    expect(lineUps(2, 2)).toEqual([[0, 1]]);
    expect(lineUps(2, 4)).toEqual([[0, 1, 1, 1]]);
    expect(lineUps(3, 4)).toEqual([[0, 1, 2, 1]]);
    expect(lineUps(3, 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(lineUps(2, 1)).toEqual([[0], [1]]);
    expect(lineUps(1, 1)).toEqual([[0]]);
  });

  test('plays each deal with every rotation of the seats', () => {
    const arena = setting(['admiral', 'B1'], 4);
    const matches = Array.from({ length: 8 }, (_, number) => plannedMatch(arena, number));
    expect(matches.map(({ deal }) => deal)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(matches.slice(0, 4).map(({ seats }) => seats.indexOf(0))).toEqual([0, 1, 2, 3]);
    for (const { seats } of matches) expect(seats.filter((player) => player === 1)).toHaveLength(3);
    expect([wholeMatches(arena, 5), wholeMatches(arena, 8)]).toEqual([8, 8]);
  });

  test('ends with a whole deal, so that everybody has sat equally often', () => {
    expect([2, 6, 7].map((asked) => wholeMatches(setting(['B0', 'B1', 'B2'], 2), asked))).toEqual([6, 6, 12]);
    expect(wholeMatches(setting(['B0', 'B1', 'B2'], 1), 4)).toBe(6);
    expect(wholeMatches({ ...setting(['B0', 'B1', 'B2'], 2), fixed: true }, 5)).toBe(5);
  });

  test('lets every selection meet the same deals', () => {
    const arena = setting(['B0', 'B1', 'B2'], 2);
    const matches = Array.from({ length: 12 }, (_, number) => plannedMatch(arena, number));
    expect(matches.map(({ deal }) => deal)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    expect(matches.slice(0, 6).map(({ seats }) => seats.join())).toEqual(['0,1', '1,0', '0,2', '2,0', '1,2', '2,1']);
  });
});

describe('ratings', () => {
  const duel = (a: number, b: number, weight: number) => ({ players: [a, b], weight });

  test('three wins of four are 191 points, as Elo has it', () => {
    const [a, b] = rate(2, [duel(0, 1, 75_000), duel(1, 0, 25_000)], null);
    expect(a!.elo - b!.elo).toBeCloseTo(400 * Math.log10(3), 0);
    expect(a!.elo + b!.elo).toBeCloseTo(3000, 6);
    expect(a!.high - a!.low).toBeLessThan(10);
  });

  test('are relative to the anchor, add up along a chain, and stay finite if a player wins everything', () => {
    const orders = [duel(0, 1, 100), duel(1, 2, 60), duel(2, 1, 40)];
    const [best, middle, anchor] = rate(3, orders, { player: 2, elo: 1000 });
    expect(anchor).toEqual({ elo: 1000, low: 1000, high: 1000 });
    expect(middle!.elo - 1000).toBeCloseTo(400 * Math.log10(60.5 / 40.5), 4);
    expect(best!.elo).toBeGreaterThan(middle!.elo + 500);
    expect(best!.elo).toBeLessThan(2500);
    expect(best!.high - best!.low).toBeGreaterThan(middle!.high - middle!.low);
  });

  test('intervals contain the true value in about 95 of 100 arenas', () => {
    // A small generator: the matches are drawn from known strengths, 100 points apart.
    let word = 1;
    const draw = (): number => {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      return word / 2 ** 32;
    };
    const chance = 1 / (1 + 10 ** (-100 / 400));
    let held = 0;
    for (let arena = 0; arena < 200; arena++) {
      let won = 0;
      for (let match = 0; match < 200; match++) won += Number(draw() < chance);
      const rated = rate(2, [duel(0, 1, won), duel(1, 0, 200 - won)], { player: 1, elo: 1000 });
      held += Number(rated[0]!.low <= 1100 && 1100 <= rated[0]!.high);
    }
    expect(held).toBeGreaterThanOrEqual(180);
    expect(held).toBeLessThanOrEqual(199);
  });

  test('an equal score counts for every order', () => {
    expect(ordersOfMatch([0, 1], [5, 5])).toEqual([duel(0, 1, 0.5), duel(1, 0, 0.5)]);
    expect(ordersOfMatch([2, 0, 1], [1, 9, 4])).toEqual([{ players: [0, 1, 2], weight: 1 }]);
    expect(ordersOfMatch([0, 1, 2], [7, 7, 7])).toHaveLength(6);
  });
});

describe("Wilson's interval", () => {
  test.each([
    [95, 100, 0.8882, 0.9785],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('of %d in %d', (won, of, low, high) => {
    const found = wilson(won, of);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });

  test('of nothing is everything', () => {
    expect(wilson(0, 0)).toEqual({ share: null, low: 0, high: 1 });
  });
});

describe('a summary', () => {
  const seat = (player: number, score: number) => ({ player, score, decisions: 2, ms: 4, slowest: 3, failures: 0 });
  const line = (match: number, seats: readonly [number, number][], winner: number): MatchLine => {
    const scores = seats.map(([, score]) => score).sort((a, b) => b - a);
    const played = seats.map(([player, score]) => seat(player, score));
    return { match, seats: played, winner, tie: scores[0] === scores[1], rounds: 20 + match, finished: match > 0 };
  };

  test('leaves ties out of decided matches', () => {
    const lines = [
      line(
        0,
        [
          [0, 10],
          [1, 9],
        ],
        0,
      ),
      line(
        1,
        [
          [1, 8],
          [0, 8],
        ],
        1,
      ),
      line(
        2,
        [
          [0, 3],
          [1, 9],
        ],
        1,
      ),
    ];
    const { players, pairs, rounds, stalled } = summarize(setting(['admiral', 'B0'], 2), lines);
    expect(pairs).toHaveLength(1);
    // The first match stalled: the leader has not won it.
    expect(pairs[0]).toMatchObject({ matches: 3, wins: 0, ties: 1, losses: 1, stalled: 1, meanScores: [7, 26 / 3] });
    expect(pairs[0]!.decided.share).toBe(0);
    expect(players[0]).toMatchObject({
      seated: 3,
      wins: 0,
      ties: 1,
      losses: 1,
      stalled: 1,
      msPerDecision: 2,
      slowestMs: 3,
    });
    expect(players[1]!.elo!.elo).toBe(1000);
    expect([rounds, stalled]).toEqual([{ min: 20, median: 21, max: 22 }, 1]);
  });

  test('compares with the fair share where one meets three', () => {
    const table = (winner: number) =>
      line(
        1,
        [
          [0, 9],
          [1, 1],
          [1, 2],
          [1, 3],
        ].map(([p, s], at) => [p!, at === winner ? 20 : s!]),
        winner,
      );
    const { players, pairs } = summarize(setting(['admiral', 'B1'], 4), [table(0), table(0), table(3), table(0)]);
    expect(pairs).toEqual([]);
    expect(players[0]).toMatchObject({ seated: 4, wins: 3, timesFair: 3 });
    expect(players[1]).toMatchObject({ seated: 12, wins: 1, timesFair: 1 / 3 });
  });
});

describe('the tables of an arena', () => {
  const seat = (player: number, score: number) => ({ player, score, decisions: 2, ms: 4, slowest: 3, failures: 0 });
  const match = { match: 0, tie: false, rounds: 20, finished: true };
  /** The cells of the row of a player, without its intervals. */
  const row = (table: string, name: string) =>
    table
      .split('\n')
      .find((line) => line.startsWith(name))!
      .replace(/ +[\d.]+ … [\d.]+/g, '')
      .split(/ {2,}/);

  test('have a dash, not NaN, for a player without matches', () => {
    const arena = setting(['admiral', 'B0', 'B1'], 2);
    const lines = [{ ...match, seats: [seat(0, 10), seat(2, 9)], winner: 0 }];
    const summary = summarize(arena, lines);
    expect(JSON.stringify(summary)).not.toContain('NaN');
    expect(summary.players[1]).toMatchObject({ seated: 0, elo: null, meanScore: null, timesFair: null });
    const shown = showSummary(summary, 4);
    expect(shown).not.toMatch(/NaN|undefined|null/);
    expect(row(shown, 'B0').slice(1)).toEqual(['–', '0', '0', '0', '–', '–', '–', '–', '–', '–']);
  });

  test('fit a narrow window in parts, each with the names of its rows, and lose no column', () => {
    const long = 'cmd:python3 examples/bots/claims_first.py --with a-long-name';
    const summary = summarize(setting(['admiral', long], 2), [
      { ...match, seats: [seat(0, 10), seat(1, 9)], winner: 0 },
    ]);
    const narrow = showSummary(summary, 3, 60);
    expect(narrow.split('\n').filter((line) => line.length > 60)).toEqual([]);
    const heads = (text: string): string[] =>
      text.match(/Elo|won|lost|of decided|points|slowest|ms a turn|fair share/g)!;
    expect(heads(narrow).toSorted()).toEqual(heads(showSummary(summary, 3)).toSorted());
    expect(narrow.match(/^player/gm)!.length).toBeGreaterThan(2);
    expect(narrow).toContain('cmd:pyt…');
  });

  test('say the same of Solo: the rival has its row, and a stall is lost in neither table', () => {
    const arena: Setting = {
      request: { game: 'eastern-wonders-solo', seats: 1, seed: 'x' },
      players: ['B1', 'B2'],
      budget: {},
    };
    const lines = [
      { ...match, seats: [seat(0, 25)], rival: 3, winner: 0, finished: false },
      { ...match, match: 1, seats: [seat(1, 60)], rival: 50, winner: 0 },
      { ...match, match: 2, seats: [seat(0, 20)], rival: 40, winner: 1 },
      { ...match, match: 3, seats: [seat(1, 60)], rival: 61, winner: 1 },
    ];
    const { players, pairs } = summarize(arena, lines);
    expect(players.map(({ player, wins, losses, stalled }) => [player, wins, losses, stalled])).toEqual([
      ['B1', 0, 1, 1],
      ['B2', 1, 1, 0],
      ['rival', 2, 1, 1],
    ]);
    for (const [at, pair] of pairs.entries()) {
      const { wins, losses, stalled, decided } = players[at]!;
      expect(pair).toMatchObject({ player: players[at]!.player, against: 'rival', wins, losses, stalled, decided });
    }
    const shown = showSummary(summarize(arena, lines), 1);
    expect(row(shown, 'rival').slice(-3)).toEqual(['–', '–', '–']);
    expect(shown.match(/stalled +of decided/g)).toHaveLength(2);
  });
});

describe('windrose arena', () => {
  const arena = (...args: string[]) => windrose(['arena', ...args]);
  const base = ['new-world', '--players', 'passenger,B1,B0', '--iterations', '5', '--seed', 'a'];

  test(
    'plays the same matches on one thread and on two, in one go and in two',
    { timeout: 180_000, tags: 'full' },
    async () => {
      const [one, two, parts] = ['one', 'two', 'parts'].map((name) => join(folder, `${name}.jsonl`));
      const whole = await arena(...base, '--matches', '6', '--out', one!, '--json');
      expect([whole.code, whole.err]).toEqual([0, '']);
      await arena(...base, '--matches', '6', '--out', two!, '--workers', '2');
      // As if it had been killed after two matches, in the middle of a line.
      const lines = readFileSync(one!, 'utf8').split('\n');
      writeFileSync(parts!, [...lines.slice(0, 3), lines[4]!.slice(0, 40)].join('\n'));
      const resumed = await arena(...base, '--matches', '6', '--resume', parts!, '--json');
      expect(resumed.code).toBe(0);

      expect(timeless(one!)).toHaveLength(6);
      expect(timeless(two!)).toEqual(timeless(one!));
      expect(timeless(parts!)).toEqual(timeless(one!));

      const report = JSON.parse(whole.out);
      expect(report).toMatchObject({ game: 'new-world', seats: 2, matches: 6, seed: 'a', budget: { iterations: 5 } });
      expect(report.players.map(({ player }: { player: string }) => player)).toEqual(['passenger', 'B1', 'B0']);
      expect(report.players[2].elo).toEqual({ elo: 1000, low: 1000, high: 1000 });
      expect(report.players[0].elo.elo).toBeGreaterThan(report.players[2].elo.elo);
      expect(report.pairs).toHaveLength(3);
      for (const { matches, wins, ties, losses } of report.pairs) expect(wins + ties + losses).toBe(matches);
    },
  );

  test('a level with a plus judges by weights of your own', { timeout: 180_000, tags: 'full' }, async () => {
    const shipped = fileURLToPath(new URL('../../bots/src/games/new-world/weights.json', import.meta.url));
    const { hidden, out } = JSON.parse(readFileSync(shipped, 'utf8')) as NetWeights;
    const zero = (rows: readonly (readonly number[])[]): number[][] => rows.map((row) => row.map(() => 0));
    const ignorant = join(folder, 'ignorant.json');
    writeFileSync(ignorant, JSON.stringify({ 'new-world': { hidden: zero(hidden), out: zero(out) } }));
    const [usual, own] = ['usual', 'own'].map((name) => join(folder, `${name}.jsonl`));
    const duel = ['new-world', '--players', 'captain+,captain', '--iterations', '1', '--matches', '2'];

    const first = await arena(...duel, '--weights', shipped, '--out', usual!, '--json');
    expect([first.code, first.err]).toEqual([0, '']);
    const report = JSON.parse(first.out);
    expect(report.players.map(({ player }: { player: string }) => player)).toEqual(['captain+', 'captain']);
    expect(report.weights).toMatch(/^[0-9a-f]{12}$/);
    expect((await arena(...duel, '--weights', ignorant, '--out', own!)).code).toBe(0);
    expect(timeless(own!)).not.toEqual(timeless(usual!));

    // Two files meet each other; each player's name says its file.
    const both = ['new-world', '--players', `captain+${shipped},captain+${ignorant}`, ...duel.slice(3), '--json'];
    const meet = await arena(...both);
    expect([meet.code, meet.err]).toEqual([0, '']);
    const { players, weights } = JSON.parse(meet.out);
    expect(players.map(({ player }: { player: string }) => player)).toEqual([
      `captain+${shipped}`,
      `captain+${ignorant}`,
    ]);
    expect(weights[shipped]).toBe(report.weights);
    expect(weights[ignorant]).not.toBe(report.weights);

    // Results of other weights are those of another arena.
    const mixed = await arena(...duel, '--weights', ignorant, '--resume', usual!);
    expect([mixed.code, mixed.err]).toEqual([1, expect.stringContaining('holds another arena: its weights is')]);
  });

  test('reports faults of weights and of players with weights', { timeout: 180_000, tags: 'full' }, async () => {
    const file = (name: string, content: unknown): string => {
      const path = join(folder, name);
      writeFileSync(path, JSON.stringify(content));
      return path;
    };
    const none = file('none.json', { 'spice-road': { hidden: [], out: [] } });
    const short = file('short.json', { 'new-world': { hidden: [[1, 2]], out: [[1]] } });
    const duel = (players: string, ...more: string[]) => arena('new-world', '--players', players, ...more);
    for (const [refused, code, sentence] of [
      [duel('captain+,captain'), 2, 'captain+ judges by weights of your own, and there are none'],
      [duel('captain,B1', '--weights', none), 1, 'it has no weights of new-world'],
      [duel('captain+,captain', '--weights', short), 1, 'are those of another version of the bots'],
    ] as const) {
      const { err, code: left } = await refused;
      expect([left, err]).toEqual([code, expect.stringContaining(sentence)]);
    }
    const weights = { '': { hidden: [], out: [] }, 'a+b.json': { hidden: [], out: [] } };
    expect(() => readPlayer('B1+', 'new-world', weights)).toThrow('a "+" comes after a level');
    expect(readPlayer('captain+@20', 'new-world', weights)).toEqual({
      label: 'captain+@20',
      player: 'captain',
      ms: 20,
      plus: '',
    });
    expect(readPlayer('Captain+a+b.json', 'new-world', weights)).toMatchObject({ label: 'captain+a+b.json' });
    const twice = await duel('captain+,captain', '--weights', none, '--weights', short);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('It can be given once.')]);
    expect(() => checkSetting({ ...setting(['captain', 'B1'], 2), weights })).toThrow('--players captain+,captain');
  });

  test('both seats of a deal meet the same luck', { timeout: 180_000, tags: 'full' }, async () => {
    const file = join(folder, 'mirror.jsonl');
    await arena('spice-road', '--players', 'B2,B3', '--matches', '2', '--out', file);
    const [first, second] = timeless(file);
    expect(first!.seats.map(({ player }) => player)).toEqual([0, 1]);
    expect(second!.seats.map(({ player }) => player)).toEqual([1, 0]);
  });

  test('rates against the rival in Solo, and prints all results', { timeout: 180_000, tags: 'full' }, async () => {
    const flags = ['--level', 'fierce', '--players', 'B1,B0', '--matches', '4'];
    const home = join(folder, 'home');
    const { out, code, err } = await windrose(['arena', 'eastern-wonders-solo', ...flags], '', { WINDROSE_HOME: home });
    expect([code, err]).toEqual([0, '']);
    // A finished arena keeps nothing of its own accord.
    expect(existsSync(home)).toBe(false);
    expect(out).toMatch(/^player +Elo +won +tied +lost/);
    expect(out).toMatch(/^B1 +rival +\d/m);
    expect(out).toMatch(/^4 matches; rounds: /m);
  });

  test('keeps the matches as records that replay reads', { timeout: 180_000, tags: 'full' }, async () => {
    const [out, records, simulated] = ['recorded.jsonl', 'records', 'simulated'].map((name) => join(folder, name));
    const flags = ['new-world', '--players', 'passenger,B1', '--matches', '2', '--records', records!];
    const [played, counted] = await Promise.all([
      arena(...flags, '--out', out!, '--workers', '2'),
      windrose(['simulate', ...flags.with(-1, simulated!), '--from', '7', '--json']),
    ]);
    expect([played.err, counted.err]).toEqual(['', '']);
    expect(readdirSync(records!).sort()).toEqual(['new-world-0000000000.json', 'new-world-0000000001.json']);
    for (const { match: number, seats, rounds } of timeless(out!)) {
      const record = JSON.parse(readFileSync(join(records!, `new-world-000000000${number}.json`), 'utf8'));
      expect(record.sitters).toEqual(number === 0 ? ['passenger', 'B1'] : ['B1', 'passenger']);
      const match = loadMatch(record);
      expect([match.over, match.round]).toEqual([true, rounds]);
      const state = match.copiedState();
      expect(seats.map((_, seat) => match.core.points(state, seat))).toEqual(seats.map(({ score }) => score));
    }
    expect(readdirSync(simulated!).sort()).toEqual(['new-world-0000000007.json', 'new-world-0000000008.json']);
    const read = await windrose(['replay', join(simulated!, 'new-world-0000000008.json'), '--json']);
    expect([read.code, read.err, JSON.parse(read.out).over]).toEqual([0, '', true]);
    const again = await arena(...flags);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('exists already. Name a new folder')]);
  });

  test('seats one against three', { timeout: 180_000, tags: 'full' }, async () => {
    const { out } = await arena('new-world', '--seats', '4', '--players', 'B2,B0', '--matches', '4', '--json');
    const { players } = JSON.parse(out);
    expect([players[0].seated, players[1].seated]).toEqual([4, 12]);
    expect(players[0].timesFair).toBeGreaterThan(2);
  });

  test.each([
    [['--players', 'B0,B9'], 2, 'There is no player "B9"; the players are passenger'],
    [['--players', 'B0,b0'], 2, 'B0 is named twice'],
    [['--players', 'B0'], 2, 'needs at least two players'],
    [['--players', 'B0,B1', '--seats', '7'], 2, 'is played with 2 to 4 seats, not with 7'],
    [['--players', 'B0,B1', '--level', 'fierce'], 2, 'has no option "level"'],
    [['--players', 'B0,B1', '--resume', 'nowhere.jsonl'], 1, 'nowhere.jsonl: there is no such file.'],
    [['--players', 'B0,B1', '--out', 'a', '--resume', 'b'], 2, 'either --out'],
    [[], 2, "required option '--players <list>' not specified"],
  ])('refuses %j in a sentence', { tags: 'full' }, async (args, code, sentence) => {
    const run = await arena('new-world', '--matches', '2', ...args);
    expect(run.err).toContain(sentence);
    expect(run.err).not.toMatch(/^\s+at /m);
    expect([run.code, run.out]).toEqual([code, '']);
  });

  test('refuses results of another arena', { timeout: 180_000, tags: 'full' }, async () => {
    const file = join(folder, 'other.jsonl');
    await arena('new-world', '--players', 'B0,B1', '--matches', '4', '--out', file);
    // With a smaller number a part is rated, and that is said.
    const part = await arena('new-world', '--players', 'B0,B1', '--matches', '2', '--resume', file);
    expect([part.code, part.err]).toEqual([
      0,
      `${file} holds 4 matches; with --matches 2 only the first 2 are rated.\n`,
    ]);
    const again = await arena('new-world', '--players', 'B0,B1', '--matches', '2', '--out', file);
    expect(again.err).toContain('exists already');
    const other = await arena('new-world', '--players', 'B0,B1', '--seed', '2', '--matches', '2', '--resume', file);
    expect(other.err).toContain('holds another arena: its seed is "1", not "2"');
    // A line that cannot come of a match of this arena.
    const lines = readFileSync(file, 'utf8');
    writeFileSync(file, lines.replace(/"winner":\d/, '"winner":7'));
    const edited = await arena('new-world', '--players', 'B0,B1', '--matches', '2', '--resume', file);
    expect([edited.code, edited.err]).toEqual([1, expect.stringContaining('line 2 is not a result of a match')]);
    // A score that nobody can tell from a true one, but for the checksum.
    writeFileSync(file, lines.replace(/"score":\d+/, '"score":99'));
    const raised = await arena('new-world', '--players', 'B0,B1', '--matches', '2', '--resume', file);
    expect([raised.code, raised.err]).toEqual([1, expect.stringContaining('line 2 was changed after its match')]);
    writeFileSync(file, lines.replace(/,"sum":"\w+"/, ''));
    const bare = await arena('new-world', '--players', 'B0,B1', '--matches', '2', '--resume', file);
    expect([bare.code, bare.err]).toEqual([1, expect.stringContaining('line 2 was changed after its match')]);
    // Files of earlier versions have no checksums.
    writeFileSync(file, lines.replaceAll(/,"sum":"\w+"|,"sums":true/g, ''));
    expect((await arena('new-world', '--players', 'B0,B1', '--matches', '4', '--resume', file)).code).toBe(0);
    // A module that has changed.
    const [bot, own] = [join(folder, 'first.mjs'), join(folder, 'first.jsonl')];
    const duel = ['new-world', '--players', `${bot},B0`, '--matches', '2'];
    writeFileSync(bot, 'export default () => ({ options }) => options[0];\n');
    expect((await arena(...duel, '--out', own)).code).toBe(0);
    expect((await arena(...duel, '--resume', own)).code).toBe(0);
    writeFileSync(bot, 'export default () => ({ options }) => options.at(-1);\n');
    const changed = await arena(...duel, '--resume', own);
    expect([changed.code, changed.err]).toEqual([1, expect.stringContaining('holds another arena: its modules is')]);
    writeFileSync(file, 'ahoy\n');
    const strange = await arena('new-world', '--players', 'B0,B1', '--matches', '2', '--resume', file);
    expect(strange.err).toContain('line 1 is not JSON');
  });
});
