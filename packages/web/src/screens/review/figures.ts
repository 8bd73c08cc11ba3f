/** The figures of an analysis, as they are printed. */

import { percentLost, type ReviewedStep } from '@windrose/analysis';

/** A chance in whole per cent. */
export const percent = (chance: number): number => Math.round(chance * 100);

/** The margin of error of the loss (90 %), in percentage points. */
export const marginOf = ({ lossInterval }: ReviewedStep): number =>
  lossInterval ? Math.round(50 * (lossInterval[1] - lossInterval[0])) : 0;

/** The loss with its margin: "−44 ±19". */
export function figureOf(step: ReviewedStep): string {
  const lost = percentLost(step.loss);
  return `${lost === 0 ? '0' : `−${lost}`} ±${marginOf(step)}`;
}
