/** The catalogue of games on the home screen. It lists them without the rules, which are fetched while one chooses. */

import type { GameId } from '@windrose/rules';
import { easternWonders } from './eastern-wonders/index.ts';
import { easternWondersSolo } from './eastern-wonders-solo/index.ts';
import { newWorld } from './new-world/index.ts';
import { eastToWest1 } from './east-to-west-1/index.ts';
import { eastToWest2 } from './east-to-west-2/index.ts';
import { eastToWest3 } from './east-to-west-3/index.ts';
import { spiceRoad } from './spice-road/index.ts';
import { sandToSea } from './sand-to-sea/index.ts';
import type { PageGame } from './page-game.ts';

/** A game in the catalogue; its title and description are in the words. */
export interface CatalogueGame {
  readonly id: GameId;
  /** The fewest and the most seats. */
  readonly seats: readonly [fewest: number, most: number];
}

/** The page's manifest of games, in the order in which they are offered: the trilogy, what combines its games, and the game for one. */
export const FAMILY = {
  'spice-road': spiceRoad,
  'eastern-wonders': easternWonders,
  'new-world': newWorld,
  'sand-to-sea': sandToSea,
  'east-to-west-1': eastToWest1,
  'east-to-west-2': eastToWest2,
  'east-to-west-3': eastToWest3,
  'eastern-wonders-solo': easternWondersSolo,
} satisfies Readonly<Record<GameId, PageGame>>;

/** The game that is proposed to those who have not chosen one. */
export const FIRST_GAME: GameId = 'eastern-wonders';

/** The manifest of a game by an id from outside; null for a custom game, which needs none. */
export function pageGameOf(id: string): PageGame | null {
  return isFamily(id) ? FAMILY[id] : null;
}

const isFamily = (id: string): id is GameId => Object.hasOwn(FAMILY, id);

/** Our games as they are offered. */
export const CATALOGUE: readonly CatalogueGame[] = Object.keys(FAMILY)
  .filter(isFamily)
  .map((id) => ({ id, seats: FAMILY[id].seats }));

const PLACES: ReadonlyMap<string, number> = new Map(CATALOGUE.map(({ id }, at) => [id, at]));

/** These of our games in the order in which they are offered. */
export function asOffered<Id extends string>(games: readonly Id[]): Id[] {
  return [...games].sort((a, b) => (PLACES.get(a) ?? 0) - (PLACES.get(b) ?? 0));
}

const own: CatalogueGame[] = [];

/** Adds a custom game after the built-in ones. Call it before the first render. */
export function offerGame(game: CatalogueGame): void {
  own.push(game);
}

/** Every game that can be played in this page: ours, and those it was built with. */
export function offeredGames(): readonly CatalogueGame[] {
  return [...CATALOGUE, ...own];
}
