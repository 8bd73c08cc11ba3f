/**
 * The hints that were given last. While the plan of one is followed, whoever asks again is told the rest of it: thinking anew would often
 * find another plan that is as good, and lead back and forth. A later hint knows what the last one of its seat planned to claim. Both
 * outlast the page: whoever comes back to a match is told the same.
 */

import {
  type Aim,
  type ClaimNamed,
  type FollowingTurn,
  type LastHint,
  type LastPlan,
  type PlanChange,
  type PlannedClaim,
  type Threat,
} from '@windrose/analysis';
import type { Match } from '@windrose/rules';

import { ENTRY_PREFIX, readEntry, writeSpareEntry } from '../browser/storage.ts';

/** What a hint means for later turns. */
export interface GivenAim {
  readonly aim: Aim;
  /** The claim that it plans; null where none is known. */
  readonly plan: PlannedClaim | null;
  /** The same, or what the hint before planned and is still to be claimed; null without either. */
  readonly planned: ClaimNamed | null;
  /** How that differs from the plan of the hint before; null where it does not. */
  readonly change: PlanChange | null;
  /** What others could claim before the next own turn. */
  readonly threats: readonly Threat[];
  /** The own turn that is said to follow; null where none is. */
  readonly follows: FollowingTurn | null;
}

/** What is known better of a hint adds to what has been told of it, and does not replace it under the reader's eyes. */
export function addAim(told: GivenAim | null, more: GivenAim): GivenAim {
  if (told === null) return more;
  const { plan, planned, change } = told;
  return {
    ...more,
    plan: plan ?? more.plan,
    planned: planned ?? more.planned,
    change: change ?? (plan === null ? more.change : null),
    threats: plan === null || more.threats.length > 0 ? more.threats : told.threats,
  };
}

/** A hint: the choices of the match before it, and those of its plan. */
interface GivenHint {
  readonly before: readonly number[];
  readonly line: readonly number[];
  /** What its plan means for later turns; absent until it is known. */
  readonly meant?: GivenAim;
}

/** A claim that a hint planned: for which seat, and the choices of the match before it. */
interface GivenPlan {
  readonly seat: number;
  readonly before: readonly number[];
  /** Null where the plan before it was said to be left: that is not said again. */
  readonly plan: PlannedClaim | null;
}

/** The hints of the match in which one was given last. */
interface GivenHints {
  /** What the match began with: a match that begins alike is the same one, as far as its choices are. */
  readonly start: string;
  readonly given: GivenHint | null;
  /** By time. */
  readonly plans: readonly GivenPlan[];
  /** The choices of the match before the last hint that told how far away everything is, or which claim is the likeliest; null: none did. */
  readonly outlook: readonly number[] | null;
}

/** The entry in which they are kept; a new number where their form changes. */
const ENTRY = `${ENTRY_PREFIX}hints/3`;

let hints: GivenHints | null = null;

const starts = new WeakMap<Match['core'], string>();

function startOf(match: Match): string {
  const known = starts.get(match.core) ?? JSON.stringify([match.core.game, match.restart().state()]);
  starts.set(match.core, known);
  return known;
}

/** The hints that were given in a match. */
function hintsOf(match: Match): GivenHints {
  const start = startOf(match);
  hints ??= keptHints();
  return hints?.start === start ? hints : { start, given: null, plans: [], outlook: null };
}

/** The hints that this browser has kept; null where it has kept none, or nothing that can be read. */
function keptHints(): GivenHints | null {
  try {
    return JSON.parse(readEntry(ENTRY) ?? 'null') as GivenHints | null;
  } catch {
    return null;
  }
}

function keep(given: GivenHints): void {
  hints = given;
  writeSpareEntry(ENTRY, JSON.stringify(given));
}

const codesOf = ({ choices }: Match): readonly number[] => choices.map(({ option }) => option.code);

const beginsWith = (codes: readonly number[], before: readonly number[]): boolean =>
  before.every((code, at) => code === codes[at]);

/** Remembers a hint. @param match at the decision that its plan begins with */
export function rememberHint(match: Match, line: readonly number[]): void {
  keep({ ...hintsOf(match), given: { before: codesOf(match), line } });
}

/** Remembers what the last hint means. @param match at the decision that its plan begins with */
export function rememberAim(match: Match, meant: GivenAim): void {
  const all = hintsOf(match);
  const { decision, choices } = match;
  const given = all.given?.before.length === choices.length ? { ...all.given, meant } : all.given;
  const { plan, change, aim } = meant;
  const before = codesOf(match);
  const outlook = aim.far === 'now' || aim.likely !== null ? before : all.outlook;
  if (decision === null || (plan === null && change === null)) {
    keep({ ...all, given, outlook });
    return;
  }
  const earlier = all.plans.filter((one) => beginsWith(before, one.before));
  // What is known better takes the place of what was known first.
  const others = earlier.filter((one) => one.seat !== decision.seat || one.before.length < before.length);
  keep({ ...all, given, outlook, plans: [...others, { seat: decision.seat, before, plan }] });
}

/** What the last hint of an earlier decision has told the seat that chooses. */
export const lastHint = (match: Match): LastHint => ({
  plan: lastPlan(match),
  expected: expectedTurn(match),
  hasOutlook: hasOutlook(match),
});

/** After so many rounds it is told again that everything is far away. */
const OUTLOOK_ROUNDS = 8;

/** Whether a hint of the last rounds has told how far away everything is, or which claim is the likeliest. */
function hasOutlook(match: Match): boolean {
  const { outlook } = hintsOf(match);
  const isEarlier = outlook !== null && outlook.length < match.choices.length && beginsWith(codesOf(match), outlook);
  return isEarlier && match.round - matchAfter(match, outlook).round < OUTLOOK_ROUNDS;
}

/** The turn that the last hint said to follow; null where it said none, or its own turn has not been made. */
function expectedTurn(match: Match): FollowingTurn | null {
  const { given } = hintsOf(match);
  const { choices, decision } = match;
  if (!given?.meant) return null;
  const done = [...given.before, ...given.line];
  const last = choices[done.length - 1];
  if (last === undefined || last.seat !== decision?.seat || !beginsWith(codesOf(match), done)) return null;
  // After it come the turns of others alone, and what follows without a choice.
  const isNext = choices.slice(done.length).every(({ seat, turn }) => seat !== last.seat || turn === last.turn);
  return isNext && match.turn !== last.turn ? given.meant.follows : null;
}

/** What the last hint of an earlier decision planned for the seat that chooses; null without one. */
export function lastPlan(match: Match): LastPlan | null {
  const codes = codesOf(match);
  const last = hintsOf(match).plans.findLast(
    ({ seat, before }) => seat === match.decision?.seat && before.length < codes.length && beginsWith(codes, before),
  );
  return last?.plan ? { ...last.plan, choices: last.before.length } : null;
}

/** The rest of the plan of a hint. */
interface RestOfHint {
  readonly line: readonly number[];
  /** Where the plan began, and all of it; null if that is the current decision. */
  readonly begun: { readonly from: Match; readonly line: readonly number[] } | null;
  readonly meant: GivenAim | undefined;
}

/**
 * The rest of the plan of the last hint; null if something else has been chosen since, if it is done, or if it is not possible any more.
 */
export function restOfHint(match: Match): RestOfHint | null {
  const { given } = hintsOf(match);
  if (given === null) return null;
  const { before, line, meant } = given;
  const made = codesOf(match);
  const planned = [...before, ...line];
  if (made.length < before.length || made.some((code, at) => code !== planned[at])) return null;
  const rest = planned.slice(made.length);
  if (!match.legal().some(({ code }) => code === rest[0])) return null;
  const begun = made.length > before.length ? { from: matchAfter(match, before), line } : null;
  // What could have been claimed instead is past once the plan has been begun, and that it is another one than before has been said.
  const later =
    begun && meant
      ? { ...meant, aim: { ...meant.aim, passes: null, expected: null, beside: null }, change: null }
      : meant;
  return { line: rest, begun, meant: later };
}

/** The match after its first choices. */
function matchAfter(match: Match, codes: readonly number[]): Match {
  const then = match.restart();
  for (const code of codes) then.choose(code);
  return then;
}
