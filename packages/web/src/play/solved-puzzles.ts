/**
 * Solved puzzles, stored in this browser. A puzzle is identified by its number within its game and the version of the rules,
 * because puzzles are mined again when the rules change.
 */

import { readEntry, writeEntry } from '../browser/storage.ts';

export const PUZZLES_PREFIX = 'windrose/puzzles/';

/** Puzzles of a game, made under a version of its rules. */
export interface PuzzleSet {
  readonly game: string;
  readonly rules: number;
}

/** The entry of a set, after the prefix: entries of the first rules do not say which they are. */
function entryOf({ game, rules }: PuzzleSet): string {
  return rules === 1 ? game : `${game}/${rules}`;
}

/** The numbers of the puzzles of a set that are solved. */
export function solvedPuzzles(set: PuzzleSet): ReadonlySet<number> {
  return numbersOf(readEntry(PUZZLES_PREFIX + entryOf(set)));
}

/** The puzzles of the game solved under the latest earlier version of the rules, and that version; null if none were solved. */
export function solvedEarlier({ game, rules }: PuzzleSet): { readonly rules: number; readonly solved: number } | null {
  for (let earlier = rules - 1; earlier >= 1; earlier--) {
    const { size } = solvedPuzzles({ game, rules: earlier });
    if (size > 0) return { rules: earlier, solved: size };
  }
  return null;
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
