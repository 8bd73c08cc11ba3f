/** From East to West, Part I: what the rules have of it. */

export { type EastToWest1, eastToWest1 as game } from './game.ts';
export { watchPart1 as watch } from './referee.ts';

/** The pages on which its rules stand, by the letters of their numbers: its own first, then those it builds on. */
export const pages = ['EE', 'NW', 'SR', 'SH'] as const;
