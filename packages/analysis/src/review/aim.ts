/** What a plan leads to beyond its own turn: the claim that bots make next when they play it on. */

import type { NetWeights, Thought } from '@windrose/bots';
import { has, type Match, required } from '@windrose/rules';
import { ClaimSolver, type Target } from '../puzzles/solver.ts';
import { ClaimWatch, middle, worthOfClaims } from './claim-watch.ts';
import { untilLuck } from './comparison.ts';
import { goodOf, type Good } from './good-of.ts';
import { type Line, PositionJudge } from './judge.ts';
import { type ClaimNamed, named } from './reasons.ts';

/** A claim of a later turn. */
interface LaterClaim {
  readonly claim: ClaimNamed;
  /** The own turn in which it is claimed in more than half of the tries, counted from the running one as 1. */
  readonly turns: number;
}

/** What a plan means for later turns. */
export interface Aim {
  /** The claim that it leads to; null where its benefit says enough by itself, or nothing can be said. */
  readonly leadsTo: LaterClaim | null;
  /** What can be paid for already, and is not claimed by it: when it is; null without one, or if mostly it is not any more. */
  readonly waits: LaterClaim | null;
}

/** The number of times each line is played on, and for how many rounds. */
const TRIES = 7;
const HORIZON = 10;

/** Fewer tries are no proof. */
const LEAST_TRIES = 3;

/** Milliseconds within which a hint gets its aim. */
const HINT_MS = 700;

/** Benefits that are means to an end: what they are for is the reason. */
const MEANS: readonly Good['kind'][] = ['merchant', 'cubes', 'settlers', 'cards', 'again', 'outpost', 'nearer', 'none'];

/**
 * What the plan of a hint means for later turns, beside the next best plan.
 * @param match at the decision that was thought about. @param weights the learned network of the game; null where there is none.
 */
export function aimOfHint(match: Match, weights: NetWeights | null, { line, candidates }: Thought): Aim {
  const state = match.copiedState();
  const codes = untilLuck(match, state, line);
  const good = goodOf(match, codes);
  const isMeans = MEANS.includes(good.kind);
  if (!isMeans && good.kind !== 'payable') return { leadsTo: null, waits: null };
  const other = candidates.find(({ code }) => code !== line[0]);
  const judge = new PositionJudge(match.core, weights);
  const { leadsTo, waits } = aimOf(match, judge, codes, other ? untilLuck(match, state, other.line) : null, HINT_MS);
  return { leadsTo: isMeans ? leadsTo : null, waits };
}

/**
 * What a line means for later turns. It leads to the claim that, of those made in more than half of the tries, it brings forward by most
 * against another line, in points that count the less the later they come.
 * @param match at the decision that both lines begin with. @param other null where there is nothing else to compare with.
 * @param ms milliseconds after which no further try begins; too few tries say nothing.
 */
export function aimOf(match: Match, judge: PositionJudge, line: Line, other: Line | null, ms = Infinity): Aim {
  const nothing: Aim = { leadsTo: null, waits: null };
  const seat = match.decision?.seat;
  if (seat === undefined) return nothing;
  const from = match.copiedState();
  const begun = performance.now();
  const solver = new ClaimSolver(match.core);
  const targets = solver.targets(from);
  const watching = (codes: Line) => ({
    codes,
    watch: new ClaimWatch(match.core, solver, targets, { turn: from.turn, seat }),
  });
  const is = watching(line);
  const was = other === null ? null : watching(other);
  const both = was === null ? [is] : [is, was];
  let tries = 0;
  for (; tries < TRIES && (tries === 0 || performance.now() - begun < ms); tries++) {
    for (const { codes, watch } of both) {
      watch.begin();
      judge.playOn(from, codes, tries, from.round + HORIZON, (state) => watch.look(state));
    }
  }
  if (tries < LEAST_TRIES) return nothing;
  for (const { watch } of both) watch.end();
  const gain = (target: Target): number =>
    worthOfClaims(target, is.watch.claims(target)) -
    (was === null ? 0 : worthOfClaims(target, was.watch.claims(target)));
  const usual = targets.filter((target) => is.watch.claims(target).filter(Number.isFinite).length * 2 > tries);
  const later = (target: Target | undefined): LaterClaim | null =>
    target === undefined ? null : { claim: named(target), turns: middle(is.watch.claims(target)) };
  const [best] = usual.toSorted((a, b) => gain(b) - gain(a));
  const hold = required(from.hold[seat], `hold of seat ${seat}`);
  const [waiting] = usual
    .filter((target) => has(hold, target.price) && middle(is.watch.claims(target)) > 1)
    .toSorted((a, b) => b.points - a.points);
  return { leadsTo: later(best), waits: later(waiting) };
}
