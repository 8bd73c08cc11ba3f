/** The message schemas: accepted and refused values. */

import { describe, expect, test } from 'vitest';

import {
  Command,
  FromClient,
  FromServer,
  newCommandId,
  newLuckPart,
  Pace,
  PersonName,
  PROTOCOL_VERSION,
  Reason,
  SetTable,
  Step,
} from '../src/index.ts';

const MATCH = 'abcdefghijklmnop';
const base = { match: MATCH, id: 'command-1', version: 3 };
const taken = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

describe('commands', () => {
  test.each([
    { type: 'sit', seat: 0 },
    { type: 'free', seat: 4 },
    { type: 'bot', seat: 1, level: 'deckhand' },
    { type: 'commit', hash: 'a'.repeat(64) },
    { type: 'reveal', part: '0'.repeat(64) },
    { type: 'start' },
    { type: 'choose', codes: [3, -1, 7] },
    { type: 'leave' },
    { type: 'back' },
    { type: 'concede' },
    { type: 'abort' },
    { type: 'wait' },
    { type: 'abandon' },
    { type: 'rematch' },
  ])('$type is one, over HTTP and over the socket', (asked) => {
    expect(Command.parse({ ...base, ...asked })).toEqual({ ...base, ...asked });
    expect(FromClient.parse({ ...base, ...asked })).toEqual({ ...base, ...asked });
  });

  test.each([
    ['no such type', { type: 'win' }],
    ['a seat that is none', { type: 'sit', seat: 8 }],
    ['half a seat', { type: 'sit', seat: 0.5 }],
    ['a seat as text', { type: 'sit', seat: '0' }],
    ['no codes', { type: 'choose', codes: [] }],
    ['too many codes', { type: 'choose', codes: Array.from({ length: 501 }, () => 1) }],
    ['a code out of all bounds', { type: 'choose', codes: [100_001] }],
    ['a code that is no whole number', { type: 'choose', codes: [1.5] }],
    ['a level with a path', { type: 'bot', seat: 1, level: '../deckhand' }],
    ['a hash that is too short', { type: 'commit', hash: 'a'.repeat(63) }],
    ['a hash in capitals', { type: 'commit', hash: 'A'.repeat(64) }],
    ['a part with another sign', { type: 'reveal', part: `${'0'.repeat(63)}g` }],
    ['another match', { type: 'start', match: 'short' }],
    ['a version below 0', { type: 'start', version: -1 }],
    ['an id that is too short', { type: 'start', id: 'short' }],
    ['an id with a space', { type: 'start', id: 'command 1' }],
  ])('%s is refused', (_, asked) => {
    expect(taken(Command, { ...base, ...asked })).toBe(false);
  });

  test('unknown fields of a command are dropped', () => {
    expect(Command.parse({ ...base, type: 'start', secret: 'x', __proto__: { type: 'hello' } })).toEqual({
      ...base,
      type: 'start',
    });
  });

  test('ids and parts that are made here are taken, and never the same twice', () => {
    const made = Array.from({ length: 200 }, newCommandId);
    expect(made.every((id) => taken(Command, { ...base, id, type: 'start' }))).toBe(true);
    expect(new Set(made).size).toBe(200);
    const parts = Array.from({ length: 200 }, newLuckPart);
    expect(parts.every((part) => taken(Command, { ...base, type: 'reveal', part }))).toBe(true);
    expect(new Set(parts).size).toBe(200);
  });
});

describe('messages', () => {
  test.each([
    { type: 'hello', protocol: PROTOCOL_VERSION },
    { type: 'hello', protocol: PROTOCOL_VERSION, token: 'x'.repeat(200) },
    { type: 'watch', match: MATCH, since: 0 },
    { type: 'watch', match: MATCH, since: 7, view: true },
    { type: 'unwatch', match: MATCH },
    { type: 'ping' },
  ])('a client says %j', (message) => {
    expect(FromClient.parse(message)).toEqual(message);
  });

  test.each([
    null,
    [],
    'hello',
    { type: 'hello' },
    { type: 'hello', protocol: 1, token: 'x'.repeat(201) },
    { type: 'watch', match: MATCH },
    { type: 'watch', match: MATCH, since: 1e12 },
    { type: 'news', match: MATCH },
  ])('a client does not say %j', (message) => {
    expect(taken(FromClient, message)).toBe(false);
  });

  test.each(Reason.options)('a refusal may have the reason %s', (reason) => {
    const refused = { type: 'refused', match: MATCH, id: 'command-1', reason, message: 'No.', version: 0 };
    expect(FromServer.parse(refused)).toEqual(refused);
  });

  test('a refusal without a reason, or with another one, is none', () => {
    const refused = { type: 'refused', message: 'No.', version: 0 };
    expect(taken(FromServer, refused)).toBe(false);
    expect(taken(FromServer, { ...refused, reason: 'because' })).toBe(false);
  });

  test('a refusal names no options', () => {
    const refused = { type: 'refused', reason: 'rules', message: 'No.', version: 0, legal: [{ code: 1 }] };
    expect(FromServer.parse(refused)).not.toHaveProperty('legal');
  });
});

describe('steps', () => {
  const head = { number: 4, at: 1e12 };

  test.each([
    { kind: 'committed', seat: 0, hash: 'a'.repeat(64) },
    { kind: 'starting', until: 1e12 },
    { kind: 'revealed', seat: 0, part: 'b'.repeat(64) },
    { kind: 'redrawn', seats: [1], luckHash: 'c'.repeat(64) },
    {
      kind: 'started',
      draws: [
        [-1, 3],
        [0, 1, 2],
      ],
    },
    { kind: 'chose', seat: 1, codes: [4], draws: [] },
    { kind: 'away', seat: 1, level: 'deckhand', reason: 'time' },
    { kind: 'away', seat: 1, level: 'deckhand', reason: 'left', lost: true },
    { kind: 'conceded', seat: 1, level: 'deckhand' },
    { kind: 'back', seat: 1 },
    ...['played', 'decided', 'abandoned', 'aborted', 'broken', 'withheld'].map((reason) => ({
      kind: 'over',
      reason,
      secret: 'x',
    })),
  ])('%j is one', (step) => {
    expect(Step.parse({ ...head, ...step })).toEqual({ ...head, ...step });
  });

  test.each([
    { kind: 'over', reason: 'tired', secret: 'x' },
    { kind: 'away', seat: 1, level: 'deckhand', reason: 'left', lost: false },
    { kind: 'chose', seat: 1, codes: [4] },
    { kind: 'vanished', seat: 1 },
    { number: 0, kind: 'back', seat: 1 },
  ])('%j is none', (step) => {
    expect(taken(Step, { ...head, ...step })).toBe(false);
  });
});

describe('the settings of a table', () => {
  const wanted = { id: 'command-1', game: 'spice-road', seats: 2 };

  test('have defaults', () => {
    expect(SetTable.parse(wanted)).toEqual({
      ...wanted,
      options: {},
      ownPacks: [],
      pace: { kind: 'free' },
      rated: false,
      listed: false,
      sit: 0,
      bots: [],
    });
  });

  test.each([
    ['no seats', { seats: 0 }],
    ['nine seats', { seats: 9 }],
    ['four own packs', { ownPacks: [{}, {}, {}, {}] }],
    ['an option of 2,001 characters', { options: { map: 'x'.repeat(2001) } }],
    ['an option that is a number', { options: { map: 5 } }],
  ])('%s are refused', (_, over) => {
    expect(taken(SetTable, { ...wanted, ...over })).toBe(false);
  });

  test.each([
    { kind: 'live', base: 10, increment: 0 },
    { kind: 'live', base: 6 * 3600, increment: 600 },
    { kind: 'slow', days: 0.01 },
    { kind: 'slow', days: 30, sleep: { from: '22:00', to: '07:30', zone: 'Europe/Warsaw' } },
  ])('the pace %j is taken', (pace) => expect(Pace.parse(pace)).toEqual(pace));

  test.each([
    { kind: 'live', base: 9, increment: 0 },
    { kind: 'live', base: 60, increment: 601 },
    { kind: 'live', base: 60.5, increment: 0 },
    { kind: 'slow', days: 31 },
    { kind: 'slow', days: 1, sleep: { from: '24:00', to: '07:30', zone: 'UTC' } },
    { kind: 'slow', days: 1, sleep: { from: '22:00', to: '07:30', zone: 'Atlantis' } },
    { kind: 'quick' },
  ])('the pace %j is refused', (pace) => expect(taken(Pace, pace)).toBe(false));

  test.each(['Ann', 'Żółć', '李', 'R2-D2', 'Ольга Smith', 'x'.repeat(40)])('the name %s is taken', (name) => {
    expect(taken(PersonName, name)).toBe(true);
  });

  test.each(['', ' ', '…', 'x'.repeat(41), 'a\u0000b', 'a\u202eb', 'a\nb', 'Ow\u043fer', '\u0391nn'])(
    'the name %j is refused',
    (name) => {
      expect(taken(PersonName, name)).toBe(false);
    },
  );
});
