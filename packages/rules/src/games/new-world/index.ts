/** A New World: what the rules have of it. */

export { type NewWorld, newWorld as game } from './game.ts';
export { watchNewWorld as watch } from './referee.ts';

/** The pages on which its rules stand, by the letters of their numbers: its own first, then those it builds on. */
export const pages = ['NW', 'SH'] as const;
