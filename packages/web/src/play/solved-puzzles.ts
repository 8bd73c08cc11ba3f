/**
 * Solved puzzles, stored in this browser. A puzzle is identified by its number within its game, the version of the rules and the
 * edition, because puzzles are mined again when the rules change, or when they can be made better.
 */

import { readEntry, writeEntry } from '../browser/storage.ts';

export const PUZZLES_PREFIX = 'windrose/puzzles/';

/** Puzzles of a game, made under a version of its rules. */
export interface PuzzleSet {
  readonly game: string;
  readonly rules: number;
  /** 1 by default. */
  readonly edition?: number;
}

/** The latest edition of the puzzles of any game. */
const LATEST_EDITION = 2;

/** The entry of a set, after the prefix: entries of the first rules, and of first editions, do not say which they are. */
function entryOf({ game, rules, edition = 1 }: PuzzleSet): string {
  if (edition > 1) return `${game}/${rules}/${edition}`;
  return rules === 1 ? game : `${game}/${rules}`;
}

/** The numbers of the puzzles of a set that are solved. */
export function solvedPuzzles(set: PuzzleSet): ReadonlySet<number> {
  return numbersOf(readEntry(PUZZLES_PREFIX + entryOf(set)));
}

/** How many puzzles of the latest earlier set of a game in which some were solved; 0 if there is none. */
export function solvedEarlier({ game, rules, edition: latest = 1 }: PuzzleSet): number {
  for (let of = rules; of >= 1; of--) {
    for (let edition = of === rules ? latest - 1 : LATEST_EDITION; edition >= 1; edition--) {
      const { size } = solvedPuzzles({ game, rules: of, edition });
      if (size > 0) return size;
    }
  }
  return 0;
}

/** The numbers that an entry holds. */
export function numbersOf(text: string | null): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((number) => Number.isInteger(number)) : []);
  } catch {
    return new Set();
  }
}

/** Keeps that puzzles are solved. */
export function keepSolved(set: PuzzleSet, numbers: Iterable<number>): void {
  addToEntry(entryOf(set), numbers);
}

/** Adds numbers to an entry, such as one of a backup. @param entry its key after the prefix */
export function addToEntry(entry: string, numbers: Iterable<number>): void {
  const key = PUZZLES_PREFIX + entry;
  writeEntry(key, JSON.stringify([...new Set([...numbersOf(readEntry(key)), ...numbers])]));
}
