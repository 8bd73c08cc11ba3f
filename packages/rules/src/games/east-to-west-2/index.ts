/** From East to West, Part II: the parts of the game in this package. */

export { type EastToWest2, eastToWest2 as game } from './game.ts';
export { watchPart2 as watch } from './referee.ts';

/** Its rule pages, by the prefix of their ids: its own first, then those it builds on. */
export const pages = ['EE', 'NW', 'EW', 'SH'] as const;
