/** When a hint advises a claim, or the plan of the hint before, rather than the turn that was thought of. */

import type { Core, State } from '@windrose/rules';
import { type Estimate, isPositive } from './estimate.ts';
import { type ClaimWay, isClearGain, leadIn, type PassedClaim } from './quick-claim.ts';
import { positions } from './way.ts';

/** The own turn after the running one, which counts as 1. */
export const NEXT = 2;

/**
 * So many points more by another plan are no reason to leave the last one: who follows a plan is nearer to its end than who changes it
 * again and again.
 */
export const ABOUT = 3;

/** Where it is not certain, so many times as many points more are none. */
const UNSURE = 2;

/** Whether another plan is about as good as the last one, as far as can be told. @param about so few points more are no reason */
export const isAboutAsGood = (gain: Estimate, about = ABOUT): boolean =>
  gain.value < (isClearGain(gain) ? about : UNSURE * about);

/**
 * So few points more are no reason to leave a way that is as quick, nor to pass over a claim of one of the next turns, if they are not certain.
 * Playing on to the end showed that a plan which seems better is better: by a few points more than it seems, early in a match by many.
 */
export const NEARLY = 2;

/** Nor are so few to pass over a claim at once, certain or not: a claim is there for all to see, and an estimate is not. */
const AT_ONCE = 6;

/** The same where nothing that the reader can see speaks for them. */
const UNSEEN = 8;

/** The latest own turn, the running one being 1, of a claim that is advised instead of a plan. */
const LATEST = 3;

/** Whether going for a claim is advised instead of the turn that passes it over. */
export function isClaimAdvised({
  gain,
  soonest,
  instead,
}: Pick<PassedClaim, 'gain' | 'soonest'> & { readonly instead: object | null }): boolean {
  const isSurelyBetter = isPositive({ value: -gain.value, error: gain.error });
  if (isSurelyBetter) return true;
  if (soonest === 1) return gain.value < (instead === null ? UNSEEN : AT_ONCE);
  return soonest <= LATEST && !isClearGain(gain) && gain.value < NEARLY;
}

/** Whether a claim that scores more gets the advice instead of the one that the turn makes. @param gain what that turn is worth beside it */
export const isWorthierAdvised = (gain: Estimate, soonest: number): boolean =>
  isClearGain({ value: -gain.value, error: gain.error }) && -gain.value >= (soonest === 1 ? NEARLY : AT_ONCE);

/** So far ahead nobody is caught up with in the turns that are left after a claim that makes the last round. */
const SAFE_LEAD = 10;

/** Whether a way ends the match, if the others stand still, with its seat so far ahead that nothing else matters. */
export function wins(core: Core, from: State, { turns }: Pick<ClaimWay, 'turns'>): boolean {
  const end = positions(core, from, turns).at(-1);
  if (end === undefined || from.final === 1) return false;
  const lead = leadIn(core, end, from.actor);
  return end.over === 1 ? lead > 0 : end.final === 1 && lead >= SAFE_LEAD;
}
