/** Spice Road: what the rules have of it. */

export { type SpiceRoad, spiceRoad as game } from './game.ts';
export { watchSpiceRoad as watch } from './referee.ts';

/** The pages on which its rules stand, by the letters of their numbers: its own first, then those it builds on. */
export const pages = ['SR', 'SH'] as const;
