/** Earned achievements with their first day, stored in this browser. */

import type { AchievementId } from '@windrose/analysis/achievements';

import { readEntry, writeEntry } from '../browser/storage.ts';

export const ACHIEVEMENTS_KEY = 'windrose/achievements';

/** The time and the game in which an achievement was first earned. */
export interface Earned {
  /** The date in universal time, such as "2026-11-23". */
  readonly day: string;
  readonly game: string;
}

/** The stored data, by achievement. */
export type EarnedList = Readonly<Partial<Record<string, Earned>>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a list; invalid entries are dropped. */
export function earnedOf(text: string | null): EarnedList {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Earned] => isEarned(entry[1])));
}

function isEarned(value: unknown): value is Earned {
  if (typeof value !== 'object' || value === null) return false;
  const { day, game } = value as Partial<Record<string, unknown>>;
  return typeof day === 'string' && DAY.test(day) && typeof game === 'string';
}

/** The achievements earned in this browser. */
export function earnedHere(): EarnedList {
  return earnedOf(readEntry(ACHIEVEMENTS_KEY));
}

/** Adds to what is kept; of what is in both the earlier day stays. Returns the names that are new. */
export function addEarned(list: EarnedList): string[] {
  const here = { ...earnedHere() };
  const added: string[] = [];
  for (const [id, earned] of Object.entries(list)) {
    const before = here[id];
    if (!earned || (before && before.day <= earned.day)) continue;
    if (!before) added.push(id);
    here[id] = earned;
  }
  writeEntry(ACHIEVEMENTS_KEY, JSON.stringify(here));
  return added;
}

/** Stores the achievements of a match. @returns those earned for the first time */
export function keepEarned(ids: readonly AchievementId[], earned: Earned): AchievementId[] {
  const added = addEarned(Object.fromEntries(ids.map((id) => [id, earned])));
  return ids.filter((id) => added.includes(id));
}
