/** The merchant card that a turn acquires, and those on offer. */

import type { AnyView, Match } from '@windrose/rules';
import type { Line } from './judge.ts';

/** The merchant card that a line acquires; null if it acquires none. */
export function acquiredBy(match: Match, line: Line): string | null {
  const fork = match.imagine();
  let acquires = false;
  for (const code of line) {
    const option = fork.over ? undefined : fork.legal().find((one) => one.code === code);
    if (option === undefined) return null;
    acquires ||= option.kind === 'acquire';
    // Its cubes may have to be chosen first.
    for (const event of fork.choose(code)) if (acquires && event.kind === 'merchant') return event.card;
  }
  return null;
}

/** The merchant cards on offer. */
export function marketOf(match: Match): readonly string[] {
  const { market }: AnyView = match.state();
  return (market ?? []).flatMap((slot) => (slot === null ? [] : typeof slot === 'string' ? slot : slot.card));
}
