/** The parts that the page needs of a game of the family. */

import type { LandMode, RuleId } from '@windrose/rules';

/** The kinds of drawings for tables and boxes. */
type Realm = 'sea' | 'land' | 'road';

/** The parts of a box picture. */
export type BoxPart = Realm | 'rivals';

/** The parts of a printed aid; each has its lines in the texts of printed pages. */
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

/** The trigger of a game's end. */
interface GameEnd {
  /** The claims that are counted: orders at sea, point cards elsewhere. */
  readonly what: 'orders' | 'cards';
  /** The number that triggers the end; `'pack'` if the pack has one for each number of seats. */
  readonly most: number | 'pack';
}

/** Properties in which the games on land differ. */
interface LandGame {
  /** The boards and their build, by their name in the pack. */
  readonly mode: LandMode;
  /** The source of a bonus tile from a stack that is at no fort, and its rule. */
  readonly looseStacks: { readonly kind: 'card-first' | 'column-first'; readonly rule: RuleId };
}

/** The page's manifest of a built-in game, without its texts, which each language has for every game. */
export interface PageGame {
  /** The fewest and the most seats. */
  readonly seats: readonly [fewest: number, most: number];
  /** The realm whose screen draws its table. */
  readonly screen: Realm;
  /** The parts of its box picture, from the left. */
  readonly box: readonly BoxPart[];
  /** The lists of its printed aid, each of one or several parts, in the order in which they are printed. */
  readonly aid: readonly (readonly AidPart[])[];
  readonly end: GameEnd;
  /** Null for a game that has no land. */
  readonly land: LandGame | null;
  /** The player boards used at sea, by their name in the pack; null for a game without boats. */
  readonly boards: 'usual' | 'sandToSea' | null;
  /** The default map; null for games without a choice of maps. */
  readonly usualMap: 'first' | 'random' | null;
  /** The page on which its rules stand: the name of a file in `docs/rules`; the parts of From East to West share one. */
  readonly rules: string;
}
