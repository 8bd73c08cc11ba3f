/**
 * The log of daily voyages: kept in this browser, an entry a day. A day is a date of universal time, so that it is the same
 * everywhere. What needs the rules is in `daily.ts`.
 */

import type { MatchRecord } from '@windrose/rules';

import { entryKeys, readEntry, writeEntry } from '../browser/storage.ts';

export const DAILY_PREFIX = 'windrose/daily/';

/** The result of a voyage. */
export interface VoyageResult {
  readonly points: number;
  readonly rival: number;
  /** The round in which the match ended, from 1. */
  readonly rounds: number;
  readonly won: boolean;
}

/** The stored entry of a day. */
export interface LoggedDay {
  /** Such as "2026-11-23". */
  readonly day: string;
  /** The version of the rules, and the hash of the pack, under which the try that counts was begun. */
  readonly rules: number;
  readonly pack: string;
  /** Its result and record; null while it is under way. */
  readonly done: (VoyageResult & { readonly record: MatchRecord }) | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day of a moment. @param now in milliseconds since 1970 */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The day some days before another. */
export function daysBefore(day: string, days: number): string {
  return dayOf(Date.parse(day) - days * 86_400_000);
}

/** Whether a text is a calendar day. */
export function isDay(text: string): boolean {
  return DAY.test(text) && Number.isFinite(Date.parse(text)) && dayOf(Date.parse(text)) === text;
}

/** The id of the match of the try that counts. */
export function countedId(day: string): string {
  return `daily-${day}`;
}

/** The day of a match by its id, and whether it is the try that counts; null for any other match. */
export function voyageOf(id: string): { readonly day: string; readonly counts: boolean } | null {
  const [, kind, day = ''] = /^(daily|again)-(\d{4}-\d{2}-\d{2})(?:-[\da-f]+)?$/.exec(id) ?? [];
  return isDay(day) ? { day, counts: kind === 'daily' } : null;
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses the entry of a day; null if it is invalid. `daily.ts` verifies its voyage. */
export function readDay(day: string, text: string | null): LoggedDay | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isDay(day) || !isObject(value) || value.day !== day) return null;
  const { rules, pack, done } = value;
  if (!Number.isInteger(rules) || typeof pack !== 'string') return null;
  if (done !== null && !isDone(done)) return null;
  return value as unknown as LoggedDay;
}

function isDone(value: unknown): boolean {
  return (
    isObject(value) &&
    Number.isInteger(value.points) &&
    Number.isInteger(value.rival) &&
    Number.isInteger(value.rounds) &&
    typeof value.won === 'boolean' &&
    isObject(value.record)
  );
}

/** The entry of a day; null without one. */
export function loggedDay(day: string): LoggedDay | null {
  return readDay(day, readEntry(DAILY_PREFIX + day));
}

/** Keeps a day. */
export function keepDay(logged: LoggedDay): void {
  writeEntry(DAILY_PREFIX + logged.day, JSON.stringify(logged));
}

/** All days that are kept, the latest first. */
export function loggedDays(): LoggedDay[] {
  return entryKeys(DAILY_PREFIX)
    .map((key) => loggedDay(key.slice(DAILY_PREFIX.length)))
    .filter((logged) => logged !== null)
    .sort((a, b) => (a.day < b.day ? 1 : -1));
}

/**
 * The number of consecutive days with a finished voyage, up to today. If today's is unfinished, the streak up to yesterday counts.
 * @param finished the days with a finished voyage
 */
export function streakAt(finished: ReadonlySet<string>, today: string): number {
  let day = finished.has(today) ? today : daysBefore(today, 1);
  let streak = 0;
  for (; finished.has(day); day = daysBefore(day, 1)) streak++;
  return streak;
}

/** The days among these whose voyage is finished. */
export function finishedDays(days: readonly LoggedDay[]): ReadonlySet<string> {
  return new Set(days.filter(({ done }) => done !== null).map(({ day }) => day));
}
