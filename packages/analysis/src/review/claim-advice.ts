/** When a hint advises a claim, or the plan of the hint before, rather than the turn that was thought of. */

import type { Core, State } from '@windrose/rules';
import { pointsOfCubes } from '@windrose/words';
import type { ClaimNamed } from './claim-named.ts';
import { type Estimate, isPositive } from './estimate.ts';
import type { LaterClaim } from './plan.ts';
import { type ClaimWay, isClearGain, leadIn, type PassedClaim } from './quick-claim.ts';
import { positions } from './way.ts';

/** The own turn after the running one, which counts as 1. */
export const NEXT = 2;

/**
 * So many points more by another plan are no reason to leave the last one: who follows a plan is nearer to its end than who changes it
 * again and again.
 */
export const ABOUT = 3;

/** Whether another plan is about as good as the last one, as far as can be told. @param about so few points more are no reason */
export const isAboutAsGood = (gain: Estimate, about = ABOUT): boolean => gain.value < about || !isClearGain(gain);

/** So few points more are no reason to pass over a claim that takes some turns, if they are not certain. */
export const NEARLY = 2;

/** Nor are so few to pass over one at once, certain or not: a claim is there for all to see, and an estimate is not. */
const AT_ONCE = 6;

/** The same of one next turn, or where nothing that the reader can see speaks for them, of one at once. */
const UNSEEN = { next: 5, now: 8 } as const;

/** Whether going for a claim is advised instead of the turn that passes it over. */
export function isClaimAdvised(
  passes: Pick<PassedClaim, 'gain' | 'soonest' | 'turns' | 'points'> & { readonly instead: object | null },
  leadsTo: Pick<LaterClaim, 'claim' | 'turns'> | null = null,
): boolean {
  const { gain, soonest, instead, points } = passes;
  const isSurelyBetter = isPositive({ value: -gain.value, error: gain.error });
  if (isSurelyBetter) return true;
  const isNext = soonest <= NEXT;
  if (isClearGain(gain)) {
    const isNow = soonest === 1;
    const [seen, unseen] = isNow ? [AT_ONCE, UNSEEN.now] : [0, UNSEEN.next];
    return isNext && gain.value < (instead === null ? unseen : seen);
  }
  // What comes sooner and counts no less is easier to believe than what it is passed over for, and anything is than nothing.
  const isBetterAim = leadsTo === null || (soonest < leadsTo.turns && points >= pointsOf(leadsTo.claim));
  return isNext || (soonest === 3 && (isBetterAim || gain.value < NEARLY));
}

/** Whether a claim that scores more gets the advice instead of the one that the turn makes. @param gain what that turn is worth beside it */
export const isWorthierAdvised = (gain: Estimate, soonest: number): boolean =>
  isClearGain({ value: -gain.value, error: gain.error }) && -gain.value >= (soonest === 1 ? NEARLY : AT_ONCE);

/** What a claim scores, less what the cubes paid count. */
const pointsOf = ({ points, price }: ClaimNamed): number => points - pointsOfCubes(price);

/** So far ahead nobody is caught up with in the turns that are left after a claim that makes the last round. */
const SAFE_LEAD = 10;

/** Whether a way ends the match, if the others stand still, with its seat so far ahead that nothing else matters. */
export function wins(core: Core, from: State, { turns }: Pick<ClaimWay, 'turns'>): boolean {
  const end = positions(core, from, turns).at(-1);
  if (end === undefined || from.final === 1) return false;
  const lead = leadIn(core, end, from.actor);
  return end.over === 1 ? lead > 0 : end.final === 1 && lead >= SAFE_LEAD;
}
