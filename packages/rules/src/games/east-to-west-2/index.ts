/** From East to West, Part II: what the rules have of it. */

export { type EastToWest2, eastToWest2 as game } from './game.ts';
export { watchPart2 as watch } from './referee.ts';

/** The pages on which its rules stand, by the letters of their numbers: its own first, then those it builds on. */
export const pages = ['EE', 'NW', 'EW', 'SH'] as const;
