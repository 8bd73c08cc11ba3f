/** The games that can be played on own maps. */

import { type Game, type GameId, GAME_IDS, GAMES } from '@windrose/rules';

import { asOffered } from '../../games/catalogue.ts';

type GameWithMap = Pick<Game, 'seats'> & Required<Pick<Game, 'map'>> & { readonly id: GameId };

/** The games, in the order of the catalogue. */
export function gamesWithMaps(): GameWithMap[] {
  return asOffered(GAME_IDS).flatMap((wanted) =>
    GAMES.flatMap(({ id, seats, map }) => (id === wanted && map ? [{ id, seats, map }] : [])),
  );
}
