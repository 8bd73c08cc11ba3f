/** A hint: its plan, and what that means for later turns, part by part. */

import type { NetWeights, Thought } from '@windrose/bots';
import type { Match } from '@windrose/rules';
import { type Aim, aimsOf, isAsSoon, NOT_AIMED } from './aim.ts';
import { ABOUT, isAboutAsGood, isClaimAdvised, NEARLY, wins } from './claim-advice.ts';
import { besideTurn, secondTo } from './beside.ts';
import { claiming, going, type HintPart, toldOf } from './claim-parts.ts';
import { endEqually, untilLuck } from './comparison.ts';
import { gainBeside } from './gain-beside.ts';
import { goodOf } from './good-of.ts';
import { HintMeaning, isMeansTo, type Meaning } from './hint-meaning.ts';
import type { Line } from './judge.ts';
import { leavesPoints, passedTile } from './passed-tile.ts';
import { expectedLine, type ExpectedTurn, following, isExpected, keptTurn, nextTurn, usesUp } from './next-turn.ts';
import { isSameClaim, type LastHint } from './plan.ts';
import { toldLead } from './told-lead.ts';
import { type ClaimWay, endsBehind, quickestClaim, worthierClaim } from './quick-claim.ts';
import { isOnlyLine, wayAfter } from './way.ts';

/** Milliseconds within which a hint gets its aim: a slow machine needs them, and the plan is told before. */
const HINT_MS = 3000;

/** Milliseconds after which its aim is told as far as it is known. */
const SOON_MS = 700;

/** Milliseconds after which it is decided whether the plan is a claim: nobody likes to wait for a hint, and more tries seldom change it. */
const DECIDE_MS = 900;

/** How long a hint may take, about, and what the hint before it planned. */
interface HintOptions {
  /** Milliseconds for the whole second part. */
  readonly ms?: number;
  /** Milliseconds after which it is told as far as it is known. */
  readonly soon?: number;
  /** Milliseconds after which the plan is told where it has to be compared with a claim. */
  readonly decide?: number;
  /** What the last hint for the same seat has told. */
  readonly last?: LastHint;
}

const NO_HINT: LastHint = { plan: null, expected: null, hasOutlook: false };

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
  const { last = NO_HINT, ms = HINT_MS, decide = DECIDE_MS } = options;
  const kept = keptTurn(match, weights, thought, { expected: last.expected, ms: decide });
  let line: Line = kept.line;
  for (const found of plannedParts(match, weights, { ...thought, line }, options)) {
    if (found.kind === 'line') {
      ({ line } = found);
      yield found;
      continue;
    }
    // What has been told of everything is not told again and again.
    const far = found.aim.far !== null && last.hasOutlook ? 'still' : found.aim.far;
    const part = { ...found, aim: { ...found.aim, far } };
    const [first = null, ...then] = toldLead(part.aim)?.way ?? [];
    if (!part.final) {
      yield { ...part, follows: first && following(match, line, first, then) };
      continue;
    }
    const other = expectedOf(match, line, part, { last, points: kept.points });
    const isUnknown = other !== null && other.line !== null && other.points === null;
    // The way to a claim says which turn follows.
    const isOpen = first === null && !match.final && match.decision?.kind !== 'discard' && !isOnlyLine(match, line);
    const hasTile = leavesPoints(match, line);
    const isWeighed = part.aim.passes === null && isChoice(match, line);
    if (isOpen || hasTile || isUnknown || isWeighed) yield { ...part, final: false };
    const next = isOpen ? nextTurn(match, weights, line) : null;
    // The turns that are told do not use up what the claim that is told costs.
    const likely =
      part.aim.likely && next && usesUp(match, [line, next.line], part.aim.likely) ? null : part.aim.likely;
    const points = isUnknown ? (gainBeside(match, weights, [line, other.line], ms)?.gain.value ?? null) : null;
    const expected = isUnknown ? { ...other, points } : other;
    const tile = hasTile ? passedTile(match, weights, line, ms) : null;
    const second = isWeighed ? secondTo(match, match.copiedState(), line, thought.candidates) : null;
    // What has been said of the turn that was expected is not said again.
    const isSaid =
      second !== null && expected?.line && endEqually(match, match.copiedState(), second.line, expected.line);
    const beside = second === null || isSaid ? null : besideTurn(match, weights, line, second, options.ms);
    const follows = first ?? (next?.isSure ? next.line : null);
    yield {
      ...part,
      aim: { ...part.aim, likely, next, expected, tile, beside },
      follows: follows && following(match, line, follows, first === null ? [] : then),
    };
  }
}

/** Whether somebody may ask why another turn is not advised: a claim speaks for itself. */
const isChoice = (match: Match, line: Line): boolean =>
  match.decision?.kind !== 'discard' && !isOnlyLine(match, line) && goodOf(match, line).kind !== 'claims';

/** The turn that the last hint expected, where another one is advised and neither a claim nor a change of plan says why. */
function expectedOf(
  match: Match,
  line: Line,
  { plan, change, lead }: Meaning,
  { last, points }: { readonly last: LastHint; readonly points: number | null },
): ExpectedTurn | null {
  if (last.expected === null || change !== null || goodOf(match, line).kind === 'claims') return null;
  const { card } = last.expected;
  const expected = expectedLine(match, last.expected);
  if (expected === null) return { line: null, card, points: null, later: 0 };
  if (isExpected(match, line, expected, last.expected)) return null;
  const isSame = plan !== null && last.plan !== null && isSameClaim(plan.claim, last.plan.claim);
  const later = isSame && plan.turns !== null && last.plan.turns !== null ? plan.turns - (last.plan.turns - 1) : 0;
  return { line: expected, card, points: lead ?? points, later: Math.max(0, later) };
}

/** The same, without what another bonus tile would be worth, and which turn follows. */
function* plannedParts(
  match: Match,
  weights: NetWeights | null,
  { line, candidates }: Pick<Thought, 'line' | 'candidates'>,
  { ms = HINT_MS, soon = SOON_MS, decide = DECIDE_MS, last = NO_HINT }: HintOptions = {},
): Generator<HintPart, void, void> {
  const meaning = new HintMeaning(match, line, last);
  const { solver, state, codes, good, isForced, old, quick } = meaning;
  const { core } = match;
  const isClear = good.kind === 'claims' || isForced;
  const isMeans = isMeansTo(good);
  const passed = isClear ? null : quickestClaim(core, solver, state);
  // Points do not speak for a claim that ends the match as lost.
  const isLosing = passed !== null && passed.turns.length === 1 && endsBehind(core, state, passed);
  // What can be claimed as the last hint promised is claimed, unless playing on says that the turn is much better.
  const isPromised = quick !== null && quick !== 'unknown' && quick.turns.length === 1;
  // And whoever is winning finishes.
  if (passed !== null && wins(core, state, passed)) {
    yield* going(match, meaning, passed);
    return;
  }
  const isFinish = match.final || wins(core, state, { turns: [codes] });
  const worthier = good.kind === 'claims' && !isForced && !isFinish ? worthierClaim(solver, state, good.claim) : null;
  if (worthier !== null) {
    yield* claiming(match, weights, meaning, worthier, { ms, soon: decide });
    return;
  }
  const { rival, isQuick } = isClear || passed?.turns.length === 1 ? NO_RIVAL : rivalOf(match, meaning);
  if (passed === null && rival === null) yield { kind: 'line', line: codes };
  // A plan that is left is not left without a word of what comes instead.
  const isKnown = !isMeans && passed === null && rival === null && !old?.target;
  if (isClear || isKnown) {
    yield toldOf(meaning, codes, NOT_AIMED, { final: true });
    return;
  }
  const other = candidates.find(({ code }) => code !== line[0]);
  const instead = rival ?? passed;
  const isAdvised = ({ passes }: Aim): boolean =>
    rival === null
      ? !isLosing && (passes === null ? isPromised : isClaimAdvised(passes))
      : passes === null || isAboutAsGood(passes.gain, isQuick ? NEARLY : ABOUT);
  const aims = aimsOf(match, weights, codes, {
    solver,
    other: other ? untilLuck(match, state, other.line) : null,
    passed,
    rival,
    prefer: old?.target ?? null,
    ms,
    soon: instead === null ? soon : decide,
  });
  let decided = instead === null;
  let said: Meaning | null = null;
  for (const { aim: found, keeps, seldom, final } of aims) {
    // What it has been said to lead to, it leads to at last, too.
    const lead: Aim['leadsTo'] = said?.aim.leadsTo ?? null;
    const isOther: boolean = lead !== null && (found.leadsTo === null || !isSameClaim(found.leadsTo.claim, lead.claim));
    const aim: Aim = isOther ? { ...found, leadsTo: lead } : found;
    if (instead !== null && isAdvised(aim)) {
      // The plan does not change under the eye. What has been told of it stands.
      if (!decided) yield* going(match, meaning, instead);
      else if (said !== null) yield { ...said, kind: 'aim', final: true };
      return;
    }
    if (!decided) yield { kind: 'line', line: codes };
    decided = true;
    const leadsTo = isMeans ? aim.leadsTo : null;
    // What is said of a claim passed over is said of the one that can be made soonest.
    const now: Meaning =
      rival === null
        ? meaning.of(codes, { aim: { ...aim, leadsTo }, keeps, seldom }, { final })
        : meaning.of(
            codes,
            { aim: { ...aim, leadsTo, passes: null }, keeps, seldom },
            { final, points: leadOver(aim) },
          );
    said = keepingPlan(said, now);
    yield { ...said, kind: 'aim' };
  }
}

/** What is known better, unless it speaks of another plan than has been told: what has been told stands. */
function keepingPlan(told: Meaning | null, known: Meaning): Meaning {
  if (told === null || told.plan === null) return known;
  const isSame = known.plan !== null && isSameClaim(told.plan.claim, known.plan.claim);
  return isSame ? known : { ...told, final: known.final };
}

/** By how many points the plan leads more than another one; null where that is not known. */
const leadOver = ({ passes }: Aim): number | null => passes?.gain.value ?? null;

const NO_RIVAL = { rival: null, isQuick: false } as const;

/**
 * The way to the last plan where the turn that was thought of has to be clearly better, and whether that turn is on a way that is as
 * quick. A claim at once is a plan of its own.
 */
function rivalOf(
  match: Match,
  { quick, old, solver, state, codes }: HintMeaning,
): { readonly rival: ClaimWay | null; readonly isQuick: boolean } {
  if (quick === null || quick === 'unknown' || old === null) return NO_RIVAL;
  const isQuick = isAsSoon(wayAfter(match.core, solver, state, codes, quick.target), quick);
  const isPromised = quick.turns.length < (old.last.turns ?? 0);
  // The way that was told is not left for one that is only as quick.
  const isFollowed = isQuick && !(isPromised && !endEqually(match, state, codes, quick.turns[0] ?? []));
  return { rival: isFollowed ? null : quick, isQuick };
}
