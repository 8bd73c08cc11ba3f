/** That a plan is another one than that of the hint before, and why. */

import type { Match } from '@windrose/rules';
import type { SeatNames } from '@windrose/words';
import type { ClaimNamed } from '../review/claim-named.ts';
import type { ChangeCause, PlanChange } from '../review/plan.ts';
import type { PlannedName, ReviewTexts } from './messages.ts';
import { placeOf, shortNameOf, sideNameOf } from './names.ts';

/** The change in a sentence. @param match at the moment of the hint. */
export function changeInWords(
  texts: ReviewTexts,
  match: Match,
  { from, to, cause }: PlanChange,
  names: SeatNames,
): string {
  const { messages, words } = texts;
  // The price is needed only where neither the points nor the port tell them apart.
  const isAlike =
    to !== null &&
    from.kind === to.kind &&
    from.points === to.points &&
    placeOf(words, match, from) === placeOf(words, match, to);
  const called = (claim: ClaimNamed): PlannedName => shortNameOf(words, match, claim, isAlike);
  if (cause.kind === 'after') return to === null ? '' : messages.after(called(to), called(from), cause.turns);
  if (to === null && (cause.kind === 'taken' || cause.kind === 'gone')) {
    return messages.lost(called(from), cause.kind === 'gone' ? null : sideNameOf(words, match, cause.by, names));
  }
  const why = causeInWords(texts, match, cause, { kind: from.kind, names });
  if (to !== null) return messages.change(called(to), called(from), why);
  return messages.leaves(called(from), cause.kind === 'better' ? messages.leftForMore(cause.points ?? 1) : why);
}

/** Why, as a clause. @param kind of what was planned before. */
function causeInWords(
  { messages: { changeBy }, words }: ReviewTexts,
  match: Match,
  cause: Exclude<ChangeCause, { kind: 'after' }>,
  { kind, names }: { readonly kind: 'order' | 'card'; readonly names: SeatNames },
): string {
  switch (cause.kind) {
    case 'taken':
      return changeBy.taken(sideNameOf(words, match, cause.by, names), kind);
    case 'merchant':
      return changeBy.merchant(words.merchantCalled(match, cause.card));
    case 'sooner':
      return changeBy.sooner(cause.turns);
    case 'nearer':
      return changeBy.nearer(cause.missing, cause.before);
    case 'richer':
      return changeBy.richer(cause.points);
    case 'first':
      return changeBy.first(cause.turns);
    case 'better':
      return changeBy.better(cause.points);
    case 'uses':
      return changeBy.uses(words.cubes(cause.missing));
    default:
      return changeBy[cause.kind](kind);
  }
}
