/** How a level sees positions: what it overlooks, and what it takes for more or less than it is worth. */

import { FastLuck } from '@windrose/rules';

/** The way in which prospects are seen. */
export interface View {
  /** Horizon: what could be paid for in more turns than this is not seen. */
  readonly sight: number;
  /**
   * How far a seat is off about what things are worth, as a part of their value either way: merchant cards by up to this much,
   * orders and point cards by up to 0.4 times as much, because their points are printed on them. It is always off by as much about
   * the same thing, so it keeps to what it wants.
   */
  readonly misjudgement: number;
  /** The seed of its misjudgements. */
  readonly seed: number;
  /**
   * Whether it values a hand by the cards that it will have the turns to play, in place of the value that is an input of the
   * networks.
   */
  readonly valuesUse: boolean;
}

/** Everything as it is, and as the networks learned it. */
export const CLEAR_VIEW: View = { sight: Infinity, misjudgement: 0, seed: 0, valuesUse: false };

/** What a seat misjudges. */
type Subject = 'merchants' | 'orders';

const STREAMS: Readonly<Record<Subject, number>> = { merchants: 1, orders: 2 };
const PARTS: Readonly<Record<Subject, number>> = { merchants: 1, orders: 0.4 };

/** The values as a seat takes them to be, one per component. */
export function misjudged(
  values: ArrayLike<number>,
  subject: Subject,
  { misjudgement, seed }: View,
  seat: number,
): Float64Array {
  const luck = new FastLuck(seed, 2 * seat + STREAMS[subject]);
  return Float64Array.from(
    values,
    (value) => value * (1 + misjudgement * PARTS[subject] * ((luck.draw(2001) - 1000) / 1000)),
  );
}
