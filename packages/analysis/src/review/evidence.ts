/** What a measured change of a chance to win is believed to be: no more than its evidence bears out. All figures are chances, 0 to 1. */

import type { Match } from '@windrose/rules';
import type { Estimate } from './estimate.ts';

/** The parts of a match: its first quarter, and from where on what is measured counts alone. */
const FIRST = 1 / 4;
const MEASURED_ALONE = 1 / 2;

/** An unfinished match is taken to last at least so many rounds, as even short ones do. */
const USUAL_ROUNDS = 16;

/**
 * The standard deviation of what a turn of the first quarter really changes: of 125 choices in seven matches 34 were played out, the others
 * count as none; less what the errors of the playouts add. Of those that were played out alone it is √(125 / 34) times as much, and fresh
 * matches bear that out (docs/measured.md): what is played out has been chosen because it seems to matter.
 */
const EARLY = { any: 0.1, playedOut: 0.19 } as const;

/** How much of a match is over in a round, 0 to 1. */
export const progressIn = ({ over, round: last }: Pick<Match, 'over' | 'round'>, round: number): number =>
  round / (over ? last : Math.max(last, USUAL_ROUNDS));

/** Whether a round lies in the first quarter of its match. @param progress how much of it is over. */
export const isEarly = (progress: number): boolean => progress <= FIRST;

/**
 * What a measured change is believed to be, before anything else is known of its step: early in a match a single turn seldom decides much,
 * so that a figure which is not exact says little. The mean and the standard deviation of a normal distribution around zero after a
 * measurement (Bayes): with the prior variance p and the variance of the measurement m, both shrink by w = p / (p + m), the deviation by its root.
 * @param progress how much of the match is over, 0 to 1: the prior is that of the first quarter, and fades out up to the middle.
 * @param isPlayedOut whether both lines have been played out, and not only evaluated
 */
export function believed({ value, error }: Estimate, progress: number, isPlayedOut: boolean): Estimate {
  const left = Math.min(1, Math.max(0, (MEASURED_ALONE - progress) / (MEASURED_ALONE - FIRST)));
  const prior = isPlayedOut ? EARLY.playedOut : EARLY.any;
  const weight = 1 / (1 + (left * error ** 2) / prior ** 2);
  return { value: value * weight, error: error * Math.sqrt(weight) };
}

/**
 * The part of a change that is drawn, 0 to 1: nothing where it is no larger than its own error, nearly all where it is several times as large.
 * The shrinkage of James and Stein in its positive part (1961): 1 − (error / value)², where the spread of the true changes is estimated by the
 * measurement itself.
 */
export const borneOut = ({ value, error }: Estimate): number =>
  Math.abs(value) <= error ? 0 : 1 - (error / value) ** 2;
