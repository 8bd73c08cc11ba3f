/** From Sand to Sea: the parts of the game in this package. */

export { type SandToSea, sandToSea as game } from './game.ts';
export { watchSandToSea as watch } from './referee.ts';

/** Its rule pages, by the prefix of their ids: its own first, then those it builds on. */
export const pages = ['SS', 'EW', 'SR', 'SH'] as const;
