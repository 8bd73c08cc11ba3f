/** The numbers and marks on the tables that are not drawings of pieces, and the games in which they occur. */

import type { PageGame } from '../../games/page-game.ts';
import type { HelpUi } from './help.en.ts';

/** A mark as its explanation shows it. */
export interface Mark {
  readonly name: keyof HelpUi['marks'];
  /** The name of a drawing before the characters. */
  readonly drawing?: string;
  readonly sign?: string;
  /** A hatched back, cubes that are lacking, or a dot on a tile. */
  readonly look?: 'hatched' | 'lacking' | 'far';
  /** Whether it occurs in a game; without it, it occurs in all. */
  readonly of?: (game: PageGame) => boolean;
}

const land = ({ land: part }: PageGame): boolean => part !== null;
const road = ({ screen }: PageGame): boolean => screen === 'road';
const boats = ({ boards }: PageGame): boolean => boards !== null;
const orders = ({ end }: PageGame): boolean => end.what === 'orders';

const MARKS: readonly Mark[] = [
  { name: 'points', sign: '+2' },
  { name: 'cubes', drawing: 'cube-R', sign: '=1' },
  { name: 'lacking', look: 'lacking', drawing: 'cube-R' },
  { name: 'needed', drawing: 'settler', sign: '2', of: land },
  { name: 'reserve', sign: '6 +5', of: land },
  { name: 'gain', sign: '+1', of: land },
  { name: 'help', sign: '−1', of: land },
  { name: 'worth', sign: '=3', of: land },
  { name: 'back', look: 'hatched', of: land },
  { name: 'price', sign: '2 ▢', of: road },
  { name: 'deck', look: 'hatched', of: road },
  { name: 'row', drawing: 'outpost-0', sign: '2', of: boats },
  { name: 'star', sign: '★', of: boats },
  { name: 'far', look: 'far', of: boats },
  { name: 'count', sign: '×3' },
  { name: 'hold', sign: '3/10' },
  { name: 'closed', drawing: 'chain', of: orders },
  { name: 'wake', sign: '- - -', of: boats },
];

/** The marks on the table of a game; those of all games for a custom game. */
export function marksOf(game: PageGame | null): readonly Mark[] {
  return MARKS.filter(({ of }) => !of || (game !== null && of(game)));
}
