/** A change of the chance to win, in a table. */

import { differenceIn, intervalOf, isFinding } from '@windrose/analysis';

import { percent } from './figures.ts';
import { useReviewWords } from './words.ts';

/** With its sign; what rounds to nothing has none. */
const signed = (chance: number): string => {
  const points = percent(chance);
  return points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
};

/** The change. What may be nothing is told in words, its figures as a detail. */
export function ChanceChange({ value, error }: { readonly value: number; readonly error: number }) {
  const { texts } = useReviewWords();
  const interval = intervalOf({ value, error });
  const difference = differenceIn(interval);
  const figure = `${signed(value)} ±${percent((interval[1] - interval[0]) / 2)}`;
  if (isFinding(difference)) return figure;
  return difference === 'none' ? texts.none : <span title={`${figure} %`}>{texts.unclear}</span>;
}
