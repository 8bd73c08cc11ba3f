/** The curve of the chances to win that agrees best with everything that was measured along a match. */

import { required } from '@windrose/rules';
import { combined, type Estimate } from './estimate.ts';

/**
 * Fits the values at the ends of a chain of steps to two kinds of measurements: each value by itself, and each change from
 * one value to the next. It is the least-squares fit, each measurement weighted by its precision: neighbouring values share
 * what is known of them, and changes that are well known (a turn without loss or luck changes nothing) are kept.
 * @param values one more than there are changes; errors above 0.
 * @param changes from each value to the next; errors above 0.
 * @returns the fitted values with their errors.
 */
export function fitCurve(values: readonly Estimate[], changes: readonly Estimate[]): Estimate[] {
  const n = values.length;
  const at = (list: readonly Estimate[], index: number): Estimate => required(list[index], `measurement ${index}`);
  // A value is estimated from itself and all before it, and from all after it.
  const forward: Estimate[] = [at(values, 0)];
  for (let i = 1; i < n; i++) {
    const before = at(forward, i - 1);
    const change = at(changes, i - 1);
    forward.push(
      combined({ value: before.value + change.value, error: Math.hypot(before.error, change.error) }, at(values, i)),
    );
  }
  const backward: (Estimate | null)[] = Array.from({ length: n }, () => null);
  for (let i = n - 2; i >= 0; i--) {
    const change = at(changes, i);
    const later = backward[i + 1];
    const known = later ? combined(later, at(values, i + 1)) : at(values, i + 1);
    backward[i] = { value: known.value - change.value, error: Math.hypot(known.error, change.error) };
  }
  return forward.map((known, i) => {
    const later = backward[i];
    return later ? combined(known, later) : known;
  });
}
