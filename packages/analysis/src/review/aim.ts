/** What a plan leads to beyond its own turn: the claim that bots make next when they play it on. */

import type { NetWeights, Thought } from '@windrose/bots';
import type { Match, State } from '@windrose/rules';
import { ClaimSolver, type Target } from '../puzzles/solver.ts';
import { type ClaimNamed, named } from './claim-named.ts';
import { canWait, type ClaimWay, gainIn, isClearGain, leadIn, type PassedClaim, quickestClaim } from './quick-claim.ts';
import { isPositive } from './estimate.ts';
import { ClaimWatch, middle, worthOfClaims } from './claim-watch.ts';
import { untilLuck } from './comparison.ts';
import { goodOf, type Good } from './good-of.ts';
import { type Line, PositionJudge } from './judge.ts';
import { type Way, wayAfter } from './way.ts';

/** A claim of a later turn. Own turns are counted from the running one as 1. */
interface LaterClaim {
  readonly claim: ClaimNamed;
  /** The own turn in which bots claim it in more than half of the tries. */
  readonly turns: number;
  /** The quickest way to it after the plan's turn, if the others stand still; null: not soon, or not known. */
  readonly way: Way | null;
}

/** What a plan means for later turns. */
export interface Aim {
  /** The claim that it leads to; null where its benefit says enough by itself, or nothing can be said. */
  readonly leadsTo: LaterClaim | null;
  /** The claim that can be made soonest, where that is in its turn or sooner than the plan would; null without such a claim. */
  readonly passes: (PassedClaim & { readonly instead: InsteadClaim | null }) | null;
}

/** The claim that speaks most for a plan beside another one: it is usually made, and in which own turn. */
interface InsteadClaim {
  readonly claim: ClaimNamed;
  readonly turns: number;
}

/** The number of times each line is played on, and for how many rounds. */
const TRIES = 9;
const HORIZON = 10;

/** The latest own turn, counted from the running one as 1, in which a claim is what a plan leads to. */
const LATEST = 6;

/** Fewer tries are no proof. */
const LEAST_TRIES = 3;

/** Milliseconds within which a hint gets its aim: a slow machine needs them, and the plan is told before. */
const HINT_MS = 4000;

/** Benefits that are means to an end: what they are for is the reason. */
const MEANS: readonly Good['kind'][] = [
  'merchant',
  'cubes',
  'settlers',
  'cards',
  'again',
  'outpost',
  'nearer',
  'tile',
  'none',
];

/** So few points are seldom what a turn is for. */
const LITTLE = 3;

/** A part of a hint: its plan, and then what the plan means for later turns. */
type HintPart = { readonly kind: 'line'; readonly line: Line } | { readonly kind: 'aim'; readonly aim: Aim };

/**
 * A hint, part by part. Where playing on shows that the claim which can be made soonest is surely better than the plan, going for it is
 * the plan: then the plan comes late, too. So is a claim at once that is about as good and cannot wait: what earlier hints led to is not
 * given up for nothing.
 * @param match at the decision that was thought about. @param weights the learned network of the game; null where there is none.
 * @param ms milliseconds that the second part may take, about.
 */
export function* hintParts(
  match: Match,
  weights: NetWeights | null,
  { line, candidates }: Pick<Thought, 'line' | 'candidates'>,
  ms = HINT_MS,
): Generator<HintPart, void, void> {
  const nothing: Aim = { leadsTo: null, passes: null };
  const state = match.copiedState();
  const codes = untilLuck(match, state, line);
  const good = goodOf(match, codes);
  const isClear = good.kind === 'claims' || match.decision?.kind === 'discard';
  const passed = isClear ? null : quickestClaim(match.core, new ClaimSolver(match.core), state);
  const isMeans = MEANS.includes(good.kind) || (good.kind === 'points' && good.points + good.cubes <= LITTLE);
  if (passed === null) yield { kind: 'line', line: codes };
  if (isClear || (!isMeans && passed === null)) {
    yield { kind: 'aim', aim: nothing };
    return;
  }
  const other = candidates.find(({ code }) => code !== line[0]);
  const judge = new PositionJudge(match.core, weights);
  const next = other ? untilLuck(match, state, other.line) : null;
  const aim = aimOf(match, judge, codes, { other: next, passed, ms });
  if (passed !== null && aim.passes !== null && isClaimAdvised(aim.passes)) {
    const [first = [], ...way] = passed.turns;
    yield { kind: 'line', line: untilLuck(match, state, first) };
    const leadsTo = way.length === 0 ? null : { claim: named(passed.target), turns: passed.turns.length, way };
    yield { kind: 'aim', aim: { leadsTo, passes: null } };
    return;
  }
  if (passed !== null) yield { kind: 'line', line: codes };
  yield { kind: 'aim', aim: { ...aim, leadsTo: isMeans ? aim.leadsTo : null } };
}

/** Whether going for a claim is advised instead of the turn that passes it over. */
export function isClaimAdvised(passes: Pick<PassedClaim, 'gain' | 'soonest' | 'turns'>): boolean {
  const { value, error } = passes.gain;
  const isSurelyBetter = isPositive({ value: -value, error });
  return isSurelyBetter || (passes.soonest === 1 && !isClearGain(passes.gain) && !canWait(passes));
}

/**
 * What a line means for later turns. It leads to the claim that, of those made in more than half of the tries, it brings forward by most
 * against another line, in points that count the less the later they come.
 * @param match at the decision that the lines begin with. @param other a line to compare with; null without one.
 * @param passed a claim that can be made soon, which is compared with instead, unless the line leads to one as soon.
 * @param ms milliseconds after which no further try begins; too few tries say nothing.
 */
export function aimOf(
  match: Match,
  judge: PositionJudge,
  line: Line,
  {
    other = null,
    passed = null,
    ms = Infinity,
  }: { readonly other?: Line | null; readonly passed?: ClaimWay | null; readonly ms?: number },
): Aim {
  const nothing: Aim = { leadsTo: null, passes: null };
  const seat = match.decision?.seat;
  if (seat === undefined) return nothing;
  const { core } = match;
  const from = match.copiedState();
  const begun = performance.now();
  const solver = new ClaimSolver(core);
  const targets = solver.targets(from);
  const ways = new Map<Target, Way | null>();
  const wayTo = (target: Target): Way | null => {
    const known = ways.get(target);
    if (known !== undefined) return known;
    const way = wayAfter(core, solver, from, line, target);
    ways.set(target, way);
    return way;
  };
  const isSooner =
    passed !== null && (passed.turns.length === 1 || !targets.some((one) => isAsSoon(wayTo(one), passed)));
  const way = isSooner ? passed : null;
  const watching = (codes: Line, later: readonly Line[] = []): Watched => ({
    codes,
    later,
    watch: new ClaimWatch(core, solver, targets, { turn: from.turn, seat }),
    leads: [],
    ends: 0,
  });
  const is = watching(line);
  const was = way ? watching(way.turns[0] ?? [], way.turns.slice(1)) : other && watching(other);
  const both = was === null ? [is] : [is, was];
  let tries = 0;
  for (; tries < TRIES && (tries === 0 || performance.now() - begun < ms); tries++) {
    for (const watched of both) {
      watched.watch.begin();
      const look = (state: State): void => watched.watch.look(state);
      const end = judge.playOn(from, watched.codes, tries, from.round + HORIZON, look, watched.later);
      watched.leads.push(leadIn(core, end, seat));
      watched.ends += end.over;
    }
  }
  if (tries < LEAST_TRIES) return nothing;
  for (const { watch } of both) watch.end();
  const gain = (target: Target): number =>
    worthOfClaims(target, is.watch.claims(target)) -
    (was === null ? 0 : worthOfClaims(target, was.watch.claims(target)));
  const isUsual = (target: Target): boolean => is.watch.claims(target).filter(Number.isFinite).length * 2 > tries;
  const turnsOf = (target: Target): number => middle(is.watch.claims(target));
  const byGain = targets.filter(isUsual).toSorted((a, b) => gain(b) - gain(a));
  // A turn that only delays a claim does not lead to it.
  const isDelayed = (target: Target): boolean => {
    const found = wayTo(target);
    return found !== null && solver.reachable(from.cells.slice(), seat, target, found.length);
  };
  const best = byGain.find((target) => turnsOf(target) <= LATEST && !isDelayed(target));
  const leadsTo = best === undefined ? null : { claim: named(best), turns: turnsOf(best), way: wayTo(best) };
  if (way === null || was === null) return { leadsTo, passes: null };
  const instead = byGain.find((target) => target.id !== way.target.id && gain(target) > 0);
  const passes = {
    claim: named(way.target),
    points: way.points,
    soonest: way.turns.length,
    turns: isUsual(way.target) ? turnsOf(way.target) : null,
    gain: gainIn(is.leads, was.leads),
    rounds: is.ends + was.ends === 2 * tries ? null : HORIZON,
    instead: instead === undefined ? null : { claim: named(instead), turns: turnsOf(instead) },
  };
  return { leadsTo, passes };
}

/** Whether a way to a claim after a turn is no longer than another one that begins with that turn. */
const isAsSoon = (way: Way | null, { turns }: ClaimWay): boolean => way !== null && way.length < turns.length;

/** A line that is played on several times, with its leads at the ends, and how many of these end the match. */
interface Watched {
  readonly codes: Line;
  /** Those of its seat's next turns. */
  readonly later: readonly Line[];
  readonly watch: ClaimWatch;
  readonly leads: number[];
  ends: number;
}
