/** Eastern Wonders – Solo: what the rules have of it. */

export { type EasternWondersSolo, easternWondersSolo as game } from './game.ts';
export { watchSolo as watch } from './referee.ts';

/** The pages on which its rules stand, by the letters of their numbers: its own first, then those it builds on. */
export const pages = ['SO', 'EW', 'SH'] as const;
