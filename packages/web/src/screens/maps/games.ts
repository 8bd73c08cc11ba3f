/** The games that can be played on own maps. */

import { type Game, type GameId, GAMES } from '@windrose/rules';

type GameWithMap = Pick<Game, 'seats'> & Required<Pick<Game, 'map'>> & { readonly id: GameId };

/** The games, in the order of the catalogue. */
export function gamesWithMaps(): GameWithMap[] {
  return GAMES.flatMap(({ id, seats, map }) => (map ? [{ id, seats, map }] : []));
}
