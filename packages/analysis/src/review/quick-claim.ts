/** The claims that can be made soonest, and where one leads beside another turn. */

import { type Core, FastLuck, formatBundle, has, required, type State } from '@windrose/rules';
import { pointsOfCubes } from '@windrose/words';
import type { ClaimSolver, Target } from '../puzzles/solver.ts';
import type { ClaimNamed } from './claim-named.ts';
import { type Estimate, isPositive, meanOfFew } from './estimate.ts';
import type { Line } from './judge.ts';

/** A way to a claim. */
export interface ClaimWay {
  readonly target: Target;
  /** The choices of each own turn, the running one first; the last turn makes the claim. The others are taken to stand still. */
  readonly turns: readonly Line[];
  /** What the claim scores, less what the cubes paid count; with a coin where it is made in the running turn. */
  readonly points: number;
}

/** The claim of the running turn that scores most at once, for the seat that chooses; null if none scores anything. */
export function bestClaimNow(core: Core, solver: ClaimSolver, from: State): ClaimWay | null {
  const seat = from.actor;
  const hold = required(from.hold[seat], `hold of seat ${seat}`);
  const claims = solver.targets(from).flatMap((target): ClaimWay[] => {
    const line = has(hold, target.price) ? solver.claimNow(from.cells.slice(), seat, target) : null;
    if (line === null) return [];
    const points = core.points(after(core, from, line), seat) - core.points(from, seat);
    return points > 0 ? [{ target, turns: [line], points }] : [];
  });
  return bestOf(claims);
}

/** Whether a claim in the running turn makes the last round, or ends the match, while another side is ahead. */
export function endsBehind(core: Core, from: State, { turns }: ClaimWay): boolean {
  const [line = []] = turns;
  const end = after(core, from, line);
  return from.final === 0 && (end.final === 1 || end.over === 1) && leadIn(core, end, from.actor) < 0;
}

/** The position after a line. */
export function after(core: Core, from: State, line: Line): State {
  const state = core.newState();
  const luck = new FastLuck(0);
  state.copy(from);
  for (const code of line) if (state.over === 0) core.apply(state, code, luck);
  return state;
}

/** Choices tried in a search for a way to a claim, some 150 milliseconds: whoever asks for a hint waits for it. Time itself would make hints vary. */
export const SEARCH_CHOICES = 80_000;

/** The most own turns to a claim, the running one among them. */
export const MOST_TURNS = 4;

/** Of the claims that can be made soonest, the one that scores most; null if none can be made soon, or that takes too long to find out. */
export function quickestClaim(core: Core, solver: ClaimSolver, from: State): ClaimWay | null {
  const now = bestClaimNow(core, solver, from);
  if (now !== null) return now;
  const seat = from.actor;
  for (let most = 2; most <= MOST_TURNS; most++) {
    const { tried } = solver;
    const targets = solver.targets(from);
    const claims = targets.flatMap((target): ClaimWay[] => {
      const points = target.points - pointsOfCubes(formatBundle(target.price));
      const way = points > 0 ? solver.way(from.cells.slice(), seat, target, most) : null;
      return way === null ? [] : [{ target, turns: way.map(({ line }) => line), points }];
    });
    const best = bestOf(claims);
    if (best !== null) return best;
    if (!solver.isWorthGoingOn((solver.tried - tried) / Math.max(1, targets.length), most)) return null;
  }
  return null;
}

/** A claim that scores so many points more than another one is looked at beside it. */
const WORTHIER = 3;

/**
 * Of the claims that score clearly more than the one that a turn makes, and could be made in that turn or the next one instead, the one that
 * scores most; null without one. Points count less what the cubes paid count.
 */
export function worthierClaim(
  solver: ClaimSolver,
  from: State,
  claim: Pick<ClaimNamed, 'points' | 'price'>,
): ClaimWay | null {
  const least = claim.points - pointsOfCubes(claim.price) + WORTHIER;
  const worthier = solver
    .targets(from)
    .map((target) => ({ target, points: target.points - pointsOfCubes(formatBundle(target.price)) }))
    .filter(({ points }) => points >= least)
    .toSorted((a, b) => b.points - a.points);
  for (const { target, points } of worthier) {
    const way = solver.way(from.cells.slice(), from.actor, target, 2);
    if (way !== null) return { target, turns: way.map(({ line }) => line), points };
  }
  return null;
}

/** The quickest way to one target; null if there is none soon, `unknown` where that takes too long to find out. */
export function quickestWay(solver: ClaimSolver, from: State, target: Target): ClaimWay | 'unknown' | null {
  const points = target.points - pointsOfCubes(formatBundle(target.price));
  const { way, complete } = solver.shortest(from.cells.slice(), from.actor, target, MOST_TURNS);
  if (way === null) return complete ? null : 'unknown';
  return { target, turns: way.map(({ line }) => line), points };
}

const bestOf = (claims: readonly ClaimWay[]): ClaimWay | null =>
  claims.toSorted((a, b) => b.points - a.points || b.target.points - a.target.points)[0] ?? null;

/** A claim that is possible soon, and passed over by a better turn. */
export interface PassedClaim {
  readonly claim: ClaimNamed;
  /** What it scores, less what the cubes paid count. */
  readonly points: number;
  /** In which own turn it can be claimed at the earliest, counted from the running one as 1. */
  readonly soonest: number;
  /** In which own turn it is usually claimed after the better turn, counted alike; null: usually not. */
  readonly turns: number | null;
  /** How much larger the lead over the best other side is at the end of the match after the better turn than on the way to the claim, in points. */
  readonly gain: Estimate;
  /** The number of rounds after which the end is estimated; null: both ways were played on to it. */
  readonly rounds: number | null;
}

/** The latest own turn, counted from the running one as 1, in which a claim is soon: one that is passed over simply waits. */
export const SOON = 4;

/** Whether what can be claimed in the running turn is usually still claimed soon after another turn. */
export const canWait = ({ soonest, turns }: Pick<PassedClaim, 'soonest' | 'turns'>): boolean =>
  soonest === 1 && turns !== null && turns <= SOON;

/** Whether a turn leads by at least half a point more than a claim, and surely by something. */
export const isClearGain = (gain: Estimate): boolean => gain.value >= 0.5 && isPositive(gain);

/** The difference of two leads after tries with the same luck. At least one point of spread is assumed. */
export const gainIn = (better: readonly number[], claimed: readonly number[]): Estimate =>
  meanOfFew(
    better.map((lead, attempt) => lead - required(claimed[attempt], 'lead of the same try')),
    1,
  );

/** The lead of a side over the best of the others. @param scores of all sides */
export const leadOf = (scores: readonly number[], side: number): number =>
  required(scores[side], `score of side ${side}`) - Math.max(...scores.filter((_, other) => other !== side));

/** The lead of a side over the best of the others in a position, in points. */
export function leadIn(core: Core, state: State, side: number): number {
  return leadOf(
    Array.from({ length: core.sides }, (_, each) => core.points(state, each)),
    side,
  );
}
