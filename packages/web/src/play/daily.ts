/** Daily voyages: the same Solo sea for everybody on the same day, and the check that a record is a voyage of that day. */

import {
  EASTERN_WONDERS_PACK,
  easternWondersSolo,
  loadMatch,
  type Match,
  namePack,
  required,
  RulesError,
  sha256Text,
  startMatch,
} from '@windrose/rules';

import { countedId, keepDay, type LoggedDay, loggedDay, readDay, voyageOf, type VoyageResult } from './daily-log.ts';
import { findMatch, keepMatch, randomHex, type StoredMatch } from './store.ts';
import { storedNow } from './stored.ts';

const { id: GAME, rules: RULES } = easternWondersSolo;
const PACK = namePack(EASTERN_WONDERS_PACK).hash;

/** The secret of a day's luck. @param rules the version of the rules, @param pack the hash of the pack: other ones, another sea */
export function dailySeed(day: string, rules = RULES, pack = PACK): string {
  return sha256Text(`windrose daily voyage ${day}, rules ${rules}, pack ${pack}`);
}

/** The voyage of a day before its first choice. */
export function dailyMatch(day: string): Match {
  return startMatch({ game: GAME, seats: 1, options: { level: 'standard' }, seed: dailySeed(day) });
}

/** The reasons why a record is not a finished voyage of a day. */
export type VoyageFault =
  | 'no-record'
  | 'other-game'
  | 'other-rules'
  | 'other-pack'
  | 'other-sea'
  | 'illegal'
  | 'unfinished'
  | 'other-score';

/** The result of a check: that of the voyage, or a fault. */
export type VoyageCheck = { readonly result: VoyageResult } | { readonly fault: VoyageFault };

/** Verifies by replay that a record is a finished voyage of a day. @param value any value */
export function checkVoyage(value: unknown, day: string): VoyageCheck {
  if (!isObject(value) || !isObject(value.options) || !isObject(value.luck)) return { fault: 'no-record' };
  const { packs, codes } = value;
  if (!Array.isArray(packs) || !Array.isArray(codes) || !codes.every(Number.isInteger)) return { fault: 'no-record' };
  const wanted = dailyMatch(day).record();
  if (value.windrose !== wanted.windrose) return { fault: 'no-record' };
  if (value.game !== wanted.game || value.seats !== wanted.seats) return { fault: 'other-game' };
  if (value.rules !== wanted.rules) return { fault: 'other-rules' };
  const hashes = packs.map((pack: unknown) => (isObject(pack) ? pack.hash : null));
  if (
    !same(
      hashes,
      wanted.packs.map(({ hash }) => hash),
    )
  ) {
    return { fault: 'other-pack' };
  }
  if (!same(value.options, wanted.options) || !same(value.luck, wanted.luck) || value.position !== undefined) {
    return { fault: 'other-sea' };
  }
  try {
    const match = loadMatch(value);
    return match.over ? { result: resultOf(match) } : { fault: 'unfinished' };
  } catch (error) {
    if (error instanceof RulesError) return { fault: 'illegal' };
    throw error;
  }
}

/** Checks a stored or imported day: its record must lead to its stored result. Under other rules only their version is compared. */
export function checkLogged({ day, rules, pack, done }: LoggedDay): VoyageFault | null {
  if (rules !== RULES) return 'other-rules';
  if (pack !== PACK) return 'other-pack';
  if (done === null) return null;
  const check = checkVoyage(done.record, day);
  if ('fault' in check) return check.fault;
  const { points, rival, rounds, won } = done;
  return same(check.result, { points, rival, rounds, won }) ? null : 'other-score';
}

/** The result of a finished match against the rival. */
export function resultOf(match: Match): VoyageResult {
  const { seats, rival, winner } = match.scores();
  return {
    points: required(seats[0], 'score of seat 0').total,
    rival: rival?.total ?? 0,
    rounds: match.round,
    won: winner === 0,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two plain values are equal; the order of members does not count. */
function same(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return JSON.stringify(a) === JSON.stringify(b);
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && same(a[name], b[name]));
}

/** Starts the single try of a day that counts, or resumes it. Returns the id of its match; null when it is used up. */
export function sailToday(day: string, name: string): string | null {
  const id = countedId(day);
  if (loggedDay(day) !== null) return findMatch(id) === null ? null : id;
  keepDay({ day, rules: RULES, pack: PACK, done: null });
  keepVoyage(id, day, name);
  return id;
}

/** Sails a day's sea once more, for nothing. Returns the id of the match. */
export function sailAgain(day: string, name: string): string {
  const id = `again-${day}-${randomHex(4)}`;
  keepVoyage(id, day, name);
  return id;
}

function keepVoyage(id: string, day: string, name: string): void {
  const sitters = [{ kind: 'person', name }] as const;
  keepMatch(storedNow(dailyMatch(day), { id, sitters, packs: [], unplayed: true }));
}

/** Writes a finished voyage into the log, if it is the one that counts. Returns the day as it is kept then. */
export function logVoyage({ id, record, over }: StoredMatch): LoggedDay | null {
  const voyage = voyageOf(id);
  if (!voyage?.counts) return null;
  const logged = loggedDay(voyage.day);
  if (!logged || logged.done !== null || !over) return logged;
  const check = checkVoyage(record, voyage.day);
  if ('fault' in check) return logged;
  const now = { ...logged, done: { ...check.result, record } };
  keepDay(now);
  return now;
}

/** Restores a day's voyage from a backup, unless the one here is finished. Returns whether its record confirms its result. */
export function bringDay(day: string, text: string): boolean {
  const logged = readDay(day, text);
  if (!logged) return false;
  const fault = checkLogged(logged);
  // A voyage under other rules cannot be replayed: it is kept unchanged, and the log names its rules.
  if (fault !== null && fault !== 'other-rules' && fault !== 'other-pack') return false;
  const here = loggedDay(day);
  if (!here || (here.done === null && logged.done !== null)) keepDay(logged);
  return true;
}
