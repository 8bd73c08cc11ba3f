/** The result of a review: plain JSON. */

import type { ClaimNamed } from './claim-named.ts';
import type { Level } from '@windrose/bots';
import type { Line, Outlook } from './judge.ts';
import type { Reason } from './reasons.ts';
import type { ReviewStep } from './steps.ts';

/** A turn that claims something sooner than what was played. */
export interface SlowTurn {
  readonly claim: ClaimNamed;
  /** The choices of the other turn. */
  readonly line: Line;
  /** The own turn in which it can be claimed after the other turn, counted from that as 1. */
  readonly sooner: number;
  /** The same after what was played; null: later than could be searched. */
  readonly later: number | null;
}

/** A turn that leads to the same position as what was played, with more cubes in the hold of its seat. */
export interface WastedTurn {
  /** The choices of the other turn. */
  readonly line: Line;
  /** The cubes more, as letters. */
  readonly cubes: string;
}

/** A turn that achieved nothing, though another one would have brought something. */
export interface IdleTurn {
  /** The choices of the other turn. */
  readonly line: Line;
  /** The cubes that it gave up, as letters, and the points. */
  readonly cubes: string;
  readonly points: number;
}

/** The size of a turn's loss, from small to large. */
export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** The minimum loss of chance to win for each mark: 0.05 is five percentage points. */
export const MARK_LOSSES: Readonly<Record<Mark, number>> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 };

/** A loss in whole percentage points, rounded down: it reaches the figure of a mark only with the mark. */
export function percentLost(loss: number): number {
  // What binary fractions lack is no less.
  return Math.floor(loss * 100 + 1e-9);
}

/** The results of two lines when strong bots played both to the end of the match, each pair with the same luck. */
export interface PlayedOut {
  /** The number of pairs of playouts. */
  readonly pairs: number;
  /** The number of wins of the seat after the better line, and after what was played. */
  readonly better: number;
  readonly played: number;
}

/** The analysis of a step. */
export interface ReviewedStep extends Pick<
  ReviewStep,
  'from' | 'to' | 'seat' | 'turn' | 'round' | 'setUp' | 'forced' | 'codes'
> {
  /** The outlook after it. */
  readonly after: Outlook;
  /** The standard error of the chances to win in `after`, 0 to 1; 0 when the match is over. */
  readonly error: number;
  /** The seat's chance to win before it, as the curve says, 0 to 1. Absent in reviews kept by earlier versions. */
  readonly chance?: number;
  /** The part of its chance to win that the seat lost by this choice, 0 to 1; 0 if nothing better was found. */
  readonly loss: number;
  /** The interval in which the loss lies nine times of ten; null where nothing better was found, or not yet looked for. */
  readonly lossInterval: readonly [number, number] | null;
  /** The expected loss in points. */
  readonly points: number;
  /**
   * Whether its evaluation is not done: its loss may still change, or the review was stopped before. Such a step has no mark. Absent in
   * reviews kept by earlier versions, which are done.
   */
  readonly unsettled?: boolean;
  /** Null for a small loss, for one that is not certain (its interval of 95 % includes zero), and while it is unsettled. */
  readonly mark: Mark | null;
  /**
   * What could have been claimed sooner, in a turn without a mark; null where nothing is known of the kind. Absent in reviews kept by earlier
   * versions.
   */
  readonly slow?: SlowTurn | null;
  /**
   * The cubes that it left for nothing, in a turn without a mark that is not slow; null where there are none. Absent in reviews kept by
   * earlier versions.
   */
  readonly wasted?: WastedTurn | null;
  /**
   * What another turn would have brought, in a turn without a mark that achieved nothing, and is neither slow nor wasteful; null where there
   * is nothing of the kind. Absent in reviews kept by earlier versions.
   */
  readonly idle?: IdleTurn | null;
  /** The change of each side's chance to win by the draws, estimated on its own; null without draws. */
  readonly luck: readonly number[] | null;
  /** The standard error of the seat's luck; 0 without draws. */
  readonly luckError: number;
  /** The better line to the end of the turn, or to a draw; null if none was found. */
  readonly better: Line | null;
  /** The loss as the evaluation alone says it, before any playouts; 0 if nothing better was found. */
  readonly evaluatedLoss: number;
  /** The results of playouts of both lines; null if they were not played out. `loss` is the mean of what they and the evaluation say. */
  readonly playedOut: PlayedOut | null;
  /** The reasons why it is better; empty where little seems to be lost. */
  readonly reasons: readonly Reason[];
}

/** The analysis of a side. */
export interface SideReview {
  /**
   * 0 to 100: how close its choices were to the best found. Null without a choice, as for Solo's rival, and if the match is
   * unfinished or the review was stopped.
   */
  readonly accuracy: number | null;
  /** The number of its steps with a choice: accuracy is their mean, and what was lost is their sum. */
  readonly choices: number;
  /** The total chance to win that it lost by its own choices, and its standard error. */
  readonly lost: number;
  readonly lostError: number;
  /** The chance to win that all draws gave it, or took from it, and the standard error of that. */
  readonly luck: number;
  readonly luckError: number;
  readonly marks: Readonly<Record<Mark, number>>;
}

/** The result of a review. Plain JSON. */
export interface Review {
  readonly level: Level;
  /** The number of times each line was played on before it was evaluated. */
  readonly samples: number;
  /** The maximum number of pairs of playouts per turn. */
  readonly playouts: number;
  /** The outlook before the first choice, and the standard error of its chances to win. */
  readonly start: Outlook;
  readonly startError: number;
  readonly steps: readonly ReviewedStep[];
  readonly seats: readonly SideReview[];
  /**
   * The consistency of curve, losses and luck: the root mean square, over steps and sides, of the change of the chance to win
   * that neither loss nor luck explains, 0 to 1.
   */
  readonly rest: number;
  /** Whether it was stopped before it was finished; what was not looked at by then has no better line. */
  readonly stopped: boolean;
}
