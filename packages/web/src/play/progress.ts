/** How near the end a match is: who of all sides has most of what triggers it. */

import type { Match } from '@windrose/rules';

/** How many orders trigger the end. */
export const ORDERS_TO_END = 4;

/** How many point cards of one seat trigger the end; in Spice Road it depends on the number of seats. */
export function cardsToEnd({ components, game, seats }: Match): number {
  if (game.id !== 'spice-road') return 8;
  const { lastCard } = components['spice-road'] as unknown as { readonly lastCard: Readonly<Record<string, number>> };
  return lastCard[seats]!;
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

interface Side {
  readonly claimed?: readonly string[];
  readonly cards?: readonly string[];
}

/** How near the end a match is. */
export function progressOf(match: Match): Progress {
  const { seats, rival } = match.state() as { readonly seats: readonly Side[]; readonly rival?: Side };
  const sides = rival ? [...seats, rival] : seats;
  const what = seats[0]!.claimed ? 'orders' : 'cards';
  const counts = sides.map(({ claimed, cards }) => (claimed ?? cards ?? []).length);
  const most = Math.max(...counts);
  const end = what === 'orders' ? ORDERS_TO_END : cardsToEnd(match);
  return { what, most, end, leaders: most === 0 ? [] : counts.flatMap((n, side) => (n === most ? [side] : [])) };
}
