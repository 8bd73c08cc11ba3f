/** What can be claimed in the running turn, and where that leads beside another turn. */

import { type Core, FastLuck, has, required, type State } from '@windrose/rules';
import type { ClaimSolver, Target } from '../puzzles/solver.ts';
import type { ClaimNamed } from './claim-named.ts';
import type { Line } from './judge.ts';

/** A claim that can be made in the running turn. */
export interface ClaimNow {
  readonly target: Target;
  readonly line: Line;
  /** What it scores at once, with a coin, less what the cubes paid counted. */
  readonly points: number;
}

/** The claim of the running turn that scores most at once, for the seat that chooses; null if none scores anything. */
export function bestClaimNow(core: Core, solver: ClaimSolver, from: State): ClaimNow | null {
  const seat = from.actor;
  const hold = required(from.hold[seat], `hold of seat ${seat}`);
  const after = core.newState();
  const luck = new FastLuck(0);
  const claims = solver.targets(from).flatMap((target): ClaimNow[] => {
    const line = has(hold, target.price) ? solver.claimNow(from.cells.slice(), seat, target) : null;
    if (line === null) return [];
    after.copy(from);
    for (const code of line) core.apply(after, code, luck);
    const points = core.points(after, seat) - core.points(from, seat);
    return points > 0 ? [{ target, line, points }] : [];
  });
  const [best] = claims.sort((a, b) => b.points - a.points || b.target.points - a.target.points);
  return best ?? null;
}

/** A claim that is possible in a turn, and passed over by a better one. */
export interface PassedClaim {
  readonly claim: ClaimNamed;
  /** What it scores at once, with a coin, less what the cubes paid counted. */
  readonly points: number;
  /** In which own turn it is usually claimed even so, counted from the running one as 1; null: usually not. */
  readonly turns: number | null;
  /** The average lead over the best other side, in points, after the better turn, and after the claim. */
  readonly better: number;
  readonly claimed: number;
  /** After so many rounds; null: at the end of the match. */
  readonly rounds: number | null;
}

/** The lead of a side over the best of the others, in points. */
export function leadIn(core: Core, state: State, side: number): number {
  const others = Array.from({ length: core.sides }, (_, other) => other).filter((other) => other !== side);
  return core.points(state, side) - Math.max(...others.map((other) => core.points(state, other)));
}
