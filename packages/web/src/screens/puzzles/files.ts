/** The puzzles that come with the page, fetched game by game. */

import type { PuzzleFile } from '@windrose/analysis';
import { gamesWith, STUDIED } from '@windrose/analysis/games';
import type { GameId } from '@windrose/rules';

import { asOffered } from '../../games/catalogue.ts';

/** The games of which there are puzzles. */
export const PUZZLE_GAMES: readonly GameId[] = asOffered(gamesWith('puzzles'));

/** The puzzles of a game; null if there are none. */
export async function fetchPuzzles(game: string): Promise<PuzzleFile | null> {
  const known = PUZZLE_GAMES.find((id) => id === game);
  return known === undefined ? null : ((await STUDIED[known].puzzles?.()) ?? null);
}
