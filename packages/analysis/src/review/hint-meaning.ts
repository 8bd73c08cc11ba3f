/** What the turn of a hint means: its plan, how that differs from the plan of the hint before, and what others could claim meanwhile. */

import { type Core, type Match, type State } from '@windrose/rules';
import { ClaimSolver, type Target } from '../puzzles/solver.ts';
import type { Aim, Aimed } from './aim.ts';
import { NEXT } from './claim-advice.ts';
import { type ClaimNamed, named } from './claim-named.ts';
import { untilLuck } from './comparison.ts';
import { type Good, goodOf, holdAfter, missing } from './good-of.ts';
import type { Line } from './judge.ts';
import { expectedLine, type FollowingTurn, isExpected } from './next-turn.ts';
import {
  changeOf,
  isLike,
  isNear,
  isSameClaim,
  type LastHint,
  type LaterClaim,
  openPlan,
  type PlanChange,
  plannedClaim,
  type PlannedClaim,
} from './plan.ts';
import { canWait, type ClaimWay, quickestWay, SEARCH_CHOICES, SOON } from './quick-claim.ts';
import { type Threat, threatApart, threatsTo } from './threats.ts';
import { isOnlyLine, positions, type Way, wayAfter } from './way.ts';

/** Benefits that are means to an end: what they are for is the reason. */
const MEANS: readonly Good['kind'][] = [
  'merchant',
  'cubes',
  'settlers',
  'cards',
  'again',
  'outpost',
  'payable',
  'nearer',
  'tile',
  'none',
];

/** So few points are seldom what a turn is for. */
const LITTLE = 3;

/** Whether what a turn brings is not what it is for. */
export const isMeansTo = (good: Good): boolean =>
  MEANS.includes(good.kind) || (good.kind === 'points' && good.points + good.cubes <= LITTLE);

/** What a turn means for later ones. */
export interface Meaning {
  readonly aim: Aim;
  /** What is planned to be claimed; null if that is not known. */
  readonly plan: PlannedClaim | null;
  /** The same, or what the last hint planned and is still to be claimed; null without either. */
  readonly planned: ClaimNamed | null;
  /** How that differs from the last plan; null where it does not. */
  readonly change: PlanChange | null;
  /** What others could claim before the next own turn: of what the turn claims, plans or passes over, and at last the richest other claim. */
  readonly threats: readonly Threat[];
  /** The own turn that is said to follow; null where none is. */
  readonly follows: FollowingTurn | null;
  /** By how many points the turn leads more than going for the last plan; null: not known. */
  readonly lead: number | null;
  readonly final: boolean;
}

/** Tells what turns mean at one decision, beside the plan of the hint before. */
export class HintMeaning {
  readonly solver: ClaimSolver;
  readonly state: State;
  /** The choices of the turn that was thought of. */
  readonly codes: Line;
  /** What that turn brings. */
  readonly good: Good;
  /** Whether there is nothing to choose, or nothing but cubes to give up. */
  readonly isForced: boolean;
  /** The plan of the hint before; null where there is none to follow. */
  readonly old: ReturnType<typeof openPlan>;
  /** The quickest way to what it planned. */
  readonly quick: ClaimWay | 'unknown' | null;
  readonly #match: Match;
  readonly #core: Core;
  readonly #targets: readonly Target[];
  /** What the hint before planned, while it lies open. */
  readonly #aimedAt: ClaimNamed | null;
  /** The turn that the hint before expected here, and what it told to follow. */
  readonly #expected: FollowingTurn | null;
  readonly #threats = new Map<string, readonly Threat[]>();
  readonly #soonest = new Map<Line, LaterClaim | null>();

  /** @param match at the decision of the hint. @param line the turn that was thought of. @param last what the hint before has told. */
  constructor(match: Match, line: Line, last: Pick<LastHint, 'plan' | 'expected'>) {
    this.#match = match;
    this.#core = match.core;
    this.state = match.copiedState();
    this.solver = new ClaimSolver(match.core, SEARCH_CHOICES);
    this.#targets = this.solver.targets(this.state);
    this.codes = untilLuck(match, this.state, line);
    this.isForced = match.decision?.kind === 'discard' || isOnlyLine(match, this.codes);
    this.old = this.isForced ? null : openPlan(match, this.solver, last.plan);
    this.#expected = last.expected;
    this.#aimedAt = this.old?.target ? this.old.last.claim : null;
    this.good = goodOf(match, this.codes, this.#aimedAt ?? 'none');
    this.quick = this.old?.target ? quickestWay(this.solver, this.state, this.old.target) : 'unknown';
  }

  /**
   * What a turn means.
   * @param aimed what is known of it from playing on. @param points by how many it leads more than going for the last plan; null: not known.
   * @param final whether nothing more will be known.
   */
  of(line: Line, { aim, keeps, seldom }: Aimed, { final, points = null }: MeaningOptions): Meaning {
    const { old, solver, state } = this;
    const match = this.#match;
    const good = line === this.codes ? this.good : goodOf(match, line, this.#aimedAt ?? 'none');
    // What is still likely is not left.
    const isStillLikely = aim.likely !== null && this.#isOld(aim.likely);
    const likely = isStillLikely ? null : aim.likely;
    // Who goes on as bots do does not go for what they seldom claim, however quick the way there would be.
    const isSeldom = (claim: ClaimNamed): boolean => seldom.some((one) => isSameClaim(one, claim));
    const target = old?.target && isSeldom(old.last.claim) ? null : (old?.target ?? null);
    const later = old && laterOf(this.#core, solver, state, line, { target, keeps });
    const isOpen = final && later === null && aim.likely === null;
    const leads = this.#leadOf(line, good, { aim, isOpen, isSeldom });
    const newPlan = this.isForced ? null : plannedClaim(this.#targets, good, { leadsTo: leads });
    const comesFirst = later !== null && newPlan !== null && later.turns <= (newPlan.turns ?? 1);
    // What the last hint planned is the plan as long as nothing else comes first.
    const still = old !== null && later !== null && comesFirst ? { claim: old.last.claim, ...later } : null;
    const plan = still === null ? newPlan : { claim: still.claim, turns: still.turns };
    const { passes } = aim;
    // What the turn passes over may be the last plan: then it is known what leaving it is worth.
    const left = passes !== null && this.#isOld(passes.claim) && !canWait(passes) ? passes : null;
    const change =
      old === null || (plan === null && isStillLikely)
        ? null
        : changeOf(match, solver, line, plan, {
            old,
            kept: this.quick,
            points: points ?? left?.gain.value ?? null,
            final,
            later: later && { turns: later.turns, isUsual: keeps !== null },
            pays: good.kind === 'payable',
          });
    // That the turn is still on the way is known at once.
    const isKnown = final || later !== null;
    const staying =
      isKnown && plan === null && change === null && this.#aimedAt !== null
        ? { claim: this.#aimedAt, turns: keeps, missing: missing(this.#aimedAt.price, holdAfter(match, line)) }
        : null;
    // What somebody else can claim first is no aim any more.
    const isLost = staying !== null && staying.missing !== '' && this.#isLost(line, staying.claim);
    const stays = isLost ? null : staying;
    const isTold = left !== null && change?.cause.kind === 'better';
    // What is still the aim is not passed over, unless it could be claimed at once.
    const isStill =
      stays !== null && passes?.soonest !== 1 && passes !== null && isSameClaim(stays.claim, passes.claim);
    // Of what cannot be claimed at once nobody asks why it is not made, unless it would come next and counts more than the plan.
    const isMore =
      plan !== null && passes !== null && passes.soonest === NEXT && passes.claim.points > plan.claim.points;
    const isFar = passes !== null && passes.soonest > 1 && !isMore && !this.#isOld(passes.claim);
    const next = stays === null ? plan : { claim: stays.claim, turns: null };
    return {
      aim: {
        leadsTo: still !== null && leads !== null ? still : leads,
        passes: isTold || isFar || isStill ? null : passes,
        stays,
        tile: null,
        next: null,
        expected: null,
        beside: null,
        // A claim that is named already says more.
        likely: final && plan === null && stays === null ? likely : null,
        far: final && plan === null && stays === null ? aim.far : null,
      },
      plan: next,
      // A plan that is left without another one is none any more.
      planned: next?.claim ?? (change === null ? this.#aimedAt : null),
      change,
      threats: this.#threatsTo(line, good, next, { aim, final }),
      follows: null,
      lead: points,
      final,
    };
  }

  #isOld(claim: ClaimNamed): boolean {
    return this.old !== null && isSameClaim(claim, this.old.last.claim);
  }

  /** The claim that a turn leads to. @param isOpen whether the last plan is left, and nothing else is known to come instead. */
  #leadOf(
    line: Line,
    good: Good,
    {
      aim: { leadsTo, passes },
      isOpen,
      isSeldom,
    }: { readonly aim: Aim; readonly isOpen: boolean; readonly isSeldom: (claim: ClaimNamed) => boolean },
  ): LaterClaim | null {
    const instead = passes?.instead ?? null;
    const known = leadsTo ?? (instead !== null && isMeansTo(good) && isNear(instead) ? instead : null);
    if (this.isForced) return known;
    const soonest = known ?? this.#soonestBy(line, good);
    const lead = soonest !== null && soonest !== known && isSeldom(soonest.claim) ? null : soonest;
    const isNone = isOpen && this.old !== null && plannedClaim(this.#targets, good, { leadsTo: lead }) === null;
    if (!isNone) return lead;
    // Then the soonest claim comes.
    const others = this.#targets
      .map((target) => ({ target, claim: named(target) }))
      .filter(({ claim }) => !this.#isOld(claim) && !isSeldom(claim))
      .map(({ target }) => target);
    return this.#soonestOf(line, others);
  }

  /**
   * The claim that a turn comes nearer to, or else the soonest one after a turn that is a means to an end, with the quickest way there.
   * Another one than the last hint planned is none.
   */
  #soonestBy(line: Line, good: Good): LaterClaim | null {
    if (!isMeansTo(good)) return null;
    const known = this.#soonest.get(line);
    if (known !== undefined) return known;
    const wanted = good.kind === 'nearer' || good.kind === 'payable' ? good.claim : this.#aimedAt;
    const open = wanted === null ? this.#targets : this.#targets.filter((one) => isLike(named(one), wanted));
    const soonest = this.#soonestOf(line, open) ?? this.#asTold(line);
    this.#soonest.set(line, soonest);
    return soonest;
  }

  /** The claim that was planned, by the way that the hint before has told, where a turn is the first of it and the rest is still possible. */
  #asTold(line: Line): LaterClaim | null {
    const told = this.#expected;
    const target = this.old?.target ?? null;
    if (told === null || target === null || told.rest.length === 0) return null;
    const expected = expectedLine(this.#match, told);
    if (expected === null || !isExpected(this.#match, line, expected, told)) return null;
    const end = positions(this.#core, this.state, [line, ...told.rest])[told.rest.length];
    if (end === undefined || !this.solver.claimed(end, this.state.actor, target)) return null;
    return { claim: named(target), turns: told.rest.length + 1, way: told.rest };
  }

  /** The soonest claim after a turn, with the quickest way there; one that the turn only delays is none. @param open what may be claimed */
  #soonestOf(line: Line, open: readonly Target[]): LaterClaim | null {
    const { solver, state } = this;
    const led = open.flatMap((target): LaterClaim[] => {
      const way = wayAfter(this.#core, solver, state, line, target);
      if (way === null || solver.reachable(state.cells.slice(), state.actor, target, way.length)) return [];
      return [{ claim: named(target), turns: way.length + 1, way }];
    });
    return led.toSorted((a, b) => a.turns - b.turns || b.claim.points - a.claim.points)[0] ?? null;
  }

  /** What others could claim; searched once. @param final whether nothing more will be known of the turn */
  #threatsTo(
    line: Line,
    good: Good,
    plan: PlannedClaim | null,
    { aim: { passes }, final }: { readonly aim: Aim; readonly final: boolean },
  ): readonly Threat[] {
    if (this.isForced || this.#match.final) return [];
    const claims = [
      ...(plan === null ? [] : [{ claim: plan.claim, claimed: good.kind === 'claims', by: plan.turns }]),
      ...(passes?.soonest === 1 ? [{ claim: passes.claim, claimed: false }] : []),
    ];
    const key = JSON.stringify([line, claims, final]);
    const known = this.#threats.get(key) ?? this.#searchThreats(line, claims, { all: final, plan });
    this.#threats.set(key, known);
    return known;
  }

  /** Whether somebody else could make a claim before the next own turn; searched once. */
  #isLost(line: Line, claim: ClaimNamed): boolean {
    const claims = [{ claim, claimed: false }];
    const key = JSON.stringify([line, claims, 'lost']);
    const known = this.#threats.get(key) ?? threatsTo(this.#match, this.solver, line, claims);
    this.#threats.set(key, known);
    return known.length > 0;
  }

  /** @param all whether all other claims are looked at, too. @param plan what the turn goes for. */
  #searchThreats(
    line: Line,
    claims: Parameters<typeof threatsTo>[3],
    { all, plan }: { readonly all: boolean; readonly plan: PlannedClaim | null },
  ): readonly Threat[] {
    const spoken = threatsTo(this.#match, this.solver, line, claims);
    if (!all) return spoken;
    const spokenOf = claims.map(({ claim }) => claim);
    const other = threatApart(this.#match, this.solver, line, spokenOf);
    const threats = other === null ? spoken : [...spoken, other];
    const lost = threats.map(({ claim }) => claim);
    return threats.map((threat) => {
      const isPlan = threat.kind === 'left' && plan !== null && isSameClaim(threat.claim, plan.claim);
      const fallback = isPlan ? this.#soonestBeside(line, lost) : null;
      return fallback === null ? threat : { ...threat, fallback };
    });
  }

  /** The claim that comes soonest after a turn, beside some that others may make first; null where none comes soon. */
  #soonestBeside(line: Line, lost: readonly ClaimNamed[]): Required<Threat>['fallback'] | null {
    const open = this.#targets.map((target) => [target, named(target)] as const);
    const ways = open.flatMap(([target, claim]) => {
      if (lost.some((one) => isSameClaim(one, claim))) return [];
      const way = wayAfter(this.#core, this.solver, this.state, line, target);
      return way === null ? [] : [{ claim, turns: way.length + 1 }];
    });
    return ways.toSorted((a, b) => a.turns - b.turns || b.claim.points - a.claim.points)[0] ?? null;
  }
}

/** How {@link HintMeaning.of} tells what a turn means. */
interface MeaningOptions {
  readonly final: boolean;
  readonly points?: number | null;
}

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
