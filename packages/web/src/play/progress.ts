/** How near the end a match is: who of all sides has most of what triggers it. */

import { type AnyView, isGameId, type Match, packOf, required } from '@windrose/rules';

/** How many orders trigger the end. */
export const ORDERS_TO_END = 4;

/** How many point cards of one seat trigger the end; in Spice Road it depends on the number of seats. */
export function cardsToEnd(match: Match): number {
  if (match.game.id !== 'spice-road') return 8;
  return required(packOf(match, 'spice-road').lastCard[match.seats], `end of the game for ${match.seats} seats`);
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

/** How many orders or cards each side has, the solo rival last, and how many trigger the end. */
function claimsOf(match: Match): Pick<Progress, 'what' | 'end'> & { readonly counts: readonly number[] } {
  const { seats, rival }: AnyView = match.state();
  const what = seats[0]?.claimed ? 'orders' : 'cards';
  const counts = seats.map(({ claimed, cards }) => (claimed ?? cards ?? []).length);
  if (rival) counts.push(rival.claimed.length);
  return { what, end: what === 'orders' ? ORDERS_TO_END : cardsToEnd(match), counts };
}

/** How a side stands, as far as somebody may know. */
export interface Standing {
  /** A seat; the number of seats is the solo rival. */
  readonly side: number;
  /** As if the match ended now; null where they are covered. */
  readonly points: number | null;
  /** Orders or cards, which trigger the end. */
  readonly claims: number;
  /** Nobody stands better, and somebody worse: by points, or by claims where points are covered. */
  readonly leads: boolean;
}

/** How all sides stand. @param viewer the seat that looks: covered points of its own it knows. */
export function standingsOf(match: Match, viewer: number): readonly Standing[] {
  const { counts } = claimsOf(match);
  const { seats, rival } = match.scores();
  const covered = match.options.covered === true && !match.over;
  const totals = [...seats, ...(rival ? [rival] : [])].map(({ total }) => total);
  const by = covered ? counts : totals;
  const [most, least] = [Math.max(...by), Math.min(...by)];
  return totals.map((total, side) => ({
    side,
    points: covered && side !== viewer ? null : total,
    claims: counts[side] ?? 0,
    leads: by[side] === most && most > least,
  }));
}

/** How near the end a match is; null in games of somebody's own, which have ends of their own. */
export function progressOf(match: Match): Progress | null {
  if (!isGameId(match.game.id)) return null;
  const { what, end, counts } = claimsOf(match);
  const most = Math.max(...counts);
  return { what, most, end, leaders: most === 0 ? [] : counts.flatMap((n, side) => (n === most ? [side] : [])) };
}
