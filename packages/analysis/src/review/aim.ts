/** What a plan leads to beyond its own turn: the claim that bots make next when they play it on. */

import type { NetWeights, Thought } from '@windrose/bots';
import { type Core, type Match, required, type State } from '@windrose/rules';
import { ClaimSolver, type Target } from '../puzzles/solver.ts';
import { type ClaimNamed, named } from './claim-named.ts';
import {
  canWait,
  type ClaimWay,
  gainIn,
  isClearGain,
  leadIn,
  type PassedClaim,
  quickestClaim,
  quickestWay,
  SOON,
} from './quick-claim.ts';
import { type Estimate, isPositive } from './estimate.ts';
import { ClaimWatch, middle, worthOfClaims } from './claim-watch.ts';
import { endEqually, untilLuck } from './comparison.ts';
import { goodOf, type Good } from './good-of.ts';
import { type Line, PositionJudge } from './judge.ts';
import {
  changeOf,
  isSameClaim,
  type LastPlan,
  type LaterClaim,
  openPlan,
  type PlanChange,
  plannedClaim,
  type PlannedClaim,
} from './plan.ts';
import { type Threat, threatsTo } from './threats.ts';
import { isOnlyLine, type Way, wayAfter } from './way.ts';

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

/** Milliseconds after which its aim is told as far as it is known. */
const SOON_MS = 700;

/** Milliseconds after which it is decided whether the plan is a claim: nobody likes to wait for a hint, and more tries seldom change it. */
const DECIDE_MS = 900;

/** Milliseconds of a search for a way to a claim: whoever asks for a hint waits for it. */
const SEARCH_MS = 150;

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

/** A part of a hint: its plan, and then what the plan means for later turns, first as far as that is known, `final` at last. */
export type HintPart =
  | {
      readonly kind: 'line';
      readonly line: Line;
      /** Another turn that is about as good, as far as can be told; null if none is. */
      readonly close: Line | null;
    }
  | {
      readonly kind: 'aim';
      readonly aim: Aim;
      /** What is planned to be claimed; null if that is not known. */
      readonly plan: PlannedClaim | null;
      /** The same, or what the last hint planned and is still to be claimed; null without either. */
      readonly planned: ClaimNamed | null;
      /** How that differs from the last plan; null where it does not. */
      readonly change: PlanChange | null;
      /** What others could claim before the next own turn, of what the turn claims, plans or passes over. */
      readonly threats: readonly Threat[];
      readonly final: boolean;
    };

/** How long a hint may take, about, and what the hint before it planned. */
interface HintOptions {
  /** Milliseconds for the whole second part. */
  readonly ms?: number;
  /** Milliseconds after which it is told as far as it is known. */
  readonly soon?: number;
  /** Milliseconds after which the plan is told where it has to be compared with a claim. */
  readonly decide?: number;
  /** The plan of the last hint for the same seat; null without one. */
  readonly last?: LastPlan | null;
}

/**
 * A hint, part by part. Where playing on shows that the claim which can be made soonest is surely better than the plan, going for it is
 * the plan: then the plan comes later, too. So is a claim at once that is about as good and cannot wait. The plan of the last hint is kept
 * unless another one is clearly better.
 * @param match at the decision that was thought about. @param weights the learned network of the game; null where there is none.
 */
export function* hintParts(
  match: Match,
  weights: NetWeights | null,
  { line, candidates }: Pick<Thought, 'line' | 'candidates'>,
  { ms = HINT_MS, soon = SOON_MS, decide = DECIDE_MS, last = null }: HintOptions = {},
): Generator<HintPart, void, void> {
  const nothing: Aim = { leadsTo: null, passes: null };
  const { core } = match;
  const state = match.copiedState();
  const solver = new ClaimSolver(core, SEARCH_MS);
  const targets = solver.targets(state);
  const codes = untilLuck(match, state, line);
  const isForced = match.decision?.kind === 'discard' || isOnlyLine(match, codes);
  const old = isForced ? null : openPlan(match, solver, last);
  const aimedAt = old?.target ? old.last.claim : null;
  const good = goodOf(match, codes, aimedAt);
  const isClear = good.kind === 'claims' || isForced;
  const kept = old?.target ? quickestWay(solver, state, old.target) : null;
  const found = new Map<string, readonly Threat[]>();
  /** What others could claim of what a turn claims, plans or passes over; searched once. */
  const threatsOf = (choices: Line, does: Good, plan: PlannedClaim | null, { passes }: Aim): readonly Threat[] => {
    if (isForced) return [];
    const claims = [
      ...(plan === null ? [] : [{ claim: plan.claim, claimed: does.kind === 'claims' }]),
      ...(passes?.soonest === 1 ? [{ claim: passes.claim, claimed: false }] : []),
    ];
    const key = JSON.stringify([choices, claims]);
    const known = found.get(key) ?? threatsTo(match, solver, choices, claims);
    found.set(key, known);
    return known;
  };
  /** @param points by how many the plan leads more than the last one. */
  const told = (
    choices: Line,
    { aim, keeps, points = null }: Aimed & { readonly points?: number | null },
    final: boolean,
  ): HintPart => {
    const does = choices === codes ? good : goodOf(match, choices, aimedAt);
    const newPlan = isForced ? null : plannedClaim(targets, does, aim);
    const later = old && laterOf(core, solver, state, choices, { target: old.target, keeps });
    // What the last hint planned is the plan as long as nothing else comes first.
    const isStill = old !== null && later !== null && newPlan !== null && later <= (newPlan.turns ?? 1);
    const plan = isStill ? { claim: old.last.claim, turns: later } : newPlan;
    const change =
      old &&
      changeOf(match, solver, choices, plan, {
        old,
        kept,
        points,
        final,
        later,
        pays: does.kind === 'payable',
      });
    // A plan that is left without another one is none any more.
    const planned = plan?.claim ?? (change === null ? aimedAt : null);
    return { kind: 'aim', aim, plan, planned, change, threats: threatsOf(choices, does, plan, aim), final };
  };
  const passed = isClear ? null : quickestClaim(core, solver, state);
  const isMeans = MEANS.includes(good.kind) || (good.kind === 'points' && good.points + good.cubes <= LITTLE);
  const meant = (aim: Aim): Aim => ({ ...aim, leadsTo: isMeans ? aim.leadsTo : null });
  // Another plan than the last one has to be clearly better; a claim at once is a plan of its own.
  const rival =
    isClear || passed?.turns.length === 1 || kept === null || isServed(core, solver, state, codes, kept) ? null : kept;
  const close = isClear ? null : closeTo(match, state, codes, candidates);
  if (passed === null && rival === null) yield { kind: 'line', line: codes, close };
  if (isClear || (!isMeans && passed === null && rival === null)) {
    yield told(codes, { aim: nothing, keeps: null }, true);
    return;
  }
  const other = candidates.find(({ code }) => code !== line[0]);
  const judge = new PositionJudge(core, weights);
  const next = other ? untilLuck(match, state, other.line) : null;
  const prefer = old?.target ?? null;
  const instead = rival ?? passed;
  const isAdvised = ({ passes }: Aim): boolean =>
    rival === null ? passes !== null && isClaimAdvised(passes) : passes === null || isAboutAsGood(passes.gain);
  const aims = aimsOf(match, judge, codes, {
    solver,
    other: next,
    passed,
    rival,
    prefer,
    ms,
    soon: instead === null ? soon : decide,
  });
  let decided = instead === null;
  let said: HintPart | null = null;
  for (const { aim, keeps, final } of aims) {
    if (instead !== null && isAdvised(aim)) {
      if (decided) {
        // The plan does not change under the eye. What has been told of it stands.
        if (said?.kind === 'aim') yield { ...said, final: true };
        return;
      }
      const [first = [], ...way] = instead.turns;
      const choices = untilLuck(match, state, first);
      yield { kind: 'line', line: choices, close: null };
      const leadsTo = way.length === 0 ? null : { claim: named(instead.target), turns: instead.turns.length, way };
      yield told(choices, { aim: { leadsTo, passes: null }, keeps: null }, true);
      return;
    }
    if (!decided) yield { kind: 'line', line: codes, close };
    decided = true;
    // What is said of a claim passed over is said of the one that can be made soonest.
    said =
      rival === null
        ? told(codes, { aim: meant(aim), keeps }, final)
        : told(codes, { aim: { ...meant(aim), passes: null }, keeps, points: aim.passes?.gain.value ?? null }, final);
    yield said;
  }
}

/** A turn is about as good as another one if its chance to win and its points are no lower by more than this, after enough visits; one of more choices would take too many words. */
const CLOSE = { win: 0.012, points: 0.8, share: 0.2, longest: 4 } as const;

/** The best turn beside a line that leads elsewhere and is about as good, as far as the search has seen; null if none is. */
function closeTo(match: Match, state: State, line: Line, candidates: Thought['candidates']): Line | null {
  const [code] = line;
  const best = candidates.find((one) => one.code === code);
  const seat = state.actor;
  const lead = ({ scores }: Thought['candidates'][number]): number =>
    required(scores[seat], 'own points') - Math.max(...scores.filter((_, side) => side !== seat));
  const chance = ({ win }: Thought['candidates'][number]): number => required(win[seat], 'own chance');
  // Solo's rival is beaten from nearly everywhere: there all turns would be about as good.
  if (!best || match.core.sides > match.core.seats) return null;
  const other = candidates.find(
    (one) =>
      one !== best &&
      one.visits >= CLOSE.share * best.visits &&
      chance(one) >= chance(best) - CLOSE.win &&
      lead(one) >= lead(best) - CLOSE.points,
  );
  const codes = other && untilLuck(match, state, other.line);
  if (!codes || codes.length > CLOSE.longest || endEqually(match, state, line, codes)) return null;
  // Another way to do the same is no other turn.
  const isSameDeed = codes.length > 1 && codes.slice(-2).every((one, at) => one === line.slice(-2)[at]);
  return isSameDeed ? null : codes;
}

/**
 * So many points more by another plan are no reason to leave the last one: who follows a plan is nearer to its end than who changes it
 * again and again.
 */
const ABOUT = 3;

/** Whether another plan is about as good as the last one. */
export const isAboutAsGood = (gain: Estimate): boolean => gain.value < ABOUT;

/** So few points more are no reason to pass over a claim that can be made next turn, if they are not certain: it is easy to see and to follow. */
const NEARLY = 2;

/** The own turn in which a line still leads to a target soon, counted from the running one as 1; null: not soon, or there is no target. */
function laterOf(
  core: Core,
  solver: ClaimSolver,
  from: State,
  line: Line,
  { target, keeps }: { readonly target: Target | null; readonly keeps: number | null },
): number | null {
  if (target === null) return null;
  if (keeps !== null) return keeps <= SOON ? keeps : null;
  const way = wayAfter(core, solver, from, line, target);
  return way === null ? null : way.length + 1;
}

/** Whether a line is on a way to a claim that is as quick as the quickest one. */
function isServed(core: Core, solver: ClaimSolver, from: State, line: Line, quickest: ClaimWay): boolean {
  return isAsSoon(wayAfter(core, solver, from, line, quickest.target), quickest);
}

/** Whether going for a claim is advised instead of the turn that passes it over. */
export function isClaimAdvised(passes: Pick<PassedClaim, 'gain' | 'soonest' | 'turns'>): boolean {
  const { value, error } = passes.gain;
  const isSurelyBetter = isPositive({ value: -value, error });
  if (isSurelyBetter) return true;
  if (isClearGain(passes.gain) || canWait(passes)) return false;
  return passes.soonest === 1 || (passes.soonest === 2 && value < NEARLY);
}

/** What a line means, as far as it is known. */
interface Aimed {
  readonly aim: Aim;
  /** The own turn in which the preferred claim is usually made, if that is not late, counted from the running one as 1; null: not, or not known. */
  readonly keeps: number | null;
}

/** How {@link aimsOf} finds out what a line means. */
interface AimOptions {
  /** Of the match's core. */
  readonly solver?: ClaimSolver;
  /** A line to compare with; null without one. */
  readonly other?: Line | null;
  /** A claim that can be made soon, which is compared with instead, unless the line leads to one as soon. */
  readonly passed?: ClaimWay | null;
  /** A way that is compared with in any case. */
  readonly rival?: ClaimWay | null;
  /** What the line leads to, if that is about as good as anything else it leads to. */
  readonly prefer?: Pick<Target, 'kind' | 'id'> | null;
  /** Milliseconds after which no further try begins; too few tries say nothing. */
  readonly ms?: number;
  /** Milliseconds after which it is told as far as it is known. */
  readonly soon?: number;
}

/** What a line means for later turns. @see aimsOf */
export function aimOf(match: Match, judge: PositionJudge, line: Line, options: AimOptions): Aim {
  const aims = [...aimsOf(match, judge, line, { ...options, soon: Infinity })];
  return required(aims.at(-1), 'last aim').aim;
}

/** What is said first is said at last, too, if it is worth this share of the best. */
const KEPT_SHARE = 0.75;

/**
 * What a line means for later turns, first after a few tries, then after all. It leads to the claim that, of those made in more than half
 * of the tries, it brings forward by most against another line, in points that count the less the later they come.
 * @param match at the decision that the lines begin with.
 */
function* aimsOf(
  match: Match,
  judge: PositionJudge,
  line: Line,
  {
    solver = new ClaimSolver(match.core),
    other = null,
    passed = null,
    rival = null,
    prefer = null,
    ms = Infinity,
    soon = Infinity,
  }: AimOptions,
): Generator<Aimed & { readonly final: boolean }, void, void> {
  const nothing: Aim = { leadsTo: null, passes: null };
  const seat = match.decision?.seat;
  if (seat === undefined) {
    yield { aim: nothing, keeps: null, final: true };
    return;
  }
  const { core } = match;
  const from = match.copiedState();
  const begun = performance.now();
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
  const way = rival ?? (isSooner ? passed : null);
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
  const gain = (target: Target): number =>
    worthOfClaims(target, is.watch.claims(target)) -
    (was === null ? 0 : worthOfClaims(target, was.watch.claims(target)));
  const isUsual = (target: Target): boolean => is.watch.claims(target).filter(Number.isFinite).length * 2 > tries;
  const turnsOf = (target: Target): number => middle(is.watch.claims(target));
  const delays = new Map<Target, boolean>();
  // A turn that only delays a claim does not lead to it.
  const isDelayed = (target: Target): boolean => {
    const known = delays.get(target);
    if (known !== undefined) return known;
    const found = wayTo(target);
    const isLate = found !== null && solver.reachable(from.cells.slice(), seat, target, found.length);
    delays.set(target, isLate);
    return isLate;
  };
  /** @param first what has been said to be led to. */
  const aimNow = (first: Pick<Target, 'kind' | 'id'> | null): Aimed => {
    for (const { watch } of both) watch.end();
    const byGain = targets.filter(isUsual).toSorted((a, b) => gain(b) - gain(a));
    const isLedTo = (target: Target): boolean => turnsOf(target) <= LATEST && !isDelayed(target);
    const most = byGain.find(isLedTo);
    const old = prefer && byGain.find((target) => isSameClaim(target, prefer));
    const said = first && byGain.find((target) => isSameClaim(target, first) && isLedTo(target));
    const isKept =
      said && most && (gain(said) >= KEPT_SHARE * gain(most) || (said === old && turnsOf(said) <= turnsOf(most)));
    const best = isKept ? said : most;
    const leadsTo = best === undefined ? null : { claim: named(best), turns: turnsOf(best), way: wayTo(best) };
    const keeps = old && isLedTo(old) ? turnsOf(old) : null;
    if (way === null || was === null) return { aim: { leadsTo, passes: null }, keeps };
    // What bots do much later convinces nobody.
    const instead = byGain.find(
      (target) => target.id !== way.target.id && gain(target) > 0 && turnsOf(target) <= LATEST,
    );
    const passes = {
      claim: named(way.target),
      points: way.points,
      soonest: way.turns.length,
      turns: isUsual(way.target) ? turnsOf(way.target) : null,
      gain: gainIn(is.leads, was.leads),
      rounds: is.ends + was.ends === 2 * tries ? null : HORIZON,
      instead: instead === undefined ? null : { claim: named(instead), turns: turnsOf(instead) },
    };
    return { aim: { leadsTo, passes }, keeps };
  };
  let first: Aimed | null = null;
  for (; tries < TRIES && (tries === 0 || performance.now() - begun < ms); tries++) {
    if (first === null && tries >= LEAST_TRIES && performance.now() - begun >= soon) {
      first = aimNow(prefer);
      yield { ...first, final: false };
    }
    for (const watched of both) {
      watched.watch.begin();
      const look = (state: State): void => watched.watch.look(state);
      const end = judge.playOn(from, watched.codes, tries, from.round + HORIZON, look, watched.later);
      watched.leads.push(leadIn(core, end, seat));
      watched.ends += end.over;
    }
  }
  const aimed = tries < LEAST_TRIES ? { aim: nothing, keeps: null } : aimNow(first?.aim.leadsTo?.claim ?? prefer);
  yield { ...aimed, final: true };
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
