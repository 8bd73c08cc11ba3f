/** What is said in English on the page of numbers. */

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
  failed: 'The numbers could not be fetched.',
  matches: 'matches between equal bots',
  seats: 'seats each',
  rounds: 'rounds a match, on average',
  points: 'points a seat, on average',
  how: 'A bar says how often those who used something won. The line on it is the error bar: there the true share lies with 95 %. The dashed mark is a seat’s mean chance. What bots overlook counts as weak here.',
  wins: 'Wins by seat',
  seat: (n: number) => `Seat ${n}`,
  kinds,
  what: 'What',
  used: 'Used',
  won: 'Users won',
  seatWon: 'Won',
};

/** What is said of numbers, in one language. */
export type NumbersUi = typeof en;
