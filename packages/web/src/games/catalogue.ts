/** The catalogue of games on the home screen. It lists them without the rules, which are fetched while one chooses. */

import type { GameId } from '@windrose/rules';

/** A game in the catalogue; its title and description are in the words. */
export interface CatalogueGame {
  readonly id: GameId;
  /** The fewest and the most seats. */
  readonly seats: readonly [fewest: number, most: number];
}

/** What a table and a box are drawn with. */
export type Realm = 'sea' | 'land' | 'road';

/** What a printed aid is put together from; each part has its lines in the words of the printed things. */
type AidPart =
  | 'sea'
  | 'solo'
  | 'land'
  | 'forts'
  | 'landCards'
  | 'route'
  | 'cardForts'
  | 'islands'
  | 'markets'
  | 'road'
  | 'sand';

/** What the page has of a game of the family, besides its texts, which each language has of every game. */
export interface PageGame {
  /** The fewest and the most seats. */
  readonly seats: readonly [fewest: number, most: number];
  /** Whose screen draws its table. */
  readonly screen: Realm;
  /** What the picture on its box is put together from, from the left. */
  readonly box: readonly Realm[];
  /** The lists of its printed aid, each of one or several parts, in the order in which they are printed. */
  readonly aid: readonly (readonly AidPart[])[];
}

/** The page's manifest of games, in the order in which the rules offer them; a test holds this to the rules. */
export const FAMILY = {
  'eastern-wonders': { seats: [2, 4], screen: 'sea', box: ['sea'], aid: [['sea']] },
  'eastern-wonders-solo': { seats: [1, 1], screen: 'sea', box: ['sea'], aid: [['sea'], ['solo']] },
  'new-world': { seats: [2, 4], screen: 'land', box: ['land'], aid: [['land', 'forts', 'landCards']] },
  'east-to-west-1': {
    seats: [2, 4],
    screen: 'land',
    box: ['road', 'land'],
    aid: [['land', 'forts', 'landCards'], ['route']],
  },
  'east-to-west-2': {
    seats: [2, 4],
    screen: 'land',
    box: ['sea', 'land'],
    aid: [['land', 'cardForts', 'landCards'], ['islands']],
  },
  'east-to-west-3': {
    seats: [2, 4],
    screen: 'land',
    box: ['road', 'sea', 'land'],
    aid: [['land', 'cardForts', 'landCards'], ['markets'], ['islands']],
  },
  'spice-road': { seats: [2, 5], screen: 'road', box: ['road'], aid: [['road']] },
  'sand-to-sea': { seats: [2, 4], screen: 'road', box: ['road', 'sea'], aid: [['sand']] },
} satisfies Readonly<Record<GameId, PageGame>>;

/** The manifest of a game by an id that comes from outside; null for a game of somebody's own, which needs none. */
export function pageGameOf(id: string): PageGame | null {
  return isFamily(id) ? FAMILY[id] : null;
}

const isFamily = (id: string): id is GameId => Object.hasOwn(FAMILY, id);

/** Our games as they are offered. */
export const CATALOGUE: readonly CatalogueGame[] = Object.keys(FAMILY)
  .filter(isFamily)
  .map((id) => ({ id, seats: FAMILY[id].seats }));

const own: CatalogueGame[] = [];

/** Offers a game of somebody's own, after ours. Before anything is drawn. */
export function offerGame(game: CatalogueGame): void {
  own.push(game);
}

/** Every game that can be played in this page: ours, and those it was built with. */
export function offeredGames(): readonly CatalogueGame[] {
  return [...CATALOGUE, ...own];
}
