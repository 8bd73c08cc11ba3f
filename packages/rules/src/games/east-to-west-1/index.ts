/** From East to West, Part I: the parts of the game in this package. */

export { type EastToWest1, eastToWest1 as game } from './game.ts';
export { watchPart1 as watch } from './referee.ts';

/** Its rule pages, by the prefix of their ids: its own first, then those it builds on. */
export const pages = ['EE', 'NW', 'SR', 'SH'] as const;
