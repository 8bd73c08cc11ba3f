/** Eastern Wonders: the parts of the game in this package. */

export { type EasternWonders, easternWonders as game } from './game.ts';
export { watchEasternWonders as watch } from './referee.ts';

/** Its rule pages, by the prefix of their ids: its own first, then those it builds on. */
export const pages = ['EW', 'SH'] as const;
