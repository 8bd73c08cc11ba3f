/** A hint: its plan, and what that means for later turns, part by part. */

import type { NetWeights, Thought } from '@windrose/bots';
import { type Core, type Match, required, type State } from '@windrose/rules';
import { pointsOfCubes } from '@windrose/words';
import { ClaimSolver, type Target } from '../puzzles/solver.ts';
import { type Aim, type Aimed, aimsOf, isAsSoon, NO_AIM } from './aim.ts';
import { type ClaimNamed, named } from './claim-named.ts';
import { endEqually, untilLuck } from './comparison.ts';
import { type Estimate, isPositive } from './estimate.ts';
import { type Good, goodOf, holdAfter, missing } from './good-of.ts';
import type { Line } from './judge.ts';
import { leavesPoints, passedTile } from './passed-tile.ts';
import {
  changeOf,
  isLike,
  isNear,
  isSameClaim,
  type LastPlan,
  type LaterClaim,
  openPlan,
  type PlanChange,
  plannedClaim,
  type PlannedClaim,
} from './plan.ts';
import {
  canWait,
  type ClaimWay,
  endsBehind,
  isClearGain,
  leadIn,
  type PassedClaim,
  quickestClaim,
  quickestWay,
  SOON,
} from './quick-claim.ts';
import { type Threat, threatsTo } from './threats.ts';
import { isOnlyLine, positions, type Way, wayAfter } from './way.ts';

/** Milliseconds within which a hint gets its aim: a slow machine needs them, and the plan is told before. */
const HINT_MS = 4000;

/** Milliseconds after which its aim is told as far as it is known. */
const SOON_MS = 700;

/** Milliseconds after which it is decided whether the plan is a claim: nobody likes to wait for a hint, and more tries seldom change it. */
const DECIDE_MS = 900;

/** Choices tried in a search for a way to a claim, some 150 milliseconds: whoever asks for a hint waits for it. Time itself would make hints vary. */
export const SEARCH_CHOICES = 80_000;

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

/** Whether what a turn brings is not what it is for. */
const isMeansTo = (good: Good): boolean =>
  MEANS.includes(good.kind) || (good.kind === 'points' && good.points + good.cubes <= LITTLE);

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
 * the plan: then the plan comes later, too. So is a claim at once that is about as good. The plan of the last hint is kept
 * unless another one is clearly better.
 * @param match at the decision that was thought about. @param weights the learned network of the game; null where there is none.
 */
export function* hintParts(
  match: Match,
  weights: NetWeights | null,
  thought: Pick<Thought, 'line' | 'candidates'>,
  options: HintOptions = {},
): Generator<HintPart, void, void> {
  let line: Line = thought.line;
  for (const part of plannedParts(match, weights, thought, options)) {
    if (part.kind === 'line') ({ line } = part);
    if (part.kind === 'line' || !part.final || !leavesPoints(match, line)) {
      yield part;
      continue;
    }
    yield { ...part, final: false };
    const tile = passedTile(match, weights, line, options.ms ?? HINT_MS);
    yield { ...part, aim: { ...part.aim, tile } };
  }
}

/** The same, without what another bonus tile would be worth. */
function* plannedParts(
  match: Match,
  weights: NetWeights | null,
  { line, candidates }: Pick<Thought, 'line' | 'candidates'>,
  { ms = HINT_MS, soon = SOON_MS, decide = DECIDE_MS, last = null }: HintOptions = {},
): Generator<HintPart, void, void> {
  const { core } = match;
  const state = match.copiedState();
  const solver = new ClaimSolver(core, SEARCH_CHOICES);
  const targets = solver.targets(state);
  const codes = untilLuck(match, state, line);
  const isForced = match.decision?.kind === 'discard' || isOnlyLine(match, codes);
  const old = isForced ? null : openPlan(match, solver, last);
  const aimedAt = old?.target ? old.last.claim : null;
  const good = goodOf(match, codes, aimedAt);
  const isClear = good.kind === 'claims' || isForced;
  const quick = old?.target ? quickestWay(solver, state, old.target) : 'unknown';
  const kept = quick === 'unknown' ? null : quick;
  const threats = new Map<string, readonly Threat[]>();
  /** What others could claim of what a turn claims, plans or passes over; searched once. */
  const threatsOf = (choices: Line, does: Good, plan: PlannedClaim | null, { passes }: Aim): readonly Threat[] => {
    if (isForced) return [];
    const claims = [
      ...(plan === null ? [] : [{ claim: plan.claim, claimed: does.kind === 'claims' }]),
      ...(passes?.soonest === 1 ? [{ claim: passes.claim, claimed: false }] : []),
    ];
    const key = JSON.stringify([choices, claims]);
    const known = threats.get(key) ?? threatsTo(match, solver, choices, claims);
    threats.set(key, known);
    return known;
  };
  const ways = new Map<Line, LaterClaim | null>();
  /**
   * The claim that a turn comes nearer to, or else the soonest one after a turn that is a means to an end, with the quickest way there. A
   * claim that the turn only delays is none, and so is another one than the last hint planned.
   */
  const soonestBy = (choices: Line, does: Good): LaterClaim | null => {
    if (!isMeansTo(does)) return null;
    const known = ways.get(choices);
    if (known !== undefined) return known;
    const wanted = does.kind === 'nearer' ? does.claim : aimedAt;
    const open = wanted === null ? targets : targets.filter((one) => isLike(named(one), wanted));
    const led = open.flatMap((target): LaterClaim[] => {
      const way = wayAfter(core, solver, state, choices, target);
      if (way === null || solver.reachable(state.cells.slice(), state.actor, target, way.length)) return [];
      return [{ claim: named(target), turns: way.length + 1, way }];
    });
    const [soonest = null] = led.toSorted((a, b) => a.turns - b.turns || b.claim.points - a.claim.points);
    ways.set(choices, soonest);
    return soonest;
  };
  /** @param points by how many the plan leads more than the last one. */
  const told = (
    choices: Line,
    { aim, keeps, points = null }: Aimed & { readonly points?: number | null },
    final: boolean,
  ): HintPart => {
    const does = choices === codes ? good : goodOf(match, choices, aimedAt);
    const instead = aim.passes?.instead ?? null;
    const known = aim.leadsTo ?? (instead !== null && isMeansTo(does) && isNear(instead) ? instead : null);
    const leads = known ?? (isForced ? null : soonestBy(choices, does));
    const newPlan = isForced ? null : plannedClaim(targets, does, { leadsTo: leads });
    const isOld = (claim: ClaimNamed | undefined): boolean =>
      old !== null && claim !== undefined && isSameClaim(claim, old.last.claim);
    const later = old && laterOf(core, solver, state, choices, { target: old.target, keeps });
    const comesFirst = later !== null && newPlan !== null && later.turns <= (newPlan.turns ?? 1);
    // What the last hint planned is the plan as long as nothing else comes first.
    const still = old !== null && later !== null && comesFirst ? { claim: old.last.claim, ...later } : null;
    const plan = still === null ? newPlan : { claim: still.claim, turns: still.turns };
    // What the turn passes over may be the last plan: then it is known what leaving it is worth.
    const left = isOld(aim.passes?.claim) && aim.passes !== null && !canWait(aim.passes) ? aim.passes : null;
    const change =
      old &&
      changeOf(match, solver, choices, plan, {
        old,
        kept: quick,
        points: points ?? left?.gain.value ?? null,
        final,
        later: later && { turns: later.turns, isUsual: keeps !== null },
        pays: does.kind === 'payable',
      });
    const stays =
      final && plan === null && change === null && aimedAt !== null
        ? { claim: aimedAt, turns: keeps, missing: missing(aimedAt.price, holdAfter(match, choices)) }
        : null;
    const isTold = left !== null && change?.cause.kind === 'better';
    const isStill = stays !== null && aim.passes !== null && isSameClaim(stays.claim, aim.passes.claim);
    const meaning = {
      leadsTo: still !== null && leads !== null ? still : leads,
      // What is still the aim is not passed over, unless it could be claimed at once.
      passes: isTold || (isStill && aim.passes?.soonest !== 1) ? null : aim.passes,
      stays,
      tile: null,
    };
    const next = stays === null ? plan : { claim: stays.claim, turns: null };
    // A plan that is left without another one is none any more.
    const planned = next?.claim ?? (change === null ? aimedAt : null);
    const by = threatsOf(choices, does, next, aim);
    return { kind: 'aim', aim: meaning, plan: next, planned, change, threats: by, final };
  };
  const passed = isClear ? null : quickestClaim(core, solver, state);
  const isMeans = isMeansTo(good);
  const meant = (aim: Aim): Aim => ({ ...aim, leadsTo: isMeans ? aim.leadsTo : null });
  /** Going for a claim, instead of the turn that was thought of. */
  function* goFor({ target, turns: [now = [], ...way], turns }: ClaimWay): Generator<HintPart, void, void> {
    const choices = untilLuck(match, state, now);
    yield { kind: 'line', line: choices, close: null };
    const leadsTo = way.length === 0 ? null : { claim: named(target), turns: turns.length, way };
    yield told(choices, { aim: { ...NO_AIM, leadsTo }, keeps: null }, true);
  }
  // Whoever is winning finishes.
  if (passed !== null && wins(core, state, passed)) {
    yield* goFor(passed);
    return;
  }
  // Another plan than the last one has to be clearly better; a claim at once is a plan of its own.
  const isQuick = kept !== null && isServed(core, solver, state, codes, kept);
  const isPromised = kept !== null && old !== null && kept.turns.length < (old.last.turns ?? 0);
  // Nor is the way that was told left for one that is only as quick.
  const isFollowed = isQuick && !(isPromised && !endEqually(match, state, codes, kept.turns[0] ?? []));
  const rival = isClear || passed?.turns.length === 1 || kept === null || isFollowed ? null : kept;
  const close = isClear ? null : closeTo(match, state, codes, candidates);
  if (passed === null && rival === null) yield { kind: 'line', line: codes, close };
  if (isClear || (!isMeans && passed === null && rival === null)) {
    yield told(codes, { aim: NO_AIM, keeps: null }, true);
    return;
  }
  const other = candidates.find(({ code }) => code !== line[0]);
  const next = other ? untilLuck(match, state, other.line) : null;
  const prefer = old?.target ?? null;
  const instead = rival ?? passed;
  // Points do not speak for a claim that ends the match as lost.
  const isLosing = passed !== null && passed.turns.length === 1 && endsBehind(core, state, passed);
  const isAdvised = ({ passes, leadsTo }: Aim): boolean =>
    rival === null
      ? passes !== null && !isLosing && isClaimAdvised(passes, leadsTo)
      : passes === null || isAboutAsGood(passes.gain, isQuick ? NEARLY : ABOUT);
  const aims = aimsOf(match, weights, codes, {
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
  for (const { aim: found, keeps, final } of aims) {
    // What it has been said to lead to, it leads to at last, too.
    const lead: LaterClaim | null = said?.kind === 'aim' ? said.aim.leadsTo : null;
    const isOther: boolean = lead !== null && (found.leadsTo === null || !isSameClaim(found.leadsTo.claim, lead.claim));
    const aim: Aim = isOther ? { ...found, leadsTo: lead } : found;
    if (instead !== null && isAdvised(aim)) {
      if (decided) {
        // The plan does not change under the eye. What has been told of it stands.
        if (said?.kind === 'aim') yield { ...said, final: true };
        return;
      }
      yield* goFor(instead);
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

/** Whether another plan is about as good as the last one, as far as can be told. @param about so few points more are no reason */
export const isAboutAsGood = (gain: Estimate, about = ABOUT): boolean => gain.value < about || !isClearGain(gain);

/** So few points more are no reason to pass over a claim that takes some turns, if they are not certain. */
const NEARLY = 2;

/** Nor are so few to pass over one at once or next turn, certain or not, where nothing that the reader can see speaks for them. */
const UNSEEN = 5;

/**
 * The own turn in which a line still leads to a target soon, counted from the running one as 1, and the quickest way there, if it is known;
 * null: not soon, or there is no target.
 */
function laterOf(
  core: Core,
  solver: ClaimSolver,
  from: State,
  line: Line,
  { target, keeps }: { readonly target: Target | null; readonly keeps: number | null },
): { readonly turns: number; readonly way: Way | null } | null {
  if (target === null || (keeps !== null && keeps > SOON)) return null;
  const way = wayAfter(core, solver, from, line, target);
  const turns = keeps ?? (way && way.length + 1);
  return turns === null ? null : { turns, way };
}

/** Whether a line is on a way to a claim that is as quick as the quickest one. */
function isServed(core: Core, solver: ClaimSolver, from: State, line: Line, quickest: ClaimWay): boolean {
  return isAsSoon(wayAfter(core, solver, from, line, quickest.target), quickest);
}

/** Whether going for a claim is advised instead of the turn that passes it over. */
export function isClaimAdvised(
  passes: Pick<PassedClaim, 'gain' | 'soonest' | 'turns' | 'points'> & { readonly instead: object | null },
  leadsTo: Pick<LaterClaim, 'claim' | 'turns'> | null = null,
): boolean {
  const { gain, soonest, instead, points } = passes;
  const isSurelyBetter = isPositive({ value: -gain.value, error: gain.error });
  if (isSurelyBetter) return true;
  const isNext = soonest <= 2;
  if (isClearGain(gain)) {
    const least = instead === null ? UNSEEN : soonest === 1 ? ABOUT : 0;
    return isNext && gain.value < least;
  }
  // What comes sooner and counts no less is easier to believe than what it is passed over for.
  const isBetterAim = leadsTo !== null && soonest < leadsTo.turns && points >= pointsOf(leadsTo.claim);
  return isNext || (soonest === 3 && (isBetterAim || gain.value < NEARLY));
}

/** What a claim scores, less what the cubes paid count. */
const pointsOf = ({ points, price }: ClaimNamed): number => points - pointsOfCubes(price);

/** So far ahead nobody is caught up with in the turns that are left after a claim that makes the last round. */
const SAFE_LEAD = 10;

/** Whether a way ends the match, if the others stand still, with its seat so far ahead that nothing else matters. */
function wins(core: Core, from: State, { turns }: ClaimWay): boolean {
  const end = positions(core, from, turns).at(-1);
  if (end === undefined || from.final === 1) return false;
  const lead = leadIn(core, end, from.actor);
  return end.over === 1 ? lead > 0 : end.final === 1 && lead >= SAFE_LEAD;
}
