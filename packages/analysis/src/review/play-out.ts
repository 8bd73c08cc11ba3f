/** The last stage of a review, in tasks that do not depend on each other: each plays both lines of one step on to the end. */

import type { Core } from '@windrose/rules';
import { type Change, gainOf, type PlayedOutChances } from './comparison.ts';
import { type Estimate, intervalOf } from './estimate.ts';
import { believed, isEarly } from './evidence.ts';
import type { Line } from './judge.ts';
import { Pairs } from './pairs.ts';
import type { Playouts } from './playouts.ts';
import { MARK_LOSSES, type PlayedOut } from './result.ts';
import type { ReviewStep } from './steps.ts';

/** Plays both lines of a step that seems to have lost something. Structured data: another thread can do it. */
export interface PlayOutTask {
  readonly kind: 'playout';
  /** The position of the step among those of the match. */
  readonly at: number;
  readonly better: Line;
  /** The gain of the better line by evaluation. */
  readonly evaluated: Change;
  /** The maximum number of pairs, and of milliseconds (null: no limit). */
  readonly playouts: number;
  readonly ms: number | null;
  /** How much of the match is over, 0 to 1: early less is believed, so that more playouts are needed. */
  readonly progress: number;
}

/** What a task has found so far. */
export interface PlayOutNews {
  readonly kind: 'playout';
  readonly at: number;
  /** The pairs of playouts made. */
  readonly pairs: number;
  /** The evaluation and the playouts together; null while there is nothing new to say. */
  readonly found: { readonly gain: Change; readonly playedOut: PlayedOut; readonly chances: PlayedOutChances } | null;
  /** Whether the task is done. */
  readonly settled: boolean;
}

/** Pairs of playouts between two looks at the interval, and before the first one. */
export const BATCH = 8;
export const FIRST_LOOK = 16;

/** An interval is narrow enough when it reaches this far to either side, or this part of the loss. */
const NARROW = 0.06;
const NARROW_PART = 0.45;

/** A loss below this many standard errors, as expected after all playouts, will not get a mark. */
const HOPELESS = 1.5;

/** Makes the playouts of a task, pair by pair, until more would change little. @param step the one it is about. */
export function* playOut(
  core: Core,
  played: Playouts,
  { before, codes, seat }: ReviewStep,
  { at, better, evaluated, playouts, ms, progress }: PlayOutTask,
): Generator<PlayOutNews, void, void> {
  const pairs = new Pairs(core.sides);
  const begun = performance.now();
  for (let settled = false; !settled;) {
    pairs.add(played.winner(before, better, pairs.number), played.winner(before, codes, pairs.number));
    const last = pairs.number >= playouts || (ms !== null && performance.now() - begun > ms);
    const looks = last || (pairs.number >= FIRST_LOOK && pairs.number % BATCH === 0);
    const gain = looks ? pairs.added(evaluated, seat) : null;
    settled =
      last || (gain !== null && isSettled(gainOf(gain, seat), pairs.errorAfter(playouts, evaluated, seat), progress));
    yield {
      kind: 'playout',
      at,
      pairs: pairs.number,
      found: gain && { gain, playedOut: pairs.playedOut(seat), chances: pairs.chances() },
      settled,
    };
  }
}

/**
 * Whether more playouts would change little: the interval is narrow, or no mark is likely any more.
 * @param last the error after all playouts, if they go on as before.
 */
function isSettled(measured: Estimate, last: number, progress: number): boolean {
  const gain = believed(measured, progress, true);
  const [least, most] = intervalOf(gain);
  const atLast = believed({ ...measured, error: last }, progress, true);
  if (most < MARK_LOSSES.inaccuracy || atLast.value < HOPELESS * atLast.error) return true;
  // Early in a match a loss has to be exact to be believed, however large it is.
  return isNarrow(isEarly(progress) ? 0 : gain.value, (most - least) / 2);
}

/** Whether an interval that reaches so far to either side is narrow enough. */
export const isNarrow = (gain: number, margin: number): boolean =>
  margin <= Math.max(NARROW, NARROW_PART * Math.abs(gain));
