/** Spice Road: the parts of the game in this package. */

export { type SpiceRoad, spiceRoad as game } from './game.ts';
export { watchSpiceRoad as watch } from './referee.ts';

/** Its rule pages, by the prefix of their ids: its own first, then those it builds on. */
export const pages = ['SR', 'SH'] as const;
