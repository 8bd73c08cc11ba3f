/** A New World: the parts of the game in this package. */

export { type NewWorld, newWorld as game } from './game.ts';
export { watchNewWorld as watch } from './referee.ts';

/** Its rule pages, by the prefix of their ids: its own first, then those it builds on. */
export const pages = ['NW', 'SH'] as const;
