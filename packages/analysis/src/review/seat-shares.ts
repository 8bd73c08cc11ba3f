/** What is known of a match before its first turn: how often each seat wins when bots of one strength play. */

import type { Core } from '@windrose/rules';
import type { Estimate } from './estimate.ts';

/** Counted matches, per game: by the number of seats, the share of each seat and the number of matches. */
const COUNTED: Readonly<Partial<Record<string, readonly { readonly wins: readonly number[]; readonly of: number }[]>>> =
  {
    // For two, those of the numbers, of navigators; all others of captains: `windrose stats GAME --seats N --matches 200` counts them.
    'new-world': [
      { wins: [0.39, 0.61], of: 1000 },
      { wins: [0.205, 0.335, 0.46], of: 200 },
      { wins: [0.175, 0.26, 0.265, 0.3], of: 200 },
    ],
    'eastern-wonders': [{ wins: [0.47, 0.53], of: 743 }],
    'east-to-west-3': [
      { wins: [0.333, 0.667], of: 1000 },
      { wins: [0.245, 0.385, 0.37], of: 200 },
    ],
    'east-to-west-2': [
      { wins: [0.347, 0.653], of: 300 },
      { wins: [0.245, 0.35, 0.405], of: 200 },
      { wins: [0.145, 0.285, 0.26, 0.31], of: 200 },
    ],
    'east-to-west-1': [
      { wins: [0.443, 0.557], of: 300 },
      { wins: [0.265, 0.355, 0.38], of: 200 },
      { wins: [0.185, 0.195, 0.235, 0.385], of: 200 },
    ],
    'sand-to-sea': [{ wins: [0.51, 0.49], of: 300 }],
    'spice-road': [
      { wins: [0.367, 0.633], of: 300 },
      { wins: [0.283, 0.35, 0.367], of: 300 },
    ],
  };

/**
 * The standard error that everything else adds: what lies open favours a seat, and so does how well is played. Between captains and navigators
 * the share of a seat differs by up to a tenth.
 */
const OTHERWISE = 0.07;

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
      : { value, error: Math.hypot(OTHERWISE, Math.sqrt((value * (1 - value)) / (counted?.of ?? 1))) };
  });
}
