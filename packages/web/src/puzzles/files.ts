/** The puzzles that come with the page, fetched game by game; and which of them somebody has solved in this browser. */

import type { PuzzleFile } from '@windrose/analysis';

type Fetch = () => Promise<{ readonly default: unknown }>;

const FILES: Readonly<Record<string, Fetch>> = {
  'eastern-wonders': () => import('@windrose/analysis/puzzles/eastern-wonders.json'),
  'new-world': () => import('@windrose/analysis/puzzles/new-world.json'),
  'east-to-west-3': () => import('@windrose/analysis/puzzles/east-to-west-3.json'),
};

/** The games of which there are puzzles. */
export const PUZZLE_GAMES: readonly string[] = Object.keys(FILES);

/** The puzzles of a game; null if there are none. */
export async function fetchPuzzles(game: string): Promise<PuzzleFile | null> {
  const fetchFile = FILES[game];
  return fetchFile ? ((await fetchFile()).default as PuzzleFile) : null;
}

const PREFIX = 'windrose/puzzles/';

/** The numbers of the puzzles of a game that are solved. */
export function solvedPuzzles(game: string): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + game) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((number) => Number.isInteger(number)) : []);
  } catch {
    return new Set();
  }
}

/** Keeps that a puzzle is solved. */
export function keepSolved(game: string, number: number): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify([...new Set([...solvedPuzzles(game), number])]));
  } catch {
    // A browser that keeps nothing lets one solve all the same.
  }
}
