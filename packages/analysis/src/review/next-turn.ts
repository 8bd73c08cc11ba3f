/** The own turn that a hint says to follow, and what the next hint makes of it. */

import { createBotWith, type NetWeights, type Thought, withoutDetours } from '@windrose/bots';
import { FastLuck, formatBundle, type Match, required, type State } from '@windrose/rules';
import { ClaimSolver } from '../puzzles/solver.ts';
import type { ClaimNamed } from './claim-named.ts';
import { endEqually, untilLuck } from './comparison.ts';
import type { Line } from './judge.ts';
import { acquiredBy, marketOf } from './acquired.ts';
import { gainBeside } from './gain-beside.ts';
import { goodOf, missing, worthOf } from './good-of.ts';
import { bestClaimNow, leadOf, SEARCH_CHOICES } from './quick-claim.ts';
import { DRAWS, endOfTurn, positions, type Way } from './way.ts';

/** Milliseconds of thought about the next turn: whoever reads the hint has something to read meanwhile. */
const THINKING_MS = 400;

/** A turn that a bot would make next. */
export interface NextTurn {
  readonly line: Line;
  /** Whether nothing else is nearly as good: then it is very likely what the next hint advises. */
  readonly isSure: boolean;
  /** Whether it takes a merchant card, which somebody else could take first. */
  readonly takesCard: boolean;
}

/** A turn is sure if it takes this share of a search, and leads by so many points more than any other. */
const SURE = { share: 0.85, points: 1 } as const;

/** A turn that is said to follow the one that a hint advises. */
export interface FollowingTurn {
  readonly line: Line;
  /** The merchant card that it acquires: it may lie at another place by then. Null where it acquires none. */
  readonly card: string | null;
  /** The turns that are told to follow it, up to a claim; none where that is not known. */
  readonly rest: Way;
}

/** The turn that the hint before expected here, where another one is advised. */
export interface ExpectedTurn {
  /** Its choices; null where it is not possible any more. */
  readonly line: Line | null;
  /** The merchant card that it would have acquired; null where it would have acquired none. */
  readonly card: string | null;
  /** By how many points the lead is larger at the end with the turn that is advised; null where that is not known. */
  readonly points: number | null;
  /** So many own turns later comes what both lead to; 0 where it does not, or that is not known. */
  readonly later: number;
}

/** The position in which the seat to move begins its next turn after a line, if the others stand still; null where there is none. */
function nextPosition(match: Match, line: Line): { readonly state: State; readonly drawn: boolean } | null {
  const from = match.copiedState();
  const end = endOfTurn(match.core, from, line);
  if (end === null || end.state.over === 1 || end.state.final === 1) return null;
  match.core.skipTo(end.state, from.actor, new FastLuck(0));
  return end;
}

/**
 * The turn that the seat to move would probably make after a line, if the others stood still; null where there is none, or where it
 * depends on a draw.
 * @param match at the decision that the line begins with. @param ms milliseconds of thought.
 */
export function nextTurn(match: Match, weights: NetWeights | null, line: Line, ms = THINKING_MS): NextTurn | null {
  const { core } = match;
  const at = nextPosition(match, line);
  if (at === null) return null;
  // A claim that is possible then is likely to be advised, whatever a bot would do.
  if (bestClaimNow(core, new ClaimSolver(core, SEARCH_CHOICES), at.state) !== null) return null;
  const bot = createBotWith({ core, seed: 1, level: 'admiral', weights });
  const thought = bot.think(at.state, { ms });
  const next = withoutDetours(core, at.state, untilLuck(match, at.state, thought.line));
  const from = match.copiedState();
  const isPossible =
    !at.drawn ||
    Array.from({ length: DRAWS }, (_, seed) => seed + 1).every(
      (seed) => positions(core, from, [line, next], seed).length === 2,
    );
  if (!isPossible) return null;
  const takesCard = acquiredBy(match.standingAt(at.state), next) !== null;
  return { line: next, isSure: isClear(thought, from.actor), takesCard };
}

/** Whether after some turns of the seat to move cubes that a claim costs are missing that are worth more than those missing before them. */
export function usesUp(match: Match, turns: Way, { price }: Pick<ClaimNamed, 'price'>): boolean {
  const from = match.copiedState();
  const end = positions(match.core, from, turns).at(-1);
  const lacks = ({ hold }: State): number =>
    worthOf(missing(price, formatBundle(required(hold[from.actor], 'own hold'))));
  return end !== undefined && lacks(end) > lacks(from);
}

/** Whether the first candidate of a search is clearly the best. */
function isClear({ candidates }: Thought, seat: number): boolean {
  const [best, ...others] = candidates;
  if (best === undefined) return false;
  const all = candidates.reduce((sum, { visits }) => sum + visits, 0);
  const lead = leadOf(best.scores, seat) - SURE.points;
  return best.visits >= SURE.share * all && others.every(({ scores }) => leadOf(scores, seat) <= lead);
}

/** The turn that follows a line, as the next hint has to know it. */
export function following(match: Match, line: Line, next: Line, rest: Way = []): FollowingTurn {
  const at = nextPosition(match, line);
  return { line: next, card: at && acquiredBy(match.standingAt(at.state), next), rest };
}

/** The choices of a turn that was expected at this decision; null where it is not possible any more. */
export function expectedLine(match: Match, { line, card }: Pick<FollowingTurn, 'line' | 'card'>): Line | null {
  if (card !== null) {
    const slot = marketOf(match).indexOf(card);
    const option = match.legal().find((one) => one.kind === 'acquire' && 'slot' in one && one.slot === slot);
    return option === undefined ? null : [option.code];
  }
  const fork = match.imagine();
  for (const code of line) {
    if (fork.over || !fork.legal().some((one) => one.code === code)) return null;
    fork.choose(code);
  }
  return line;
}

/** Whether a line is the turn that was expected, or makes all of it and more. */
export function isExpected(match: Match, line: Line, expected: Line, { card }: Pick<FollowingTurn, 'card'>): boolean {
  if (card !== null) return line[0] === expected[0];
  const from = match.copiedState();
  return endEqually(match, from, untilLuck(match, from, line), expected) || isWithin(match, expected, line);
}

/** Options that only end something. */
const ENDS: readonly string[] = ['stop', 'stay', 'enough'];

/** Whether another line makes all choices of a line in the same order, besides those that only end something. */
function isWithin(match: Match, line: Line, other: Line): boolean {
  const fork = match.imagine();
  const made = line.filter((code) => {
    const kind = fork.legal().find((option) => option.code === code)?.kind;
    fork.choose(code);
    return !ENDS.includes(kind ?? '');
  });
  let at = 0;
  for (const code of other) if (code === made[at]) at++;
  return at === made.length;
}

/** The expected turn is made unless another one is better by this much: who is told of it prepares for it. */
const KEPT = { win: 0.025, points: 1.5 } as const;

/**
 * The best line of a search, or the turn that was expected, if that is about as good; and by how many points the former leads more, where
 * that is known. A search looks little at what it does not prefer: where it finds the expected turn worse, both are played on, and the best
 * line has to be better by as much there, too. A claim at once is made in any case.
 * @param ms milliseconds after which no further try begins.
 */
export function keptTurn(
  match: Match,
  weights: NetWeights | null,
  { line, candidates }: Pick<Thought, 'line' | 'candidates'>,
  { expected: last, ms }: { readonly expected: FollowingTurn | null; readonly ms: number },
): { readonly line: Line; readonly points: number | null } {
  const expected = last && expectedLine(match, last);
  if (last === null || expected === null || isExpected(match, line, expected, last)) return { line, points: null };
  const seat = match.copiedState().actor;
  const best = candidates.find(({ code }) => code === line[0]);
  const other = candidates.find((one) => isExpected(match, one.line, expected, last));
  if (best !== undefined && other !== undefined) {
    const lead = ({ scores }: typeof best): number => leadOf(scores, seat);
    const chance = ({ win }: typeof best): number => required(win[seat], 'own chance');
    const isKept = lead(best) - lead(other) < KEPT.points && chance(best) - chance(other) < KEPT.win;
    if (isKept) return { line: other.line, points: null };
  }
  if (match.final || goodOf(match, line).kind === 'claims') return { line, points: null };
  const turn = other?.line ?? expected;
  const beside = gainBeside(match, weights, [untilLuck(match, match.copiedState(), line), turn], ms);
  if (beside !== null && beside.gain.value >= KEPT.points) return { line, points: beside.gain.value };
  return { line: turn, points: null };
}
