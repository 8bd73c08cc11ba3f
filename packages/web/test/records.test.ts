/** Matches as texts, there and back. */

import { createBot } from '@windrose/bots';
import { type Match, RulesError, startMatch, type GameId, packOf } from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import type { StoredMatch } from '../src/play/store.ts';
import { ReadError, readMatch } from '../src/records/importing.ts';
import { notationFile } from '../src/records/notation-file.ts';
import { recordFile } from '../src/records/record-file.ts';

const SITTERS = [
  { kind: 'person', name: 'Żaneta "Z"' },
  { kind: 'bot', name: 'Zheng', level: 'captain' },
] as const;

/** A match that bots have played until it holds. */
function played(game: GameId, until: (match: Match) => boolean): Match {
  const match = startMatch({ game, seats: 2, seed: 'texts' });
  const bots = [1, 2].map((seed) => createBot({ core: match.core, seed }));
  while (!match.over && !until(match)) match.choose(bots[match.decision!.seat]!.chooseFor(match));
  return match;
}

const stored = (match: Match, pending: number[][] = []): StoredMatch => ({
  id: 'abcdef',
  sitters: SITTERS,
  record: match.record(),
  pending,
  touched: Date.UTC(2026, 10, 20),
  round: match.round,
  over: match.over,
});

const running = played('new-world', (match) => match.round > 4);
const finished = played('eastern-wonders', () => false);

describe.each([
  ['record', recordFile],
  ['notation', notationFile],
])('a %s', (_, make) => {
  test.each([
    ['running', running],
    ['finished', finished],
  ])('of a %s match holds all of it, and who sits where', (_state, match) => {
    const { match: read, sitters, packs } = readMatch([make(stored(match)).text]);
    expect(read.record()).toEqual(match.record());
    expect(read.state()).toEqual(match.state());
    expect(sitters).toEqual(SITTERS);
    expect(packs).toEqual([]);
  });

  test('tells from which choice on a bot has played for a person, however well it plays', () => {
    const sitters = [
      { kind: 'bot', name: 'Ada since', level: 'boatswain', since: 12 },
      { kind: 'bot', name: 'Bea', since: 0 },
    ] as const;
    expect(readMatch([make({ ...stored(running), sitters }).text]).sitters).toEqual(sitters);
  });

  test('includes pending choices', () => {
    const option = running.legal()[0]!.code;
    const { match } = readMatch([make(stored(running, [[option]])).text]);
    expect(match.choices.at(-1)?.option.code).toBe(option);
  });

  test('can be read without the names of the seats', () => {
    const { text } = make(stored(running));
    const bare = text.replace(/,\n {2}"sitters".*/, '').replace(/^; Seat.*\n/gm, '');
    expect(bare).not.toContain('Zheng');
    const { match, sitters } = readMatch([bare]);
    expect(match.record()).toEqual(running.record());
    expect(sitters).toBeNull();
  });
});

test('files are named after the game and the day', () => {
  expect(recordFile(stored(running)).name).toBe('windrose-new-world-2026-11-20-abcd.json');
  expect(notationFile(stored(finished)).name).toBe('windrose-eastern-wonders-2026-11-20-abcd.txt');
});

test('a match with own figures needs its pack, and brings it along', () => {
  const pack = { ...structuredClone(packOf(running, 'new-world')), version: 'mine' };
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'own', packs: [pack] });
  const { text } = recordFile(stored(match));
  expect(() => readMatch([text])).toThrow(/not at hand/);
  const read = readMatch([text, JSON.stringify(pack)]);
  expect(read.match.record()).toEqual(match.record());
  expect(read.packs).toEqual([pack]);
});

test('texts that are no match are distinguished', () => {
  const fault = (...texts: string[]): unknown => {
    try {
      return readMatch(texts);
    } catch (error) {
      return error instanceof ReadError ? error.fault : error instanceof RulesError ? error.code : error;
    }
  };
  const { text } = recordFile(stored(running));
  expect(fault(' ')).toBe('empty');
  expect(fault(text.slice(0, 100))).toBe('no-json');
  expect(fault(text, text)).toBe('two-matches');
  expect(fault('{"pack": "new-world"}')).toBe('no-match');
  expect(fault('x'.repeat(8_000_001))).toBe('too-long');
  expect(fault('[1, 2]')).toBe('bad-record');
  expect(fault('{}')).toBe('bad-record');
  expect(fault(text.replace('"codes": [', '"codes": [999,'))).toBe('bad-record');
  expect(fault('Dear diary')).toBe('bad-notation');
});

test.each([
  ['[{"kind":"person","name":"A"}]'],
  ['[{"kind":"king","name":"A"},{"kind":"bot","name":"B"}]'],
  ['[{"kind":"person","name":" "},{"kind":"bot","name":"B"}]'],
  ['"nobody"'],
])('sitters that make no sense are not believed: %s', (sitters) => {
  const text = recordFile(stored(running)).text.replace(/"sitters": .*/, `"sitters": ${sitters}`);
  expect(readMatch([text]).sitters).toBeNull();
});
