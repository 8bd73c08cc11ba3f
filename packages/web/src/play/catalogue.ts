/** The catalogue of games on the home screen. It lists them without the rules, which are fetched while one chooses. */

import type { GameId } from '@windrose/rules';

/** A game in the catalogue; its title and description are in the words. */
export interface CatalogueGame {
  readonly id: GameId;
  /** The fewest and the most seats. */
  readonly seats: readonly [fewest: number, most: number];
}

/** Our games in the order in which the rules offer them; a test holds this to the rules. */
export const CATALOGUE: readonly CatalogueGame[] = [
  { id: 'eastern-wonders', seats: [2, 4] },
  { id: 'eastern-wonders-solo', seats: [1, 1] },
  { id: 'new-world', seats: [2, 4] },
  { id: 'east-to-west-1', seats: [2, 4] },
  { id: 'east-to-west-2', seats: [2, 4] },
  { id: 'east-to-west-3', seats: [2, 4] },
  { id: 'spice-road', seats: [2, 5] },
  { id: 'sand-to-sea', seats: [2, 4] },
];

const own: CatalogueGame[] = [];

/** Offers a game of somebody's own, after ours. Before anything is drawn. */
export function offerGame(game: CatalogueGame): void {
  own.push(game);
}

/** Every game that can be played in this page: ours, and those it was built with. */
export function offeredGames(): readonly CatalogueGame[] {
  return [...CATALOGUE, ...own];
}
