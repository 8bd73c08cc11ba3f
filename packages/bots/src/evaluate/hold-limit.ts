/** Predicts which cubes stay in a hold that exceeds its limit. */

import { amount, count, one } from '@windrose/rules';

/** A hold without the cubes over a limit, yellow ones given up first. */
export function withinLimit(hold: number, limit: number): number {
  let over = count(hold) - limit;
  let kept = hold;
  for (let spice = 0; over > 0; spice++) {
    const given = Math.min(over, amount(kept, spice));
    kept -= given * one(spice);
    over -= given;
  }
  return kept;
}
