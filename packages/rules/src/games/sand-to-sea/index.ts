/** From Sand to Sea: what the rules have of it. */

export { type SandToSea, sandToSea as game } from './game.ts';
export { watchSandToSea as watch } from './referee.ts';

/** The pages on which its rules stand, by the letters of their numbers: its own first, then those it builds on. */
export const pages = ['SS', 'EW', 'SR', 'SH'] as const;
