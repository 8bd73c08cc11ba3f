/** What is known of a match before its first turn: how often each seat wins when bots of one strength play. */

import type { Core } from '@windrose/rules';
import type { Estimate } from './estimate.ts';

/** Counted matches, per game: by the number of seats, the share of each seat and the number of matches. */
const COUNTED: Readonly<Partial<Record<string, readonly { readonly wins: readonly number[]; readonly of: number }[]>>> =
  {
    // Of navigators: those of the numbers.
    'new-world': [{ wins: [0.39, 0.61], of: 1000 }],
    'eastern-wonders': [{ wins: [0.47, 0.53], of: 743 }],
    'east-to-west-3': [{ wins: [0.333, 0.667], of: 1000 }],
    // Of captains.
    'east-to-west-1': [{ wins: [0.443, 0.557], of: 300 }],
    'east-to-west-2': [{ wins: [0.347, 0.653], of: 300 }],
    'spice-road': [
      { wins: [0.367, 0.633], of: 300 },
      { wins: [0.283, 0.35, 0.367], of: 300 },
    ],
  };

/** The standard error that what lies open at the beginning adds: it favours a seat, but nobody knows by how much. */
const SET_UP = 0.05;

/** The standard error of equal shares where no matches were counted: the largest advantage of a seat that was counted is a little more. */
const NOT_COUNTED = 0.12;

/** The chances of all sides before the first turn; null against a rival, who is no seat. */
export function chancesBySeat({ game, seats, sides }: Core): readonly Estimate[] | null {
  if (sides > seats) return null;
  const counted = COUNTED[game]?.find(({ wins }) => wins.length === seats);
  return Array.from({ length: seats }, (_, seat) => {
    const value = counted?.wins[seat];
    return value === undefined
      ? { value: 1 / seats, error: NOT_COUNTED }
      : { value, error: Math.hypot(SET_UP, Math.sqrt((value * (1 - value)) / (counted?.of ?? 1))) };
  });
}
