/** What a hint plans to claim, and why that is another claim than the hint before it planned. */

import type { AnyView, Match, State } from '@windrose/rules';
import type { ClaimSolver, Target } from '../puzzles/solver.ts';
import { type ClaimNamed, named } from './claim-named.ts';
import { type Good, holdAfter, missing as missingOf } from './good-of.ts';
import type { Line } from './judge.ts';
import { acquiredBy, marketOf } from './acquired.ts';
import type { FollowingTurn } from './next-turn.ts';
import { type ClaimWay, SOON } from './quick-claim.ts';
import type { Way } from './way.ts';

/** A claim of a later turn. Own turns are counted from the running one as 1. */
export interface LaterClaim {
  readonly claim: ClaimNamed;
  /** The own turn in which bots claim it in more than half of the tries. */
  readonly turns: number;
  /** The quickest way to it after the plan's turn, if the others stand still; null: not soon, or not known. */
  readonly way: Way | null;
}

/** The claim that a hint speaks of as its plan. */
export interface PlannedClaim {
  readonly claim: ClaimNamed;
  /** The own turn in which it can be made at the earliest, or is usually made, counted from that of the hint as 1; null: not known. */
  readonly turns: number | null;
}

/** The plan of the last hint for the same seat of a match. */
export interface LastPlan extends PlannedClaim {
  /** The number of choices of the match at that hint. */
  readonly choices: number;
}

/** What the last hint for the same seat of a match has told of later turns. */
export interface LastHint {
  /** Its plan; null without one. */
  readonly plan: LastPlan | null;
  /** The turn that it expected here; null where it expected none, or its own turn was not made. */
  readonly expected: FollowingTurn | null;
  /** Whether it, or one of the last rounds, has told how far away everything is, or which claim is the likeliest. */
  readonly hasOutlook: boolean;
}

/** Why a plan has changed. */
export type ChangeCause =
  /** A side has claimed what was planned. */
  | { readonly kind: 'taken'; readonly by: number }
  /** What was planned is not on offer any more, and nobody has it. */
  | { readonly kind: 'gone' }
  /** What is planned now was not on offer then. */
  | { readonly kind: 'appeared' }
  /** The turn acquires a merchant card that was not on offer then. */
  | { readonly kind: 'merchant'; readonly card: string }
  /** What is planned now can be claimed at once. */
  | { readonly kind: 'now' }
  /** It takes so many own turns less. */
  | { readonly kind: 'sooner'; readonly turns: number }
  /** So many cubes of its price are missing, and of what was planned before more. */
  | { readonly kind: 'nearer'; readonly missing: number; readonly before: number }
  /** The turn brings all of its cubes. */
  | { readonly kind: 'payable' }
  /** It is worth so many points more. */
  | { readonly kind: 'richer'; readonly points: number }
  /** After the turn it comes in this own turn, the running one being 1, and what was planned later. */
  | { readonly kind: 'first'; readonly turns: number }
  /** It leads by about so many points more as bots play on; null: that is not known. */
  | { readonly kind: 'better'; readonly points: number | null }
  /** There was a quick way to what was planned, and there is none any more. */
  | { readonly kind: 'farther' }
  /** The turn uses cubes of its price: these are missing then, as letters. */
  | { readonly kind: 'uses'; readonly missing: string }
  /** What was planned is still planned, but something else comes first: it is usually claimed in this own turn, the running one being 1. */
  | { readonly kind: 'after'; readonly turns: number };

/** A hint's plan that is another one than that of the hint before. */
export interface PlanChange {
  readonly from: ClaimNamed;
  /** Null where the hint names no claim: the last plan is only left. */
  readonly to: ClaimNamed | null;
  readonly cause: ChangeCause;
}

/** A plan older than so many rounds is forgotten: nobody is told that it has changed. */
const STALE = 3;

/** Whether two claims are of the same component. */
export const isSameClaim = (one: Pick<ClaimNamed, 'kind' | 'id'>, other: Pick<ClaimNamed, 'kind' | 'id'>): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Whether what a line leads to is named: what bots do much later convinces nobody. */
export const isNear = ({ turns, way }: LaterClaim): boolean => way !== null || turns <= SOON;

/** The claim that a hint plans, as its words name it; null if they name none. @param targets what lies open before it. */
export function plannedClaim(
  targets: readonly Target[],
  good: Good,
  { leadsTo }: { readonly leadsTo: LaterClaim | null },
): PlannedClaim | null {
  const ofGood = 'claim' in good ? targets.map(named).find((one) => isLike(one, good.claim)) : undefined;
  if (good.kind === 'claims') return ofGood === undefined ? null : { claim: ofGood, turns: 1 };
  if (leadsTo !== null && isNear(leadsTo)) {
    return { claim: leadsTo.claim, turns: leadsTo.way === null ? leadsTo.turns : leadsTo.way.length + 1 };
  }
  return ofGood === undefined ? null : { claim: ofGood, turns: null };
}

/** Whether a claim has this kind, price and number of points. */
export const isLike = (one: ClaimNamed, { kind, price, points }: Omit<ClaimNamed, 'id'>): boolean =>
  one.kind === kind && one.price === price && one.points === points;

/** The last plan while it can still be followed or has been made impossible; null where its own seat has claimed it. */
export function openPlan(
  match: Match,
  solver: ClaimSolver,
  last: LastPlan | null,
): { readonly last: LastPlan; readonly target: Target | null; readonly by: number | null } | null {
  const seat = match.decision?.seat;
  if (last === null || seat === undefined) return null;
  const state = match.copiedState();
  const isIt = (target: Target): boolean => isSameClaim(target, last.claim);
  const target = solver.targets(state).find(isIt);
  if (target !== undefined) return { last, target, by: null };
  const was = solver.targets(positionAt(match, last.choices)).find(isIt);
  if (was === undefined) return null;
  // The rival in Solo claims orders, but no cards.
  const sides = was.kind === 'order' ? match.core.sides : match.seats;
  const by = Array.from({ length: sides }, (_, side) => side).find((side) => solver.claimed(state, side, was));
  return by === seat ? null : { last, target: null, by: by ?? null };
}

/**
 * How a plan differs from the last one; null where it does not, or where there is nothing to compare.
 * @param match at the decision of the hint. @param old the last plan. @param kept the quickest way to it; null: there is none.
 * @param points by how many the line leads more than on that way; null: not known. @param final whether the plan is known for good: only then it is
 * said that there is none. @param pays whether after the line what is planned can be paid for. @param later the own turn in which the line still leads to the last plan, and whether bots usually go there; null: not soon.
 */
export function changeOf(
  match: Match,
  solver: ClaimSolver,
  line: Line,
  plan: PlannedClaim | null,
  {
    old,
    kept,
    points,
    final = true,
    pays = false,
    later = null,
  }: {
    readonly old: NonNullable<ReturnType<typeof openPlan>>;
    readonly kept: ClaimWay | 'unknown' | null;
    readonly points: number | null;
    readonly final?: boolean;
    readonly pays?: boolean;
    readonly later?: { readonly turns: number; readonly isUsual: boolean } | null;
  },
): PlanChange | null {
  const { last, target, by } = old;
  if (plan !== null && isSameClaim(plan.claim, last.claim)) return null;
  if (match.round - matchAt(match, last.choices).round > STALE) return null;
  const told = (cause: ChangeCause): PlanChange => ({ from: last.claim, to: plan?.claim ?? null, cause });
  const better: ChangeCause = { kind: 'better', points: points === null ? null : Math.max(1, Math.round(points)) };
  const isFar = kept === null && last.turns !== null;
  const keptTurns = kept === null || kept === 'unknown' ? null : kept.turns.length;
  if (plan === null && !final) return null;
  if (target === null) return told(by === null ? { kind: 'gone' } : { kind: 'taken', by });
  // What comes a little later is not left.
  if (later !== null && plan !== null) return told({ kind: 'after', turns: later.turns });
  if (later?.isUsual) return null;
  const lacks = missingOf(last.claim.price, holdAfter(match, line));
  const uses = lacks.length > missingOf(last.claim.price, holdOf(match)).length;
  if (later !== null && !uses) return null;
  if (plan === null) {
    if (isFar) return told({ kind: 'farther' });
    if (points !== null) return told(better);
    return uses ? told({ kind: 'uses', missing: lacks }) : null;
  }
  const then = matchAt(match, last.choices);
  const stateThen = then.copiedState();
  const wanted = solver.targets(stateThen).find((one) => isSameClaim(one, plan.claim));
  if (wanted === undefined) return told({ kind: 'appeared' });
  const card = acquiredBy(match, line);
  if (card !== null && !marketOf(then).includes(card)) return told({ kind: 'merchant', card });
  // Where what was planned could be claimed now, too, that is no reason.
  if (plan.turns === 1 && keptTurns !== 1) {
    // Nor where this could have been claimed then.
    const couldThen = solver.reachable(stateThen.cells.slice(), match.decision?.seat ?? 0, wanted, 1);
    return told(couldThen ? better : { kind: 'now' });
  }
  const sooner = keptTurns === null || plan.turns === null ? 0 : keptTurns - plan.turns;
  if (sooner > 0) return told({ kind: 'sooner', turns: sooner });
  if (isFar) return told({ kind: 'farther' });
  if (points !== null) return told(better);
  if (pays) return told({ kind: 'payable' });
  const hold = holdOf(match);
  const [missing = 0, before = 0] = [plan.claim, last.claim].map(({ price }) => missingOf(price, hold).length);
  if (missing < before) return told({ kind: 'nearer', missing, before });
  // A coin that comes with a card is not among its points.
  const hasCoins = match.core.scores.some(({ part }) => part === 'coins');
  const more = plan.claim.points - last.claim.points;
  if (more > 0 && !hasCoins) return told({ kind: 'richer', points: more });
  // What was planned may come as soon.
  const isSoon = plan.turns !== null && plan.turns <= SOON && (keptTurns === null || keptTurns > plan.turns);
  return told(isSoon ? { kind: 'first', turns: plan.turns } : better);
}

/** The cubes of the seat that chooses, as letters. */
function holdOf(match: Match): string {
  const { seats }: AnyView = match.state();
  return seats[match.decision?.seat ?? 0]?.hold ?? '';
}

/** The match after so many of its choices. */
function matchAt(match: Match, choices: number): Match {
  const then = match.restart();
  for (const { option } of match.choices.slice(0, choices)) then.choose(option.code);
  return then;
}

const positionAt = (match: Match, choices: number): State => matchAt(match, choices).copiedState();
