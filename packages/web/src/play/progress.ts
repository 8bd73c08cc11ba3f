/** How near the end a match is: who of all sides has most of what triggers it. */

import { type AnyView, isGameId, type Match, packOf } from '@windrose/rules';

/** How many orders trigger the end. */
export const ORDERS_TO_END = 4;

/** How many point cards of one seat trigger the end; in Spice Road it depends on the number of seats. */
export function cardsToEnd(match: Match): number {
  if (match.game.id !== 'spice-road') return 8;
  return packOf(match, 'spice-road').lastCard[match.seats]!;
}

/** Where a match stands on the way to its end. */
export interface Progress {
  readonly what: 'orders' | 'cards';
  /** The most that a side has. */
  readonly most: number;
  /** How many of them trigger the end. */
  readonly end: number;
  /** The sides that have most; the number of seats is the solo rival. Empty while nobody has any. */
  readonly leaders: readonly number[];
}

/** How near the end a match is; null in games of somebody's own, which have ends of their own. */
export function progressOf(match: Match): Progress | null {
  if (!isGameId(match.game.id)) return null;
  const { seats, rival }: AnyView = match.state();
  const what = seats[0]?.claimed ? 'orders' : 'cards';
  const counts = seats.map(({ claimed, cards }) => (claimed ?? cards ?? []).length);
  if (rival) counts.push(rival.claimed.length);
  const most = Math.max(...counts);
  const end = what === 'orders' ? ORDERS_TO_END : cardsToEnd(match);
  return { what, most, end, leaders: most === 0 ? [] : counts.flatMap((n, side) => (n === most ? [side] : [])) };
}
