/** From East to West, Part III: what the rules have of it. */

export { type EastToWest3, eastToWest3 as game } from './game.ts';
export { watchPart3 as watch } from './referee.ts';

/** The pages on which its rules stand, by the letters of their numbers: its own first, then those it builds on. */
export const pages = ['EE', 'NW', 'EW', 'SR', 'SH'] as const;
