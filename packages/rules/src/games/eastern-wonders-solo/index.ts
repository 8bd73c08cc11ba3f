/** Eastern Wonders – Solo: the parts of the game in this package. */

export { type EasternWondersSolo, easternWondersSolo as game } from './game.ts';
export { watchSolo as watch } from './referee.ts';

/** Its rule pages, by the prefix of their ids: its own first, then those it builds on. */
export const pages = ['SO', 'EW', 'SH'] as const;
