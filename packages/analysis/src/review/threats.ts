/** Who else could make a claim before one's own next turn. */

import { type Core, FastLuck, type Match, type State } from '@windrose/rules';
import type { ClaimSolver, Target } from '../puzzles/solver.ts';
import { type ClaimNamed, named } from './claim-named.ts';
import type { Line } from './judge.ts';
import { isSameClaim } from './plan.ts';
import { endOfTurn } from './way.ts';

/** A claim that others could make before the seat's next turn, or at least before it makes it. */
export interface Threat {
  readonly claim: ClaimNamed;
  /** Those who could, in the order of their turns; at least one. */
  readonly seats: readonly number[];
  /**
   * What the advised turn does about it: `claimed`, it makes the claim itself; `left`, the claim is planned for later, or passed over;
   * `apart`, it is neither, and the seat itself cannot make it in this turn.
   */
  readonly kind: 'claimed' | 'left' | 'apart';
  /** In how many turns of their own. */
  readonly turns: 1 | 2;
  /**
   * Of what the turn goes for: the claim that comes soonest if that one is lost, and the own turn in which it can be made at the earliest, the
   * running one being 1. Absent where there is none soon, and for any other claim.
   */
  readonly fallback?: { readonly claim: ClaimNamed; readonly turns: number };
}

/** A claim that others may be after. */
interface Watched {
  readonly claim: Pick<ClaimNamed, 'kind' | 'id'>;
  /** Whether the turn makes it. */
  readonly claimed: boolean;
  /** The own turn in which it is planned, the running one being 1; null: not known. */
  readonly by?: number | null;
}

/** The first own turn, the running one being 1, before which others have had two turns. */
const AFTER_TWO = 3;

/**
 * Which of some claims others could make before the next turn of the seat that chooses, or, where it needs more of them, in two turns; each of
 * them as if the others stood still until then. The rival in Solo is not looked at: its claims follow rules of their own.
 * @param line the choices of the turn. @param claims what the turn makes, plans or passes over; a claim is looked at once.
 */
export function threatsTo(
  match: Match,
  solver: ClaimSolver,
  line: Line,
  claims: readonly Watched[],
): readonly Threat[] {
  const { core } = match;
  const from = match.copiedState();
  const end = endOfTurn(core, from, line);
  const targets = solver.targets(from);
  return claims.flatMap(({ claim, claimed, by = null }, at): Threat[] => {
    if (claims.slice(0, at).some((earlier) => isSameClaim(earlier.claim, claim))) return [];
    const target = targets.find((one) => isSameClaim(one, claim));
    const position = claimed ? from : end?.state;
    if (target === undefined || position === undefined || position.over === 1) return [];
    const kind = claimed ? 'claimed' : 'left';
    const rivals = (turns: 1 | 2): Threat[] => {
      const seats = rivalsFor(core, solver, position, { seat: from.actor, target, turns });
      return seats.length === 0 ? [] : [{ claim: named(target), seats, kind, turns }];
    };
    const soon = rivals(1);
    return soon.length > 0 || by === null || by < AFTER_TWO ? soon : rivals(2);
  });
}

/**
 * Of the claims that are not spoken of, the one with most points that another seat could make before the next turn of the seat that chooses,
 * while that seat itself cannot make it in this turn; null without one.
 * @param line the choices of the turn. @param spoken the claims that the turn makes, plans or passes over.
 */
export function threatApart(
  match: Match,
  solver: ClaimSolver,
  line: Line,
  spoken: readonly Pick<ClaimNamed, 'kind' | 'id'>[],
): Threat | null {
  const { core } = match;
  const from = match.copiedState();
  const end = endOfTurn(core, from, line)?.state;
  if (end === undefined || end.over === 1) return null;
  const open = solver.targets(end).filter((target) => !spoken.some((claim) => isSameClaim(claim, target)));
  for (const target of open.toSorted((a, b) => b.points - a.points)) {
    const seats = rivalsFor(core, solver, end, { seat: from.actor, target, turns: 1 });
    const isOwn = seats.length > 0 && solver.reachable(from.cells.slice(), from.actor, target, 1);
    if (seats.length > 0 && !isOwn) return { claim: named(target), seats, kind: 'apart', turns: 1 };
  }
  return null;
}

/** The other seats that could claim a target in so many turns. */
function rivalsFor(
  core: Core,
  solver: ClaimSolver,
  from: State,
  { seat, target, turns }: { readonly seat: number; readonly target: Target; readonly turns: number },
): number[] {
  const state = core.newState();
  const others = Array.from({ length: core.seats - 1 }, (_, after) => (seat + 1 + after) % core.seats);
  return others.filter((other) => {
    state.copy(from);
    core.skipTo(state, other, new FastLuck(0));
    return solver.reachable(state.cells.slice(), other, target, turns);
  });
}
