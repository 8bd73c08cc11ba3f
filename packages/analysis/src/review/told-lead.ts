/** The claim that a hint says its turn leads to. */

import type { Aim } from './aim.ts';
import { isNear, type LaterClaim } from './plan.ts';

/**
 * The claim that a plan is said to lead to; null without one. Where it is the one passed over, what comes instead of that says more. What
 * bots do much later convinces nobody.
 */
export function toldLead(aim: Pick<Aim, 'leadsTo' | 'passes'> | null): LaterClaim | null {
  const { leadsTo = null, passes = null } = aim ?? {};
  const isPassed = leadsTo !== null && leadsTo.claim.id === passes?.claim.id;
  const [lead = null] = [isPassed ? null : leadsTo, passes?.instead ?? null].filter(
    (one) => one !== null && isNear(one),
  );
  return lead;
}
