import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  FastLuck,
  loadMatch,
  type MatchRecord,
  PACKS,
  type RawPack,
  type RulesError,
  startMatch,
} from '../../src/index.ts';
import { choose, idle } from '../players.ts';
import { everything, played, plans } from '../random-match.ts';
import { refused, thrown } from '../thrown.ts';

const fresh = (): MatchRecord => {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'a record' });
  for (const word of ['=YYYY', '@C4', '=RR', '@C2', 'C3', 'stop']) {
    match.choose(match.legal()[match.tokens().indexOf(word)]!.code);
  }
  match.undo();
  return match.record();
};

const refusal = (record: unknown): RulesError => thrown(() => loadMatch(record));

test('a record is plain JSON and replays to the same match, undos included', () => {
  fc.assert(
    fc.property(plans(150), (plan) => {
      const match = played(plan);
      const record = JSON.parse(JSON.stringify(match.record())) as MatchRecord;
      const replayed = loadMatch(record);
      expect(everything(replayed)).toEqual(everything(match));
      expect(replayed.record()).toEqual(match.record());
    }),
    { numRuns: 160 },
  );
});

test('a finished match replays to the same scores', () => {
  const match = startMatch({ game: 'eastern-wonders', seats: 3, seed: 'to the end' });
  const luck = new FastLuck(2);
  while (!match.over) choose(match, idle, luck);
  const replayed = loadMatch(match.record());
  expect(replayed.over).toBe(true);
  expect(replayed.scores()).toEqual(match.scores());
});

test('its format is pinned', () => {
  expect(fresh()).toMatchObject({
    windrose: 1,
    rules: 1,
    game: 'eastern-wonders',
    seats: 2,
    options: {},
    packs: [{ name: 'eastern-wonders', version: '1', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    luck: { seed: 'a record' },
  });
  expect(fresh().codes).toHaveLength(7);
  expect(fresh().codes.at(-1)).toBe(-6);
});

describe('a record damaged in any field is refused in words', () => {
  const pack = fresh().packs[0]!;
  const damages: [string, object, string, string][] = [
    ['another format', { windrose: 2 }, 'bad-record', 'This is no Windrose record of format 1 (its "windrose" is 2)'],
    ['no format', { windrose: undefined }, 'bad-record', 'This is no Windrose record'],
    [
      'other rules',
      { rules: 7 },
      'bad-record',
      'played under version 7 of the rules of eastern-wonders; this engine plays version 1',
    ],
    ['no game', { game: undefined }, 'bad-record', 'does not name its game'],
    ['an unknown game', { game: 'go' }, 'unknown-game', 'There is no game "go"'],
    ['no seats', { seats: null }, 'bad-record', 'does not say how many seats'],
    ['too many seats', { seats: 9 }, 'bad-seats', '2 to 4 seats'],
    ['no options', { options: null }, 'bad-record', 'The options of the record are not an object'],
    ['a list of options', { options: [] }, 'bad-record', 'The options of the record are not an object'],
    ['a strange option', { options: { sails: 3 } }, 'bad-options', 'has no option "sails"'],
    ['no packs', { packs: undefined }, 'bad-record', 'does not name its packs'],
    ['an empty list of packs', { packs: [] }, 'bad-record', 'does not name the pack "eastern-wonders"'],
    ['a pack without a hash', { packs: [{ name: 'eastern-wonders' }] }, 'bad-record', 'lacks its name or hash'],
    ['a pack that is not an object', { packs: ['eastern-wonders'] }, 'bad-record', 'lacks its name or hash'],
    ['an unknown pack', { packs: [pack, { ...pack, name: 'tea' }] }, 'bad-record', 'the pack "tea"'],
    ['a pack of another content', { packs: [{ ...pack, hash: '0'.repeat(64) }] }, 'bad-record', 'which is not at hand'],
    ['no luck', { luck: {} }, 'bad-record', 'does not carry the seed'],
    ['a seed that is no text', { luck: { seed: 4 } }, 'bad-record', 'does not carry the seed'],
    ['no codes', { codes: 'none' }, 'bad-record', 'has no list of choices'],
    ['a code that is not a number', { codes: [0, '4'] }, 'bad-record', 'Choice 2 of the record is "4"'],
    ['a code between two', { codes: [0.5] }, 'bad-record', 'Choice 1 of the record is 0.5'],
    ['an illegal code', { codes: [0, 12, 200] }, 'bad-record', 'Choice 3 of the record is not possible'],
    [
      'an undo of nothing',
      { codes: [-1] },
      'bad-record',
      'Choice 1 of the record is not possible: Nothing can be taken back',
    ],
    ['an undo too far', { codes: [0, -1, -1] }, 'bad-record', 'Choice 3 of the record is not possible'],
    [
      'an endless list',
      { codes: Array.from({ length: 1_000_001 }, () => 0) },
      'bad-record',
      'more than 1000000 choices',
    ],
  ];
  test.each(damages)('%s', (_name, damage, code, words) => {
    const error = refusal({ ...fresh(), ...damage });
    expect(error.code).toBe(code);
    expect(error.message).toContain(words);
  });

  test.each([null, undefined, 5, 'text', []])('%j is no record at all', (value) => {
    expect(refusal(value).message).toContain('A record is a JSON object');
  });

  test('a code after the end', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'to the end' });
    const luck = new FastLuck(2);
    while (!match.over) choose(match, idle, luck);
    const record = match.record();
    expect(refusal({ ...record, codes: [...record.codes, 0] }).message).toContain('The match is over');
  });

  test('whatever is changed, an error is the only thing that can happen', () => {
    const text = JSON.stringify(fresh());
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 3 }), (at, patch) => {
        let record: unknown;
        try {
          record = JSON.parse(text.slice(0, at) + patch + text.slice(at + patch.length));
        } catch {
          return;
        }
        refused(() => loadMatch(record));
      }),
      { numRuns: 300 },
    );
  });
});

describe("somebody's own pack", () => {
  const builtIn = PACKS['eastern-wonders']!;
  const own: RawPack = { ...builtIn, version: 'mine', playerBoard: { ...(builtIn.playerBoard as object), hold: 12 } };
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'own', packs: [own] });

  test('is played with, and the record names it', () => {
    const { seats } = match.state();
    expect(seats.map((seat) => seat.limit)).toEqual([12, 12]);
    expect(match.record().packs).toEqual([{ name: 'eastern-wonders', version: 'mine', hash: match.packs[0]!.hash }]);
  });

  test('must be at hand when the record is read', () => {
    const error = refusal(match.record());
    expect(error.message).toContain('the pack "eastern-wonders" version mine');
    expect(error.message).toContain('load that pack file first');
    expect(loadMatch(match.record(), [own]).state()).toEqual(match.state());
  });

  test('does not stand in the way of a match with the built-in one', () => {
    expect(loadMatch(fresh(), [own]).version).toBe(5);
  });
});
