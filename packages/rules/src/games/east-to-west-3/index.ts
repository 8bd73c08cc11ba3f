/** From East to West, Part III: the parts of the game in this package. */

export { type EastToWest3, eastToWest3 as game } from './game.ts';
export { watchPart3 as watch } from './referee.ts';

/** Its rule pages, by the prefix of their ids: its own first, then those it builds on. */
export const pages = ['EE', 'NW', 'EW', 'SR', 'SH'] as const;
