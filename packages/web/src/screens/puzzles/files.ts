/** The puzzles that come with the page, fetched game by game. */

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
