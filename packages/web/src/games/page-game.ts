/** The parts that the page needs of a game of the family. */

import type { LandMode, RuleId } from '@windrose/rules';

/** What a table and a box are drawn with. */
export type Realm = 'sea' | 'land' | 'road';

/** What the picture on a box is put together from. */
export type BoxPart = Realm | 'rivals';

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

/** What triggers the end of a game. */
interface GameEnd {
  /** What a side collects: orders at sea, point cards elsewhere. */
  readonly what: 'orders' | 'cards';
  /** How many of them; `'pack'` where the pack has a number for each number of seats. */
  readonly most: number | 'pack';
}

/** What differs between the games on land. */
interface LandGame {
  /** The boards and their build, by their name in the pack. */
  readonly mode: LandMode;
  /** What brings a bonus tile from a stack that lies at no fort, and the rule that says so. */
  readonly looseStacks: { readonly say: 'card-first' | 'column-first'; readonly rule: RuleId };
}

/** What the page has of a game of the family, besides its texts, which each language has of every game. */
export interface PageGame {
  /** The fewest and the most seats. */
  readonly seats: readonly [fewest: number, most: number];
  /** Whose screen draws its table. */
  readonly screen: Realm;
  /** What the picture on its box is put together from, from the left. */
  readonly box: readonly BoxPart[];
  /** The lists of its printed aid, each of one or several parts, in the order in which they are printed. */
  readonly aid: readonly (readonly AidPart[])[];
  readonly end: GameEnd;
  /** Null for a game that has no land. */
  readonly land: LandGame | null;
  /** Whose player boards it uses at sea, by their name in the pack; null for a game without boats. */
  readonly boards: 'usual' | 'sandToSea' | null;
  /** Which map it is played on if nobody chooses one; null where there is none to choose. */
  readonly usualMap: 'first' | 'random' | null;
  /** The page on which its rules stand: the name of a file in `docs/rules`; the parts of From East to West share one. */
  readonly rules: string;
}
