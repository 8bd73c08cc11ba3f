// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { markdownOf, outcomeOf, type Pairing, pairings } from '../src/arena/gauntlet.ts';
import type { MatchLine } from '../src/arena/match.ts';
import { timeless } from './results.ts';
import { windrose } from './run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-yardsticks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A match in which the level sat on `seat` and `winner` won. */
function line(match: number, seats: number, seat: number, winner: number, tie = false): MatchLine {
  const one = (at: number) => ({
    player: at === seat ? 0 : 1,
    score: at === winner ? 50 : 40,
    decisions: 10,
    ms: at === seat ? 30 : 5,
    slowest: at === seat ? 20 + match : 1,
    failures: 0,
  });
  return { match, seats: Array.from({ length: seats }, (_, at) => one(at)), winner, tie, rounds: 20, finished: true };
}

const duel: Pairing = { game: 'new-world', seats: 2, against: 'B3', matches: 1000 };

/** Two-seat matches with the level on alternating seats; it wins the first of them. */
const duels = (played: number, won: number): MatchLine[] =>
  Array.from({ length: played }, (_, n) => line(n, 2, n % 2, n < won ? n % 2 : 1 - (n % 2)));

describe('a table', () => {
  test('counts wins by the rules, ties included', () => {
    const lines = [line(0, 2, 0, 0), line(1, 2, 1, 1, true), line(2, 2, 0, 1, true), line(3, 2, 1, 0)];
    const outcome = outcomeOf(duel, lines);
    expect(outcome).toMatchObject({ played: 4, won: 2, equal: 2, meanScores: [45, 45], msPerMatch: [30, 5] });
    expect(outcome).toMatchObject({ msPerDecision: 3, slowestMs: 23, timesFair: 1, reached: false });
  });

  test('is reached with 95 of 100, the interval above 92, and a thousand matches', () => {
    expect(outcomeOf(duel, duels(1000, 950))).toMatchObject({ reached: true, short: '' });
    expect(outcomeOf(duel, duels(1000, 949))).toMatchObject({ reached: false, short: '0.1 % short' });
    expect(outcomeOf(duel, duels(400, 400))).toMatchObject({ reached: false, short: '600 matches to go' });
    const solo: Pairing = { game: 'eastern-wonders-solo', seats: 1, against: 'rival', matches: 100 };
    const lines = duels(100, 96).map((one) => ({ ...one, seats: one.seats.slice(0, 1), rival: 40 }));
    const won = lines.map((one, n) => ({ ...one, seats: [{ ...one.seats[0]!, player: 0 }], winner: n < 96 ? 0 : 1 }));
    expect(outcomeOf(solo, won).short).toMatch(/^interval 1\.\d % short$/);
  });

  test('of four seats is reached with twice the fair share', () => {
    const many = { ...duel, seats: 4, matches: 4 };
    const sat = (winners: readonly number[]) => winners.map((winner, n) => line(n, 4, n % 4, winner));
    expect(outcomeOf(many, sat([0, 1, 0, 0]))).toMatchObject({ won: 2, timesFair: 2, reached: true });
    expect(outcomeOf(many, sat([0, 0, 0, 0]))).toMatchObject({ won: 1, timesFair: 1, short: '1.00 short' });
    expect(outcomeOf(many, [])).toMatchObject({ played: 0, reached: false, short: 'not played' });
  });

  test('is one of Markdown, a row for each opponent', () => {
    const amounts = { two: 1000, more: 300, solo: 100 };
    const planned = pairings(['eastern-wonders', 'new-world'], [1, 2, 3], ['B0', 'B6'], amounts);
    expect(planned.map(({ game, seats, against, matches }) => `${game} ${seats} ${against} ${matches}`)).toEqual([
      'eastern-wonders 2 B0 1000',
      'eastern-wonders 2 B6 1000',
      'new-world 2 B0 1000',
      'new-world 2 B6 1000',
      'eastern-wonders 3 B0 300',
      'eastern-wonders 3 B6 300',
      'new-world 3 B0 300',
      'new-world 3 B6 300',
      'eastern-wonders-solo 1 rival 100',
    ]);
    expect(pairings(['new-world'], [1], ['B0'], amounts)).toEqual([]);
    const text = markdownOf([outcomeOf(duel, duels(1000, 970)), outcomeOf({ ...duel, seats: 3 }, [])], 'admiral');
    expect(text).toContain(
      '| new-world | B3 | 970 of 1000 | 97.0 % [95.7, 97.9] | 0 | 49.7 : 40.3 | 3.0, 1019 | reached |',
    );
    expect(text).toContain('| new-world | 2 × B3 | 0 of 0 | – | – | 0 | 0.0 : 0.0 | 0.0, 0 | not played |');
  });
});

describe('the command', () => {
  const args = (name: string, matches: number, ...more: string[]) => [
    ...`yardsticks --folder ${join(folder, name)} --level navigator --iterations 2`.split(' '),
    ...`--games new-world --against B0,B1 --matches ${matches}`.split(' '),
    ...more,
  ];

  test('stops and continues without playing a match twice', { timeout: 180_000 }, async () => {
    const first = await windrose(args('parts', 2));
    expect(first).toMatchObject({ code: 0, err: '' });
    const file = join(folder, 'parts', 'new-world-2-B1.jsonl');
    const before = readFileSync(file, 'utf8');
    // The process was killed in the middle of a line.
    writeFileSync(file, `${before}{"match":2,"sea`);
    const { out, err, code } = await windrose(args('parts', 6, '--workers', '2', '--json'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
    const { outcomes } = JSON.parse(out) as { outcomes: { against: string; played: number; won: number }[] };
    expect(outcomes.map(({ against, played }) => [against, played])).toEqual([
      ['B0', 6],
      ['B1', 6],
    ]);
    expect(outcomes[0]!.won).toBe(6);
    expect(JSON.parse(readFileSync(join(folder, 'parts', 'table.json'), 'utf8'))).toEqual(JSON.parse(out));

    await windrose(args('at-once', 6));
    expect(timeless(file)).toEqual(timeless(join(folder, 'at-once', 'new-world-2-B1.jsonl')));
    expect(readdirSync(join(folder, 'at-once')).toSorted()).toEqual([
      'bots.txt',
      'new-world-2-B0.jsonl',
      'new-world-2-B1.jsonl',
      'table.json',
      'table.md',
    ]);
  });

  test('does not mix results of other bots, of another level, or unknown names', { timeout: 180_000 }, async () => {
    await windrose(args('mixed', 2));
    const other = await windrose([...args('mixed', 2), '--level', 'passenger']);
    expect(other.code).toBe(1);
    expect(other.err).toContain('holds another arena: its players is ["navigator","B0"], not ["passenger","B0"]');
    writeFileSync(join(folder, 'mixed', 'bots.txt'), '0123456789abcdef\n');
    const changed = await windrose(args('mixed', 2));
    expect(changed.code).toBe(1);
    expect(changed.err).toContain('holds results of other bots (0123456789abcdef, not ');
    expect((await windrose(args('mixed', 2, '--other-bots'))).code).toBe(0);
    const unknown = await windrose(args('unknown', 2, '--against', 'B9'));
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('There is no "B9"; there are B0, B1, B2, B3, B4, B5, B6, B8.');
    expect((await windrose(args('unknown', 2, '--seats', '5'))).code).toBe(2);
  });
});

test('a folder that is a file is refused in a sentence, as is one where B7 is to be built', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const table = await windrose(['yardsticks', '--folder', file]);
  expect([table.code, table.err]).toEqual([1, `${file}: this is not a folder.\n`]);
  const built = await windrose(['yardsticks', 'build-b7'], '', { WINDROSE_HOME: file });
  expect([built.code, built.err.split('\n').length]).toEqual([1, 2]);
});
