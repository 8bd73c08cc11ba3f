/** The reasons of a hint in the order in which they have been told: what is known better is added, and moves nothing that is read. */

import type { Told } from '@windrose/analysis';
import { useState } from 'react';

/** Two sentences that begin with as many letters alike tell the same, one better than the other. */
const ALIKE = 12;

function isAlike(one: Told, other: Told): boolean {
  const isSameForm = (one.way === null) === (other.way === null);
  return isSameForm && one.text.slice(0, ALIKE) === other.text.slice(0, ALIKE);
}

/**
 * Reasons in the order in which they have been told before. A new one takes the place of one that is not said any more, the one that
 * begins alike where there is such a one; all others follow.
 */
export function inToldOrder(before: readonly Told[], now: readonly Told[]): readonly Told[] {
  const rest = [...now];
  const take = (fits: (one: Told) => boolean): Told | null => {
    const at = rest.findIndex(fits);
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  };
  const same = before.map((old) => take(({ text }) => text === old.text));
  const better = before.map((old, at) => same[at] ?? take((one) => isAlike(old, one)));
  return [...better.flatMap((one) => one ?? take(() => true) ?? []), ...rest];
}

const textsOf = (told: readonly Told[]): string => told.map(({ text }) => text).join('\n');

/** Keeps reasons in the order in which they were first told. @param of what they are the reasons of: others are told anew. */
export function useToldOrder(of: string, now: readonly Told[]): readonly Told[] {
  const [kept, setKept] = useState({ of, now, told: now });
  if (kept.of === of && (kept.now === now || textsOf(kept.now) === textsOf(now))) return kept.told;
  const told = kept.of === of ? inToldOrder(kept.told, now) : now;
  setKept({ of, now, told });
  return told;
}
