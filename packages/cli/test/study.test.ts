/** Reviews, puzzles and statistics, requested as by a person or a script. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Numbers, type Review, reviewWordsFor, Tally } from '@windrose/analysis';
import { createBot } from '@windrose/bots';
import { makeNotation, sha256Text, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { windrose } from './run.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windrose-'));
});

afterAll(() => rm(folder, { recursive: true }));

/**
 * Rounds of a match of A New World in which seat 1, from one of them on, always takes the first or the last option there is.
 */
function wasteful(rounds: number, from: number, place: 0 | -1): string {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'careless' });
  const budget = from > 1 ? { budget: { iterations: 8 } } : {};
  const bot = createBot({ core: match.core, seed: 1, level: 'captain', ...budget });
  while (!match.over && match.round <= rounds) {
    const isWasteful = match.round >= from && match.decision!.seat === 1;
    match.choose(isWasteful ? match.legal().at(place)!.code : bot.chooseFor(match));
  }
  return makeNotation(match);
}

const COUNT = ['stats', 'new-world', '--matches', '2', '--level', 'boatswain'];

describe('windrose', { timeout: 400_000 }, () => {
  test('analyses a match in words, in both languages, and as JSON', { tags: 'full' }, async () => {
    const match = wasteful(3, 1, -1);
    const asked = ['analyse', '-', '--level', 'captain', '--samples', '2', '--playouts'];
    const [english, polish, json, later] = await Promise.all([
      windrose([...asked, '60'], match),
      windrose([...asked, '60', '--lang', 'pl'], match),
      windrose([...asked, '0', '--json'], match),
      windrose([...asked, '60'], wasteful(9, 6, 0)),
    ]);
    // First of all: what went wrong is said there.
    expect([english, polish, json].map(({ err, code }) => [err, code])).toEqual(Array(3).fill(['', 0]));
    const review = JSON.parse(json.out) as Review;
    // Which match it is of, so that the review can be cited.
    const { out } = await windrose(['replay', '-', '--as', 'record'], match);
    const { packs } = startMatch({ game: 'new-world', seats: 2, seed: 'careless' });
    expect(JSON.parse(json.out)).toMatchObject({
      analysis: 1,
      game: 'new-world',
      level: 'captain',
      match: { rules: 1, seats: 2, options: {}, packs, over: false, record: sha256Text(out.trimEnd()) },
    });
    expect(review.seats[1]!.lost).toBeGreaterThan(review.seats[0]!.lost);
    // The figures have the words of the page; accuracy is known at the end of a match only.
    for (const [{ out: told }, words] of [
      [english, reviewWordsFor('en', wordsFor('en')).summary],
      [polish, reviewWordsFor('pl', wordsFor('pl')).summary],
    ] as const) {
      expect(told).toMatch(new RegExp(`^${words.who} +${words.byChoice} +${words.luckInAll} `, 'm'));
      // So early no turn is marked; all of its turns achieved less than they could.
      expect(told).toContain(words.ofTurns(3, 0, 1));
      expect(told).toContain(`2.2 ${words.idle}\n`);
      expect(told).toContain(`1.2 ${words.slow}\n`);
      expect(told).toContain(words.careless({ slow: 1, wasted: 0, idle: 2 }));
      for (const meaning of [words.carelessHelp.slow, words.carelessHelp.idle, words.summed(false)]) {
        expect(told.replaceAll(/\s+/g, ' ')).toContain(meaning);
      }
      expect(told).not.toContain(words.accuracy);
    }
    // A loss has its interval, and the playouts that prove it.
    expect(later.out).toMatch(/−\d+ \[−\d+ −\d+\]/);
    expect(later.out).toMatch(/Bots played both turns on to the end, \d+ times each/);
    expect(later.out).toMatch(/Mistake|Blunder|Inaccuracy/);
    // The whole match comes first.
    expect(english.out).toMatch(/^.+\n\nWhere the match was decided\n.+ points?, .+ has \d+ so far/);
    expect(polish.out).toMatch(/^.+\n\nGdzie rozstrzygnęła się partia\n.+ pkt, .+ ma \d+ \(na razie\)/);
  });

  test('counts the same as a table and as JSON', async () => {
    const [table, json] = await Promise.all([windrose(COUNT), windrose([...COUNT, '--json'])]);
    const { matches, wins } = JSON.parse(json.out) as Numbers;
    expect(matches).toBe(2);
    expect(table.out).toContain(`${(wins[0]!.share * 100).toFixed(1)} %`);
    expect(table.out).toMatch(/locations/);
    expect(table.code).toBe(0);
  });

  test.each([
    [...COUNT, '--out'],
    ['train', 'new-world', '--matches', '1', '--generations', '1', '--trial', '0', '--out'],
    ['puzzles', 'mine', 'new-world', '--count', '1', '--level', 'passenger', '--out'],
    ['arena', 'new-world', '--players', 'B0,B1', '--matches', '2', '--out'],
  ])('refuses a file that cannot be written before any work: %s %s', async (...args) => {
    const nowhere = join(folder, 'nowhere');
    const refused = await windrose([...args, join(nowhere, 'x.json')]);
    expect(refused).toEqual({ out: '', err: `${join(nowhere, 'x.json')}: there is no folder ${nowhere}.\n`, code: 1 });
  });

  test('prints what was trained, mined and explained as one JSON object, for scripts', { tags: 'full' }, async () => {
    const [weights, puzzles] = [join(folder, 'weights.json'), join(folder, 'mined.json')];
    const few = ['--matches', '20', '--generations', '2', '--trial', '2', '--json', '--out', weights];
    const [trained, mined, explained, unknown] = await Promise.all([
      windrose(['train', 'spice-road', ...few]),
      windrose(['puzzles', 'mine', 'spice-road', '--count', '1', '--level', 'passenger', '--json', '--out', puzzles]),
      windrose(['explain', 'toll', '--json']),
      windrose(['explain', 'zorp', '--json']),
    ]);
    expect([trained.code, mined.code, explained.code, unknown.code]).toEqual([0, 0, 0, 1]);
    const training = JSON.parse(trained.out) as {
      trials: { won: number; lost: number; tied: number; kept: boolean }[];
    };
    // The first generation has no weights before it.
    expect(training.trials).toHaveLength(1);
    const [{ won, lost, tied, kept }] = training.trials as [(typeof training.trials)[0]];
    expect([won + lost + tied, kept]).toEqual([2, won > lost]);
    expect(training).toMatchObject({ game: 'spice-road', matches: 40, out: weights });
    const { list, played } = JSON.parse(await readFile(puzzles, 'utf8')) as { list: object[]; played: number };
    expect(JSON.parse(mined.out)).toMatchObject({ game: 'spice-road', puzzles: list.length, matches: played });
    expect(JSON.parse(explained.out)).toMatchObject({ topic: 'toll', game: 'eastern-wonders' });
    expect(JSON.parse(explained.out).lines[0]).toMatch(/^EW-17: /);
    expect(JSON.parse(explained.out).more).toContain('EW-20');
    expect(JSON.parse(unknown.out).error).toMatchObject({ exitCode: 1 });
  });

  test('does not write numbers into a folder, nor weights', async () => {
    const refused = await windrose([...COUNT, '--out', folder]);
    expect(refused).toEqual({ out: '', err: `${folder}: this is a folder.\n`, code: 1 });
  });

  test('replaces no file of another kind', { tags: 'full' }, async () => {
    const other = join(folder, 'other.json');
    await writeFile(other, '{"a":1}');
    const train = ['train', 'new-world', '--matches', '1', '--generations', '1', '--trial', '0', '--out', other];
    const kept = join(folder, 'kept.json');
    const tally = new Tally({ request: { game: 'new-world', seats: 2, seed: '1' }, level: 'boatswain' });
    await writeFile(kept, JSON.stringify(tally.kept()));
    const [trained, counted, goneOn] = await Promise.all([
      windrose(train),
      windrose([...COUNT, '--out', other]),
      windrose([...COUNT, '--resume', kept, '--out', other]),
    ]);
    expect([trained.code, counted.code, goneOn.code]).toEqual([1, 1, 1]);
    expect(trained.err).toContain('is not a file of weights');
    expect(counted.err).toContain('exists already');
    expect(goneOn.err).toContain('does not hold numbers of new-world with 2 seats');
    expect(await readFile(other, 'utf8')).toBe('{"a":1}');
    // A run that goes on replaces the numbers of its beginning.
    const numbers = join(folder, 'numbers.json');
    expect((await windrose([...COUNT, '--out', numbers])).code).toBe(0);
    expect((await windrose([...COUNT, '--resume', kept, '--out', numbers])).code).toBe(0);
  });

  test('reports the faults of a puzzle file', { tags: 'full' }, async () => {
    const path = join(folder, 'bad.json');
    await writeFile(path, '{"puzzles":1,"game":"spice-road","rules":0}');
    const { err, code } = await windrose(['puzzles', 'check', path]);
    expect(code).not.toBe(0);
    expect(err).toContain('version 0 of the rules of spice-road; this engine plays version 1');
    const head = { puzzles: 1, game: 'new-world', rules: 1, seats: 2, packs: [], played: 1, matches: [{}], list: [] };
    await writeFile(path, JSON.stringify(head));
    const damaged = await windrose(['puzzles', 'check', path]);
    expect(damaged.err.trim()).toBe(`${path}: matches[0].seed: expected a text, found nothing`);
    await writeFile(path, JSON.stringify({ ...head, matches: [] }));
    const empty = await windrose(['puzzles', 'play', 'new-world', '--file', path]);
    expect([empty.err.trim(), empty.code]).toEqual(['The file has no puzzles.', 1]);
    const other = fileURLToPath(new URL('../../analysis/src/games/east-to-west-3/puzzles.json', import.meta.url));
    const mixed = await windrose(['puzzles', 'mine', 'spice-road', '--count', '1', '--out', other]);
    expect(mixed.err).toContain('its puzzles are of east-to-west-3');
    const copy = join(folder, 'copy.json');
    const { level, turns, ...earlier } = JSON.parse(await readFile(other, 'utf8')) as {
      level: string;
      turns: number;
      matches: { seed: string }[];
    };
    expect([level, turns]).toEqual(['captain', 3]);
    await writeFile(copy, JSON.stringify(earlier));
    const { matches } = earlier;
    const mine = ['puzzles', 'mine', 'east-to-west-3', '--count', '1', '--out', copy, '--seed'];
    const seeds = await windrose([...mine, 'another']);
    expect([seeds.code, seeds.err]).toEqual([
      1,
      expect.stringMatching(/its puzzles are of seed ".*", not of "another"/),
    ]);
    const [seed = ''] = matches[0]!.seed.split('/');
    // Files of earlier versions do not say which level played; the others do.
    const made = join(folder, 'made.json');
    await writeFile(made, JSON.stringify({ ...earlier, level, turns: 2 }));
    const again = ['puzzles', 'mine', 'east-to-west-3', '--count', '1', '--out', made, '--seed', seed];
    const levels = await windrose([...again, '--level', 'deckhand']);
    expect([levels.code, levels.err]).toEqual([
      1,
      expect.stringMatching(/were made with --level captain, not deckhand.*--level captain/s),
    ]);
    expect((await windrose([...again, '--turns', '3'])).err).toContain('were made with --turns 2, not 3');
    expect((await windrose(again)).code).toBe(0);
    expect((await windrose([...mine, seed])).code).toBe(0);
  });
});
