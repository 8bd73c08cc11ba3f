/** Eastern Wonders: what the rules have of it. */

export { type EasternWonders, easternWonders as game } from './game.ts';
export { watchEasternWonders as watch } from './referee.ts';

/** The pages on which its rules stand, by the letters of their numbers: its own first, then those it builds on. */
export const pages = ['EW', 'SH'] as const;
