/** The English texts on the page of numbers. */

import type { ComponentKind } from '@windrose/analysis';

const kinds: Readonly<Record<ComponentKind, string>> = {
  set: 'Starting sets',
  market: 'Market tiles',
  order: 'Orders',
  bonus: 'Bonus tiles',
  location: 'Locations',
  card: 'Point cards',
  exploration: 'Exploration tiles',
  merchant: 'Merchant cards',
};

export const en = {
  title: 'Numbers for the curious',
  games: 'Games',
  failed: 'The numbers could not be loaded.',
  matches: 'matches between bots of equal strength',
  seats: 'players each',
  rounds: 'rounds per match, on average',
  points: 'points per player, on average',
  how: 'Each bar shows how often players who used something won. The line on it shows how far off that may be: in 95 cases of 100 no farther. The dashed mark is a player’s average chance. What bots cannot use well looks weak here.',
  wins: 'Wins by player order',
  seat: (n: number) => `Player ${n}`,
  kinds,
  what: 'What',
  used: 'Used',
  won: 'Won when used',
  seatWon: 'Won',
};

/** The texts of numbers, in one language. */
export type NumbersUi = typeof en;
