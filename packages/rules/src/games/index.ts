/** The register of games: one line per game in the types and in each list. Each game has its own folder. */

import type { Game } from '../core/game.ts';
import type { AnyOf, OptionsOf, ViewOf } from '../core/shape.ts';
import { closeFields } from '../core/state.ts';
import type { RulePage } from '../core/rule-pages.ts';
import type { Inspected, Inspector } from '../referee/inspector.ts';
import { CELL_ORDER } from './cells.ts';
import * as eastToWest1 from './east-to-west-1/index.ts';
import * as eastToWest2 from './east-to-west-2/index.ts';
import * as eastToWest3 from './east-to-west-3/index.ts';
import * as easternWondersSolo from './eastern-wonders-solo/index.ts';
import * as easternWonders from './eastern-wonders/index.ts';
import * as newWorld from './new-world/index.ts';
import * as sandToSea from './sand-to-sea/index.ts';
import * as spiceRoad from './spice-road/index.ts';

/** The games as types, by their ids. */
export interface Games {
  readonly 'eastern-wonders': easternWonders.EasternWonders;
  readonly 'eastern-wonders-solo': easternWondersSolo.EasternWondersSolo;
  readonly 'new-world': newWorld.NewWorld;
  readonly 'east-to-west-1': eastToWest1.EastToWest1;
  readonly 'east-to-west-2': eastToWest2.EastToWest2;
  readonly 'east-to-west-3': eastToWest3.EastToWest3;
  readonly 'spice-road': spiceRoad.SpiceRoad;
  readonly 'sand-to-sea': sandToSea.SandToSea;
}

/** The id of a game. */
export type GameId = keyof Games;

/** The options of a game; without a type argument, of all games. */
export type Option<Id extends GameId = GameId> = Games[Id]['option'];

/** The options of one kind. */
export type OptionOfKind<Kind extends Option['kind']> = Extract<Option, { readonly kind: Kind }>;

/** The view of a match of a game; without a type argument, a union discriminated by `game`. */
export type View<Id extends GameId = GameId> = ViewOf<Games[Id]>;

/** The view of a match of any game; fields that only some games have are optional. */
export type AnyView = Omit<AnyOf<View>, 'seats'> & { readonly seats: readonly AnySeat[] };

/** The data of a seat in any game; fields that only some games have are optional. */
export type AnySeat = AnyOf<View['seats'][number]>;

/** The options with which a match of a game is set up. */
export type MatchOptionsOf<Id extends GameId = GameId> = OptionsOf<Games[Id]>;

/** The games by id, in display order. */
const FAMILY = {
  'eastern-wonders': easternWonders.game,
  'eastern-wonders-solo': easternWondersSolo.game,
  'new-world': newWorld.game,
  'east-to-west-1': eastToWest1.game,
  'east-to-west-2': eastToWest2.game,
  'east-to-west-3': eastToWest3.game,
  'spice-road': spiceRoad.game,
  'sand-to-sea': sandToSea.game,
} as const satisfies { readonly [Id in GameId]: Game<Games[Id]> & { readonly id: Id } };

/** All built-in games, in display order. */
export const GAMES = Object.values(FAMILY);

/** The referee's checks by game. */
export const REFEREED: Readonly<Record<GameId, (match: Inspected) => readonly Inspector[]>> = {
  'eastern-wonders': easternWonders.watch,
  'eastern-wonders-solo': easternWondersSolo.watch,
  'new-world': newWorld.watch,
  'east-to-west-1': eastToWest1.watch,
  'east-to-west-2': eastToWest2.watch,
  'east-to-west-3': eastToWest3.watch,
  'spice-road': spiceRoad.watch,
  'sand-to-sea': sandToSea.watch,
};

/** The rule pages of each game: its own first, then those it builds on. */
export const RULE_PAGES_OF: Readonly<Record<GameId, readonly [own: RulePage, ...others: RulePage[]]>> = {
  'eastern-wonders': easternWonders.pages,
  'eastern-wonders-solo': easternWondersSolo.pages,
  'new-world': newWorld.pages,
  'east-to-west-1': eastToWest1.pages,
  'east-to-west-2': eastToWest2.pages,
  'east-to-west-3': eastToWest3.pages,
  'spice-road': spiceRoad.pages,
  'sand-to-sea': sandToSea.pages,
};

// All built-in mechanisms are loaded at this point.
closeFields(CELL_ORDER);

/** The ids of the games, in the same order. */
export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);
