/** The parts of a hint that advises a claim, or going for one. */

import type { NetWeights } from '@windrose/bots';
import type { Match } from '@windrose/rules';
import { type Aimed, aimsOf, NO_AIM, NOT_AIMED, type PassedOver } from './aim.ts';
import { isWorthierAdvised } from './claim-advice.ts';
import { named } from './claim-named.ts';
import { untilLuck } from './comparison.ts';
import type { HintMeaning, Meaning } from './hint-meaning.ts';
import type { Line } from './judge.ts';
import { isLike } from './plan.ts';
import type { ClaimWay } from './quick-claim.ts';

/** The turn that is advised. */
interface LinePart {
  readonly kind: 'line';
  readonly line: Line;
}

/** A part of a hint: its plan, and then what the plan means for later turns, first as far as that is known, `final` at last. */
export type HintPart = LinePart | AimPart;

/** What the plan means for later turns. */
export type AimPart = { readonly kind: 'aim' } & Meaning;

/** What a turn means, as a part of a hint. */
export const toldOf = (meaning: HintMeaning, ...about: Parameters<HintMeaning['of']>): AimPart => ({
  ...meaning.of(...about),
  kind: 'aim',
});

/** The claim of the turn, passed over for one that scores more. @param passes that other one, as the turn would pass it over */
function passedFor(
  { solver, state, good }: HintMeaning,
  { target, turns }: ClaimWay,
  passes: PassedOver,
): PassedOver | null {
  const made =
    good.kind === 'claims' &&
    solver
      .targets(state)
      .map(named)
      .find((one) => isLike(one, good.claim));
  if (!made) return null;
  const gain = { value: -passes.gain.value, error: passes.gain.error };
  const instead = { claim: named(target), turns: turns.length, way: turns.slice(1) };
  return { claim: made, points: made.points, soonest: 1, turns: null, gain, rounds: passes.rounds, instead };
}

/** Going for a claim, instead of the turn that was thought of. */
export function* going(
  match: Match,
  meaning: HintMeaning,
  { target, turns: [now = [], ...way], turns }: ClaimWay,
  passes: PassedOver | null = null,
): Generator<HintPart, void, void> {
  const choices = untilLuck(match, meaning.state, now);
  yield { kind: 'line', line: choices };
  const leadsTo = way.length === 0 ? null : { claim: named(target), turns: turns.length, way };
  const aimed: Aimed = { ...NOT_AIMED, aim: { ...NO_AIM, leadsTo, passes } };
  yield toldOf(meaning, choices, aimed, { final: true });
}

/** The turn makes a claim, beside another one that scores more and can be made as soon or next turn. */
export function* claiming(
  match: Match,
  weights: NetWeights | null,
  meaning: HintMeaning,
  worthier: ClaimWay,
  { ms, soon }: { readonly ms: number; readonly soon: number },
): Generator<HintPart, void, void> {
  const { codes, solver } = meaning;
  let isTold = false;
  for (const { aim, final } of aimsOf(match, weights, codes, { solver, rival: worthier, ms, soon })) {
    // That the turn makes its own claim has been said.
    const passes = aim.passes && { ...aim.passes, instead: null };
    if (!isTold && passes !== null && isWorthierAdvised(passes.gain, passes.soonest)) {
      yield* going(match, meaning, worthier, passedFor(meaning, worthier, passes));
      return;
    }
    if (!isTold) yield { kind: 'line', line: codes };
    isTold = true;
    yield toldOf(meaning, codes, { ...NOT_AIMED, aim: { ...NO_AIM, passes } }, { final });
  }
}
