/** The register of games: a line a game among the types, and one in the list. */

import type { Game } from '../core/game.ts';
import type { AnyOf, OptionsOf, ViewOf } from '../core/shape.ts';
import { closeFields } from '../core/state.ts';
import { CELL_ORDER } from './cells.ts';
import { type EastToWest1, eastToWest1 } from './east-to-west-1/game.ts';
import { type EastToWest2, eastToWest2 } from './east-to-west-2/game.ts';
import { type EastToWest3, eastToWest3 } from './east-to-west-3/game.ts';
import { type EasternWondersSolo, easternWondersSolo } from './eastern-wonders-solo/game.ts';
import { type EasternWonders, easternWonders } from './eastern-wonders/game.ts';
import { type NewWorld, newWorld } from './new-world/game.ts';
import { type SandToSea, sandToSea } from './sand-to-sea/game.ts';
import { type SpiceRoad, spiceRoad } from './spice-road/game.ts';

/** The games as types, by their ids. */
export interface Games {
  readonly 'eastern-wonders': EasternWonders;
  readonly 'eastern-wonders-solo': EasternWondersSolo;
  readonly 'new-world': NewWorld;
  readonly 'east-to-west-1': EastToWest1;
  readonly 'east-to-west-2': EastToWest2;
  readonly 'east-to-west-3': EastToWest3;
  readonly 'spice-road': SpiceRoad;
  readonly 'sand-to-sea': SandToSea;
}

/** The id of a game. */
export type GameId = keyof Games;

/** What may be chosen in a game; without a game, in any. */
export type Option<Id extends GameId = GameId> = Games[Id]['option'];

/** The options of one kind. */
export type OptionOfKind<Kind extends Option['kind']> = Extract<Option, { readonly kind: Kind }>;

/** What is seen of a match of a game; without a game, of any: told apart by `game`. */
export type View<Id extends GameId = GameId> = ViewOf<Games[Id]>;

/** What is seen of a match of whatever game: what only some of them have may be missing. */
export type AnyView = Omit<AnyOf<View>, 'seats'> & { readonly seats: readonly AnySeat[] };

/** What a seat has in whatever game: what only some of them have may be missing. */
export type AnySeat = AnyOf<View['seats'][number]>;

/** The options with which a match of a game is set up. */
export type MatchOptionsOf<Id extends GameId = GameId> = OptionsOf<Games[Id]>;

/** The rules of the family by their ids, in the order in which they are offered. */
const FAMILY = {
  'eastern-wonders': easternWonders,
  'eastern-wonders-solo': easternWondersSolo,
  'new-world': newWorld,
  'east-to-west-1': eastToWest1,
  'east-to-west-2': eastToWest2,
  'east-to-west-3': eastToWest3,
  'spice-road': spiceRoad,
  'sand-to-sea': sandToSea,
} as const satisfies { readonly [Id in GameId]: Game<Games[Id]> & { readonly id: Id } };

/** Every game that can be played, in the order in which they are offered. */
export const GAMES = Object.values(FAMILY);

// All our mechanisms have been loaded by now.
closeFields(CELL_ORDER);

/** The ids of the games, in the same order. */
export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);
