/** Why one line is better than another: by playing both on and comparing what comes of them. */

import { amount, count, formatBundle, type Match, one, type State, required } from '@windrose/rules';
import { ClaimSolver, type Target } from '../puzzles/solver.ts';
import type { Line, PositionJudge } from './judge.ts';
import type { Step } from './steps.ts';

/** A claim that is spoken of. */
export interface ClaimNamed {
  readonly kind: 'order' | 'card';
  readonly id: string;
  /** Letters. */
  readonly price: string;
  readonly points: number;
}

/** A difference between the turn that was played and the better one, for the seat whose turn it was. Cubes are letters. */
export type Reason =
  /** The better line claims this at once. */
  | { readonly kind: 'claims'; readonly claim: ClaimNamed }
  /** After what was played these cubes are missing from what it costs; after the better line only those. */
  | { readonly kind: 'short'; readonly claim: ClaimNamed; readonly played: string; readonly better: string }
  /** In how many own turns it is claimed, counted from this one; null: not within `horizon`. */
  | {
      readonly kind: 'sooner';
      readonly claim: ClaimNamed;
      readonly better: number;
      readonly played: number | null;
      readonly horizon: number;
    }
  /** After what was played, another side is mostly there first. */
  | { readonly kind: 'lost'; readonly claim: ClaimNamed; readonly to: number }
  /** After what was played, another side mostly claims this within so many turns of the seat; after the better line it mostly does not. */
  | { readonly kind: 'gave'; readonly claim: ClaimNamed; readonly to: number; readonly turns: number }
  /** It scores more at once. */
  | { readonly kind: 'points'; readonly more: number }
  /** The hold after each. */
  | { readonly kind: 'hold'; readonly played: string; readonly better: string };

/** How many times both lines are played on, and for how many rounds. */
const TRIES = 7;
const HORIZON = 6;

/** What came of a line. */
interface Continuation {
  /** Per target: in which own turn the seat claims it in each try, counted from this one; Infinity if it does not. */
  readonly claims: (target: Target) => readonly number[];
  /** Per target: how often each other side claimed it, and in which turn of the seat at the earliest half of the times. */
  readonly taken: (target: Target) => readonly number[];
  readonly takenIn: (target: Target, side: number) => number;
  /** Right after the turn. */
  readonly hold: number;
  readonly points: number;
}

/** Compares what was played with a better line. @returns what can be said, the weightiest first. */
export function findReasons(match: Match, judge: PositionJudge, step: Step, better: Line): Reason[] {
  const solver = new ClaimSolver(match.core);
  const targets = solver.targets(step.before);
  const was = playedOn(match, judge, solver, targets, step, step.codes);
  const is = playedOn(match, judge, solver, targets, step, better);
  const reasons: Reason[] = [];

  const goal = goalOf(targets, is, was);
  if (goal) {
    const claim = named(goal);
    const sooner = middle(is.claims(goal));
    const later = middle(was.claims(goal));
    if (sooner === 1 && later > 1) reasons.push({ kind: 'claims', claim });
    if (sooner < later) {
      const [played, left] = [missing(goal.price, was.hold), missing(goal.price, is.hold)];
      if (sooner > 1 && count(played) > count(left)) {
        reasons.push({ kind: 'short', claim, played: formatBundle(played), better: formatBundle(left) });
      }
      reasons.push({ kind: 'sooner', claim, better: sooner, played: finite(later), horizon: HORIZON });
      const others = was.taken(goal);
      const most = Math.max(...others);
      const to = others.indexOf(most);
      if (most * 2 > TRIES) reasons.push({ kind: 'lost', claim, to });
    }
  }
  const given = claimGivenAway(targets, goal, is, was);
  if (given) reasons.push(given);
  if (is.points > was.points) reasons.push({ kind: 'points', more: is.points - was.points });
  if (reasons.length === 0 && is.hold !== was.hold) {
    reasons.push({ kind: 'hold', played: formatBundle(was.hold), better: formatBundle(is.hold) });
  }
  return reasons;
}

function playedOn(
  { core }: Match,
  judge: PositionJudge,
  solver: ClaimSolver,
  targets: readonly Target[],
  { before, seat, turn }: Step,
  line: Line,
): Continuation {
  const fates = new Map(
    targets.map((target) => [target, { claims: [] as number[], takers: [] as { side: number; turns: number }[] }]),
  );
  const fateOf = (target: Target) => required(fates.get(target), 'target that lay open');
  let hold = 0;
  let points = 0;
  for (let sample = 0; sample < TRIES; sample++) {
    let turns = 1;
    let running = turn;
    const open = new Set(targets);
    let ended = false;
    const look = (state: State): void => {
      if (!ended && (state.turn !== turn || state.over === 1)) {
        ended = true;
        if (sample === 0) {
          hold = required(state.hold[seat], `hold of seat ${seat}`);
          points = core.points(state, seat);
        }
      }
      for (const target of open) {
        for (let side = 0; side < core.sides; side++) {
          if (!hasClaimed(solver, state, side, target, core.seats)) continue;
          open.delete(target);
          const fate = fateOf(target);
          if (side === seat) fate.claims.push(turns);
          else fate.takers.push({ side, turns });
        }
      }
      if (state.turn !== running) {
        running = state.turn;
        if (state.mover === seat) turns++;
      }
    };
    judge.playOn(before, line, sample, before.round + HORIZON, look);
    for (const { claims } of fates.values()) if (claims.length <= sample) claims.push(Infinity);
  }
  const sides = Array.from({ length: core.sides }, (_, side) => side);
  return {
    claims: (target) => fateOf(target).claims,
    taken: (target) => sides.map((side) => fateOf(target).takers.filter((taker) => taker.side === side).length),
    takenIn: (target, side) =>
      middle(fateOf(target).takers.flatMap((taker) => (taker.side === side ? [taker.turns] : []))),
    hold,
    points,
  };
}

/** The solo rival claims orders, but no cards. */
function hasClaimed(solver: ClaimSolver, state: State, side: number, target: Target, seats: number): boolean {
  return (target.kind === 'order' || side < seats) && solver.claimed(state, side, target);
}

/** The target of the better line: claimed there, and as much earlier as possible, the dearest of equals. */
function goalOf(targets: readonly Target[], is: Continuation, was: Continuation): Target | null {
  const gain = (target: Target): number => {
    const [better, played] = [middle(is.claims(target)), middle(was.claims(target))];
    if (better === Infinity) return -Infinity;
    return Math.min(played, HORIZON * 2) - better + target.points / 100;
  };
  const sorted = targets.filter((target) => gain(target) >= 0).sort((a, b) => gain(b) - gain(a));
  return sorted[0] ?? null;
}

/** What another side claims only because of what was played: the dearest of it. */
function claimGivenAway(
  targets: readonly Target[],
  goal: Target | null,
  is: Continuation,
  was: Continuation,
): Reason | null {
  const given = targets.flatMap((target) => {
    const taken = was.taken(target);
    const most = Math.max(...taken);
    const to = taken.indexOf(most);
    const spared = (is.taken(target)[to] ?? 0) * 2 < TRIES;
    return target !== goal && most * 4 >= TRIES * 3 && spared ? [{ target, to }] : [];
  });
  const [worst] = given.sort((a, b) => b.target.points - a.target.points);
  if (worst === undefined) return null;
  const { target, to } = worst;
  return { kind: 'gave', claim: named(target), to, turns: was.takenIn(target, to) };
}

function named({ kind, id, price, points }: Target): ClaimNamed {
  return { kind, id, price: formatBundle(price), points };
}

/** The middle of some numbers: the lower one of two. */
function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? Infinity;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** What of a price is not in a hold. */
function missing(price: number, hold: number): number {
  let bundle = 0;
  for (let spice = 0; spice < 4; spice++)
    bundle += Math.max(0, amount(price, spice) - amount(hold, spice)) * one(spice);
  return bundle;
}
