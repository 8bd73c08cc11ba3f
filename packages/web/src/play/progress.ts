/** How near the end a match is: who of all sides has most of what triggers it. */

import { type AnyView, type Match, packOf, required } from '@windrose/rules';

import { pageGameOf } from '../games/catalogue.ts';

/** What triggers the end of a match, and how many of it; null in games of somebody's own, which have ends of their own. */
export function endOf(match: Match): Pick<Progress, 'what' | 'end'> | null {
  const game = pageGameOf(match.game.id);
  if (game === null) return null;
  const { what, most } = game.end;
  if (most !== 'pack') return { what, end: most };
  const { lastCard } = packOf(match, 'spice-road');
  return { what, end: required(lastCard[match.seats], `end of the game for ${match.seats} seats`) };
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

/** How many point cards of a seat trigger the end; null where something else does. */
export function lastCardOf(match: Match): number | null {
  const end = endOf(match);
  return end?.what === 'cards' ? end.end : null;
}

/** How many orders or cards each side has, the solo rival last. */
function claimsOf(match: Match): readonly number[] {
  const { seats, rival }: AnyView = match.state();
  const counts = seats.map(({ claimed, cards }) => (claimed ?? cards ?? []).length);
  return rival ? [...counts, rival.claimed.length] : counts;
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
  const counts = claimsOf(match);
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
  const triggered = endOf(match);
  if (triggered === null) return null;
  const counts = claimsOf(match);
  const most = Math.max(...counts);
  return { ...triggered, most, leaders: most === 0 ? [] : counts.flatMap((n, side) => (n === most ? [side] : [])) };
}
