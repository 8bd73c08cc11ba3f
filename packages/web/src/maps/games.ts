/** The games that can be played on own maps. */

import { type Game, GAMES } from '@windrose/rules';

type GameWithMap = Game & Required<Pick<Game, 'map'>>;

/** The games, in the order of the shelf. */
export function gamesWithMaps(): GameWithMap[] {
  return GAMES.filter((game): game is GameWithMap => game.map !== undefined);
}
