/** Daily voyages: a day and its sea, the streak, and the check that a record is a voyage of that day. */

import { createBot } from '@windrose/bots';
import { loadMatch, type MatchRecord } from '@windrose/rules';
import { beforeEach, describe, expect, test } from 'vitest';

import { entryKeys, ENTRY_PREFIX, removeEntry } from '../src/browser/storage.ts';
import {
  bringDay,
  checkLogged,
  checkVoyage,
  dailyMatch,
  dailySeed,
  logVoyage,
  sailAgain,
  sailToday,
} from '../src/play/daily.ts';
import {
  countedId,
  dayOf,
  daysBefore,
  finishedDays,
  isDay,
  keepDay,
  type LoggedDay,
  loggedDay,
  loggedDays,
  readDay,
  streakAt,
  voyageOf,
} from '../src/play/daily-log.ts';
import { findMatch, forgetMatch, keepMatch, listMatches } from '../src/play/store.ts';
import { shareText } from '../src/screens/daily/share.ts';

const DAY = '2026-11-23';

/** A finished voyage of the day. */
function sailed(day: string): MatchRecord {
  const match = dailyMatch(day);
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  while (!match.over) match.choose(bot.chooseFor(match));
  return match.record();
}

const record = sailed(DAY);
const check = checkVoyage(record, DAY);
if ('fault' in check) throw new Error(check.fault);
const { result } = check;
const whole: LoggedDay = {
  day: DAY,
  rules: record.rules,
  pack: record.packs[0]!.hash,
  done: { ...result, record },
};

describe('a day', () => {
  test.each([
    ['2026-11-23T00:00:00Z', '2026-11-23'],
    ['2026-11-23T23:59:59.999Z', '2026-11-23'],
    ['2026-11-24T12:59:00+13:00', '2026-11-23'],
    ['2026-11-22T14:00:00-10:00', '2026-11-23'],
    ['2027-01-01T00:30:00+01:00', '2026-12-31'],
  ])('of %s is %s, wherever it is looked at', (moment, day) => {
    expect(dayOf(Date.parse(moment))).toBe(day);
  });

  test('comes before another over months, leap years and changes of the clock', () => {
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
    expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
    expect(daysBefore('2026-10-26', 2)).toBe('2026-10-24');
    expect(daysBefore(DAY, -1)).toBe('2026-11-24');
  });

  test.each(['2026-02-30', '2026-2-3', 'today', ''])('is never called %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('the sea of a day', () => {
  test('is the same for everybody', () => {
    expect(dailyMatch(DAY).record()).toEqual(dailyMatch(DAY).record());
    expect(dailyMatch(DAY).state()).toEqual(dailyMatch(DAY).state());
    expect(dailyMatch(DAY).options).toMatchObject({ level: 'standard' });
  });

  test('is another one on another day, under other rules, and with other figures', () => {
    const seeds = [
      dailySeed(DAY),
      dailySeed('2026-11-24'),
      dailySeed(DAY, record.rules + 1),
      dailySeed(DAY, record.rules, 'another pack'),
    ];
    expect(new Set(seeds).size).toBe(4);
    expect(dailyMatch('2026-11-24').state()).not.toEqual(dailyMatch(DAY).state());
  });
});

describe('a streak', () => {
  const days = (...list: string[]): ReadonlySet<string> => new Set(list);

  test('counts the days in a row up to today', () => {
    expect(streakAt(days(), DAY)).toBe(0);
    expect(streakAt(days('2026-11-23'), DAY)).toBe(1);
    expect(streakAt(days('2026-11-21', '2026-11-22', '2026-11-23'), DAY)).toBe(3);
    expect(streakAt(days('2026-10-31', '2026-11-01'), '2026-11-01')).toBe(2);
  });

  test('is not broken before today is over, and is broken by a day left out', () => {
    expect(streakAt(days('2026-11-21', '2026-11-22'), DAY)).toBe(2);
    expect(streakAt(days('2026-11-20', '2026-11-21'), DAY)).toBe(0);
    expect(streakAt(days('2026-11-20', '2026-11-22', '2026-11-23'), DAY)).toBe(2);
  });

  test('survives travel: late in one place and early in another may be the same day', () => {
    const evenings = ['2026-11-22T23:30:00+13:00', '2026-11-23T20:00:00-10:00'].map((at) => dayOf(Date.parse(at)));
    expect(evenings).toEqual(['2026-11-22', '2026-11-24']);
    expect(streakAt(days('2026-11-22', '2026-11-23', '2026-11-24'), evenings[1]!)).toBe(3);
  });
});

describe('the check of a record', () => {
  test('finds the score by playing it again', () => {
    const { seats, rival, winner } = loadMatch(record).scores();
    expect(result).toEqual({
      points: seats[0]!.total,
      rival: rival!.total,
      rounds: loadMatch(record).round,
      won: winner === 0,
    });
    expect(checkLogged(whole)).toBeNull();
  });

  test('does not mind in which order a file has the fields', () => {
    const turned = Object.fromEntries(Object.entries(record).toReversed());
    expect(checkVoyage(turned, DAY)).toEqual({ result });
  });

  const changedCode = record.codes.with(record.codes.length - 3, 250);
  test.each<[string, unknown, string]>([
    ['no object', [], 'no-record'],
    ['nothing', null, 'no-record'],
    ['choices that are no numbers', { ...record, codes: ['x'] }, 'no-record'],
    ['another game', { ...record, game: 'eastern-wonders' }, 'other-game'],
    ['another version of the rules', { ...record, rules: record.rules - 1 }, 'other-rules'],
    ['another pack', { ...record, packs: [{ ...record.packs[0], hash: 'ab' }] }, 'other-pack'],
    ['a calmer rival', { ...record, options: { level: 'calm' } }, 'other-sea'],
    ['another seed', { ...record, luck: { seed: 'mine' } }, 'other-sea'],
    ['published draws beside the seed', { ...record, luck: { ...record.luck, told: [[1, 2]] } }, 'other-sea'],
    ['a position set out by hand', { ...record, position: {} }, 'other-sea'],
    ['a choice that is not allowed', { ...record, codes: changedCode }, 'illegal'],
    ['choices after the end', { ...record, codes: [...record.codes, 0] }, 'illegal'],
    ['a voyage broken off', { ...record, codes: record.codes.slice(0, -1) }, 'unfinished'],
  ])('refuses %s', (_, changed, fault) => {
    expect(checkVoyage(changed, DAY)).toEqual({ fault });
  });

  test('refuses a voyage of another day', () => {
    expect(checkVoyage(record, '2026-11-24')).toEqual({ fault: 'other-sea' });
  });

  test.each(['points', 'rival', 'rounds'] as const)('refuses a log with other %s than its record', (what) => {
    expect(checkLogged({ ...whole, done: { ...whole.done!, [what]: result[what] + 1 } })).toBe('other-score');
  });

  test('says of a day under other rules that they were others', () => {
    expect(checkLogged({ ...whole, rules: record.rules - 1 })).toBe('other-rules');
    expect(checkLogged({ ...whole, pack: 'ab' })).toBe('other-pack');
  });
});

describe('the log', () => {
  beforeEach(() => {
    for (const key of entryKeys(ENTRY_PREFIX)) removeEntry(key);
  });

  test('lets one try a day count: the next one is another match, marked as such', () => {
    const id = sailToday(DAY, 'Ada');
    expect(id).toBe(countedId(DAY));
    expect(voyageOf(id!)).toEqual({ day: DAY, counts: true });
    expect(sailToday(DAY, 'Ada')).toBe(id);
    const other = sailAgain(DAY, 'Ada');
    expect(voyageOf(other)).toEqual({ day: DAY, counts: false });
    expect(findMatch(other)!.record).toEqual(findMatch(id!)!.record);
    forgetMatch(id!);
    expect(sailToday(DAY, 'Ada')).toBeNull();
    expect(listMatches().unfinished.map((match) => match.id)).toEqual([other]);
  });

  test('takes in the finished voyage that counts, once', () => {
    const id = sailToday(DAY, 'Ada')!;
    const match = findMatch(id)!;
    expect(logVoyage(match)?.done).toBeNull();
    expect(logVoyage({ ...match, record, over: true })).toEqual(whole);
    expect(loggedDay(DAY)).toEqual(whole);
    expect(logVoyage({ ...match, over: true })).toEqual(whole);
    expect(finishedDays(loggedDays())).toEqual(new Set([DAY]));
  });

  test('takes in no practice, no other match, and no record that the check refuses', () => {
    const id = sailToday(DAY, 'Ada')!;
    const match = { ...findMatch(id)!, record, over: true };
    expect(logVoyage({ ...match, id: sailAgain(DAY, 'Ada') })).toBeNull();
    expect(logVoyage({ ...match, id: 'abcdef' })).toBeNull();
    expect(logVoyage({ ...match, record: { ...record, luck: { seed: 'mine' } } })?.done).toBeNull();
    expect(loggedDay(DAY)?.done).toBeNull();
  });

  test('keeps a voyage that was begun under older rules unchanged', () => {
    const older = { ...whole, rules: record.rules - 1, done: null };
    keepDay(older);
    expect(logVoyage({ ...matchOf(DAY), record: { ...record, rules: record.rules - 1 }, over: true })).toEqual(older);
  });

  test('comes back from a backup when its record bears it out', () => {
    const changed = { ...whole, done: { ...whole.done!, points: result.points + 30 } };
    expect(bringDay(DAY, JSON.stringify(changed))).toBe(false);
    expect(bringDay('2026-11-24', JSON.stringify({ ...whole, day: '2026-11-24' }))).toBe(false);
    expect(bringDay(DAY, '{}')).toBe(false);
    expect(loggedDays()).toEqual([]);
    expect(bringDay(DAY, JSON.stringify(whole))).toBe(true);
    expect(loggedDays()).toEqual([whole]);
  });

  test('keeps its finished voyage when a backup has none, and takes a finished one for one that is not', () => {
    keepDay(whole);
    expect(bringDay(DAY, JSON.stringify({ ...whole, done: null }))).toBe(true);
    expect(loggedDay(DAY)).toEqual(whole);
    keepDay({ ...whole, done: null });
    expect(bringDay(DAY, JSON.stringify(whole))).toBe(true);
    expect(loggedDay(DAY)).toEqual(whole);
  });

  test('accepts voyages under older rules unchecked, because they cannot be replayed', () => {
    const older = { ...whole, rules: record.rules - 1 };
    expect(bringDay(DAY, JSON.stringify(older))).toBe(true);
    expect(loggedDay(DAY)).toEqual(older);
  });

  test.each([
    ['another day', JSON.stringify({ ...whole, day: '2026-11-24' })],
    ['no number of points', JSON.stringify({ ...whole, done: { ...whole.done, points: '90' } })],
    ['no record', JSON.stringify({ ...whole, done: { ...result } })],
    ['no JSON', '{'],
  ])('reads no entry with %s', (_, text) => {
    expect(readDay(DAY, text)).toBeNull();
  });
});

/** The counted match of a day as it is kept. */
function matchOf(day: string) {
  keepMatch({
    id: countedId(day),
    sitters: [{ kind: 'person', name: 'Ada' }],
    record,
    pending: [],
    touched: 0,
    round: 0,
    over: true,
  });
  return findMatch(countedId(day))!;
}

test('a result to share has points, rounds and the streak, and nothing of the sea', () => {
  const text = shareText(DAY, { points: 63, rival: 41, rounds: 18, won: true }, 5, 'https://example.org/#/daily');
  expect(text).toBe('Windrose · 2026-11-23\n🏆 63 : 41  🧭 18  🔥 5\nhttps://example.org/#/daily');
  expect(shareText(DAY, { points: 40, rival: 41, rounds: 18, won: false }, 1, '')).not.toContain('🔥');
});
