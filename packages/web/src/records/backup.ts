/**
 * Everything that is kept in this browser, as one file, and brought back from it: matches, settings, lessons, puzzles, daily
 * voyages, achievements, marked turns.
 */

import type { TextFile } from '../browser/files.ts';
import { reloadSettings, SETTINGS_KEY } from '../browser/settings.ts';
import { ENTRY_PREFIX, entryKeys, readEntry, writeEntry } from '../browser/storage.ts';
import { bringDay } from '../play/daily.ts';
import { DAILY_PREFIX } from '../play/daily-log.ts';
import { ACHIEVEMENTS_KEY, addEarned, earnedOf } from '../play/earned.ts';
import { bringMistake, MISTAKE_PREFIX } from '../play/mistakes.ts';
import { addLessonsLeft, LESSON_PREFIX, LESSONS_LEFT_KEY, lessonStep, stepOf } from '../play/lesson-progress.ts';
import { BOX_PREFIX } from '../play/own-box.ts';
import { addToEntry, numbersOf, PUZZLES_PREFIX } from '../play/solved-puzzles.ts';
import { keepMatch, MATCH_PREFIX, matchText, PACK_PREFIX, readStored } from '../play/store.ts';

/** The version of the format of backups. */
const FORMAT = 1;

/** Entries with this prefix belong to an account on a server, which already stores them; a backup leaves them out. */
const ONLINE_PREFIX = 'windrose/online';

/** The texts of all entries by their keys. */
export type Entries = Readonly<Record<string, string>>;

/** Everything that is kept, as a file. @param now in milliseconds since 1970 */
export function backupFile(now: number): TextFile {
  const entries = Object.fromEntries(
    entryKeys(ENTRY_PREFIX)
      .filter((key) => !key.startsWith(ONLINE_PREFIX))
      .sort()
      .map((key) => [key, readEntry(key)]),
  );
  const saved = new Date(now).toISOString();
  const text = JSON.stringify({ windroseBackup: FORMAT, saved, entries }, null, 2);
  return { name: `windrose-backup-${saved.slice(0, 10)}.json`, text: `${text}\n` };
}

/** The entries of a backup; null when the text is none. */
export function readBackup(text: string): Entries | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { windroseBackup, entries } = value as Partial<Record<string, unknown>>;
  if (windroseBackup !== FORMAT || typeof entries !== 'object' || entries === null) return null;
  return Object.values(entries).every((entry) => typeof entry === 'string') ? (entries as Entries) : null;
}

/** Numbers of matches in a backup: restored, already here (unchanged or further on), damaged. */
export interface RestoredCounts {
  readonly matches: number;
  readonly known: number;
  readonly damaged: number;
}

/**
 * Merges the entries of a backup into this browser. Of a match in both, the one played last wins; lessons and puzzles keep the
 * furthest progress; achievements their first day; of a day's voyage the finished one wins, and entries that their record does
 * not confirm are dropped; a marked turn that is solved stays solved; the settings become those of the backup.
 */
export function restoreBackup(entries: Entries): RestoredCounts {
  let [matches, known, damaged] = [0, 0, 0];
  for (const [key, text] of Object.entries(entries)) {
    const rest = (prefix: string): string | null => (key.startsWith(prefix) ? key.slice(prefix.length) : null);
    const [id, lesson, puzzles] = [rest(MATCH_PREFIX), rest(LESSON_PREFIX), rest(PUZZLES_PREFIX)];
    const [day, mistake] = [rest(DAILY_PREFIX), rest(MISTAKE_PREFIX)];
    if (id !== null) {
      const match = readStored(id, text);
      const here = readStored(id, matchText(id) ?? '');
      if (!match) damaged++;
      else if (here && here.touched >= match.touched) known++;
      else {
        keepMatch(match);
        matches++;
      }
    } else if (lesson !== null) {
      if (stepOf(text) > lessonStep(lesson)) writeEntry(key, text);
    } else if (key === LESSONS_LEFT_KEY) {
      addLessonsLeft(text);
    } else if (day !== null) {
      if (!bringDay(day, text)) damaged++;
    } else if (mistake !== null) {
      if (!bringMistake(mistake, text)) damaged++;
    } else if (key === ACHIEVEMENTS_KEY) {
      addEarned(earnedOf(text));
    } else if (puzzles !== null) {
      addToEntry(puzzles, numbersOf(text));
    } else if (
      key === SETTINGS_KEY ||
      ([PACK_PREFIX, BOX_PREFIX].some((prefix) => key.startsWith(prefix)) && readEntry(key) === null)
    ) {
      writeEntry(key, text);
    }
  }
  reloadSettings();
  return { matches, known, damaged };
}
