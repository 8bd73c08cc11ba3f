/** Which puzzles somebody has solved: kept in this browser. */

import { readEntry, writeEntry } from '../browser/storage.ts';

export const PUZZLES_PREFIX = 'windrose/puzzles/';

/** The numbers of the puzzles of a game that are solved. */
export function solvedPuzzles(game: string): ReadonlySet<number> {
  return numbersOf(readEntry(PUZZLES_PREFIX + game));
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
export function keepSolved(game: string, numbers: Iterable<number>): void {
  writeEntry(PUZZLES_PREFIX + game, JSON.stringify([...new Set([...solvedPuzzles(game), ...numbers])]));
}
