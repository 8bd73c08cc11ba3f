/** Chances, losses and margins, as sentences print them. */

import { localeOf, type Words } from '@windrose/words';
import { type Estimate, intervalOf } from '../review/estimate.ts';
import { percentLost, type ReviewedStep, type SideReview } from '../review/result.ts';
import type { ReasonMessages } from './messages.ts';

/** A number with at most one decimal, in the language's way. */
export const decimal = (value: number, { language }: Pick<Words, 'language'>): string =>
  value.toLocaleString(localeOf(language), { maximumFractionDigits: 1 });

/** A gain with its margin of 90 %, both in whole points and at least one: "8 ±3". */
export function inWholePoints(gain: Estimate): string {
  const whole = (points: number): number => Math.max(1, Math.round(points));
  const [, most] = intervalOf(gain);
  return `${whole(gain.value)} ±${whole(most - gain.value)}`;
}

/** What a turn lost on average, in percentage points with their margin: less than a point counts here. "−3.2 ±1.1" */
export function meanLoss(
  { lost, lostError, choices }: Pick<SideReview, 'lost' | 'lostError' | 'choices'>,
  { language }: Pick<Words, 'language'>,
): string {
  const tenths = (chance: number): string =>
    new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      100 * chance,
    );
  const mean = lost / choices;
  const [, most] = intervalOf({ value: mean, error: lostError / choices });
  return `${Math.round(1000 * mean) === 0 ? '' : '−'}${tenths(mean)} ±${tenths(most - mean)}`;
}

const inPercent = (chance: number): number => Math.round(100 * chance);

/** A loss in whole percentage points with its sign: "−58". All are rounded towards zero, so that a mean lies between its parts. */
function lossInPoints(loss: number): string {
  const points = percentLost(Math.abs(loss));
  return points === 0 ? '0' : `${loss > 0 ? '−' : '+'}${points}`;
}

/** The chance of the curve and that of the playouts are explained where they differ by this much. */
const FAR_APART = 0.15;

/**
 * How often bots won after both turns, what loss follows from it, and why the curve says something else where it does; nothing of turns that
 * were not played out. @param told the sentences. @param isOpen whether either turn may be the better one.
 */
export function playoutsTold(
  told: ReasonMessages,
  { playedOut, chance, loss, evaluatedLoss }: Pick<ReviewedStep, 'playedOut' | 'chance' | 'loss' | 'evaluatedLoss'>,
  isOpen: boolean,
): readonly string[] {
  if (!playedOut) return [];
  const { pairs, better, played } = playedOut;
  const losses = {
    byWins: lossInPoints((better - played) / pairs),
    byEvaluation: lossInPoints(evaluatedLoss),
    mean: lossInPoints(loss),
    isLess: loss > 0 && percentLost(loss) < percentLost(Math.min((better - played) / pairs, evaluatedLoss)),
  };
  const won = told.playedOut(playedOut, isOpen ? null : losses);
  const chanceWon = better / pairs;
  // Two figures for one position that are far apart are explained.
  if (chance === undefined || Math.abs(chance - chanceWon) < FAR_APART) return [won];
  return [won, told.curveApart(inPercent(chance), inPercent(chanceWon))];
}
