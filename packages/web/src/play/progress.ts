/** The progress of a match towards its end: the sides that have most of what triggers it. */

import { type AnyView, type Match, packOf, required } from '@windrose/rules';

import { pageGameOf } from '../games/catalogue.ts';

/** The kind and number of claims that trigger the end of a match; null in custom games, which have their own ends. */
export function endOf(match: Match): Pick<Progress, 'what' | 'end'> | null {
  const game = pageGameOf(match.game.id);
  if (game === null) return null;
  const { what, most } = game.end;
  if (most !== 'pack') return { what, end: most };
  const { lastCard } = packOf(match, 'spice-road');
  return { what, end: required(lastCard[match.seats], `end of the game for ${match.seats} seats`) };
}

/** The progress of a match towards its end. */
export interface Progress {
  readonly what: 'orders' | 'cards';
  /** The largest number that a side has. */
  readonly most: number;
  /** The number that triggers the end. */
  readonly end: number;
  /** The leading sides; the number of seats stands for the solo rival. Empty while all have nothing. */
  readonly leaders: readonly number[];
}

/** The number of point cards of one seat that triggers the end; null if something else does. */
export function lastCardOf(match: Match): number | null {
  const end = endOf(match);
  return end?.what === 'cards' ? end.end : null;
}

/** The number of orders or cards of each side, the solo rival last. */
function claimsOf(match: Match): readonly number[] {
  const { seats, rival }: AnyView = match.state();
  const counts = seats.map(({ claimed, cards }) => (claimed ?? cards ?? []).length);
  return rival ? [...counts, rival.claimed.length] : counts;
}

/** The visible standing of a side. */
export interface Standing {
  /** A seat; the number of seats is the solo rival. */
  readonly side: number;
  /** The score if the match ended now; null while points are covered. */
  readonly points: number | null;
  /** Orders or cards, which trigger the end. */
  readonly claims: number;
  /** Whether no side stands better, and some side worse: by points, or by claims where points are covered. Nobody leads while the table is set up. */
  readonly leads: boolean;
}

/** The standings of all sides. @param viewer the seat that looks; it knows its own covered points. */
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
    leads: !match.inSetUp && by[side] === most && most > least,
  }));
}

/** The progress of a match; null in custom games, which have their own ends. */
export function progressOf(match: Match): Progress | null {
  const triggered = endOf(match);
  if (triggered === null) return null;
  const counts = claimsOf(match);
  const most = Math.max(...counts);
  return { ...triggered, most, leaders: most === 0 ? [] : counts.flatMap((n, side) => (n === most ? [side] : [])) };
}
