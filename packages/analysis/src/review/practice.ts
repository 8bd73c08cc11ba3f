/** A marked turn played again: how the new try compares with the turn that was played and the better one. */

import type { NetWeights } from '@windrose/bots';
import { type Match, required, RulesError, type State } from '@windrose/rules';
import { ClaimsAtHand } from './claim-at-hand.ts';
import type { ClaimNamed } from './claim-named.ts';
import { type Change, changeBetween, endEqually, gainOf, SECOND_ROUNDS, TRUST, untilLuck } from './comparison.ts';
import { intervalOf } from './estimate.ts';
import { type Line, type Outlook, PositionJudge } from './judge.ts';
import { Pairs } from './pairs.ts';
import { BATCH, FIRST_LOOK, isNarrow } from './play-out.ts';
import { Playouts } from './playouts.ts';
import { findReasons, type Reason } from './reasons.ts';
import { MARK_LOSSES } from './result.ts';
import { reviewStepsOf } from './steps.ts';
import { type Difference, differenceIn, isFinding } from './verdict.ts';

/** The number of times each line is played on before it is judged. */
const SAMPLES = 48;

/** So often at most, as long as the difference is not clear and may be off by more than this. */
const MOST_BATCHES = 3;
const WIDE = 0.15;

/** The most pairs of playouts to the end, where that does not tell which is better. */
const MOST_PAIRS = 120;

/** A try that is behind the better line by less than this is as good: the bots judge no finer. */
const AS_GOOD = 0.02;

/** A try that loses at most this part of what the played turn lost is an improvement. */
const IMPROVED = 0.6;

/** A marked turn and a new try at it, all from the same position. */
export interface MistakeTry {
  readonly tried: Line;
  readonly played: Line;
  readonly better: Line;
  /** The loss of the played turn as the review stated it: a chance to win, 0 to 1; 0 where `better` is what was played. */
  readonly loss: number;
}

/** The comparison of a try with the turn that was played and the better one. */
export interface TryComparison {
  /**
   * - `found`: it is the better line, or leads to the same position.
   * - `beyond`: it is another one, and seems better than that by as much as an inaccuracy loses: the analysis had not found it.
   * - `as-good`: it is another one, and as good, as far as can be told.
   * - `improved`: it loses less than what was played.
   * - `repeated`: it is what was played, or leads to the same position.
   * - `no-better`: it loses about as much as what was played, or more.
   */
  readonly kind: 'found' | 'beyond' | 'as-good' | 'improved' | 'repeated' | 'no-better';
  /** The difference to the better line in chance to win, -1 to 1: below 0 it is better than that. */
  readonly behind: number;
  /** How far that may be off nine times of ten, 0 to 1. */
  readonly margin: number;
  /** How often the seat won when both were played on to the end, in pairs with the same luck; null where they were not. */
  readonly wins: { readonly pairs: number; readonly tried: number; readonly better: number } | null;
  /**
   * Which of the two claims something at once where a hint would advise that, because the other one is not clearly better; null where none
   * does. Then neither is told as a mistake.
   */
  readonly claims: { readonly claim: ClaimNamed; readonly by: 'tried' | 'better' } | null;
  /** Whether both are still played on, so that all of this may change. */
  readonly goesOn: boolean;
}

/** What is known of the difference between a try and the better line: a try is judged as the turns of a review are. */
export const differenceOfTry = ({ behind, margin }: Pick<TryComparison, 'behind' | 'margin'>): Difference =>
  differenceIn([behind - margin, behind + margin]);

/**
 * Compares a try with the better line: both are played on several times with the same draws. Where that does not tell which is better, bots
 * play both on to the end of the match, in pairs, until it does or so many are played.
 * @param match at the position of the marked turn.
 * @param weights what was learned of the game, as `loadWeights` of `@windrose/bots` returns it; null where nothing was.
 * @param mostPairs of playouts to the end.
 * @returns what is known, again and again, the last time for good; null between two pairs after which nothing is new.
 * @throws RulesError `match-over` when the match is over.
 */
export function* comparingMistakeTry(
  match: Match,
  weights: NetWeights | null,
  { tried, played, better, loss }: MistakeTry,
  mostPairs = MOST_PAIRS,
): Generator<TryComparison | null, void, void> {
  const { core, decision } = match;
  if (decision === null) throw new RulesError('match-over', 'The match is over; no turn can be tried.');
  const { seat } = decision;
  const before = match.copiedState();
  const line = untilLuck(match, before, tried);
  const known = { margin: 0, wins: null, claims: null, goesOn: false };
  if (endEqually(match, before, line, played)) {
    yield { kind: 'repeated', behind: loss, ...known };
    return;
  }
  if (endEqually(match, before, line, better)) {
    yield { kind: 'found', behind: 0, ...known };
    return;
  }
  const claims = claimAdvised(new ClaimsAtHand(match, weights), before, { tried: line, better });
  if (claims?.by === 'tried') {
    yield { kind: 'as-good', behind: 0, ...known, claims };
    return;
  }
  const evaluated = evaluatedGain(new PositionJudge(core, weights), { match, line, better, seat });
  const first = toldOf(evaluated, seat, 1);
  // What is not clearly better than a claim at once is not called better, however often it wins.
  const isClaimAhead = (told: Pick<TryComparison, 'behind'>): boolean => claims !== null && told.behind < 0;
  if (isClaimAhead(first)) {
    yield { kind: 'as-good', behind: 0, ...known, claims };
    return;
  }
  const isOpen = differenceOfTry(first) === 'unclear';
  yield { kind: kindOf(first, loss, isOpen), ...first, wins: null, claims: null, goesOn: isOpen };
  if (!isOpen) return;
  const playouts = new Playouts(core, weights);
  const pairs = new Pairs(core.sides);
  for (let goesOn = true; goesOn;) {
    const { number } = pairs;
    pairs.add(playouts.winner(before, better, number), playouts.winner(before, line, number));
    const isLast = pairs.number >= mostPairs;
    if (!isLast && (pairs.number < FIRST_LOOK || pairs.number % BATCH > 0)) {
      yield null;
      continue;
    }
    const told = toldOf(pairs.added(evaluated, seat), seat, TRUST.interval);
    if (isClaimAhead(told)) {
      yield { kind: 'as-good', behind: 0, ...known, claims };
      return;
    }
    const difference = differenceOfTry(told);
    goesOn = !isLast && difference !== 'even' && difference !== 'none' && !isNarrow(told.behind, told.margin);
    const { better: won, played: wonTried } = pairs.playedOut(seat);
    const wins = { pairs: pairs.number, tried: wonTried, better: won };
    yield { kind: kindOf(told, loss, goesOn), ...told, wins, claims: null, goesOn };
  }
}

/** Which of two lines claims something at once as a hint would advise. */
function claimAdvised(
  claims: ClaimsAtHand,
  before: State,
  lines: Pick<MistakeTry, 'tried' | 'better'>,
): TryComparison['claims'] {
  const [tried, better] = [
    claims.beside(before, lines.tried, lines.better),
    claims.beside(before, lines.better, lines.tried),
  ];
  if (tried?.isAdvised) return { claim: tried.claim, by: 'tried' };
  return better?.isAdvised ? { claim: better.claim, by: 'better' } : null;
}

/** The gain of the better line beside a try, as evaluations say: each is played on {@link SAMPLES} times, and more while that says little. */
function evaluatedGain(
  judge: PositionJudge,
  {
    match,
    line,
    better,
    seat,
  }: { readonly match: Match; readonly line: Line; readonly better: Line; readonly seat: number },
): Change {
  const before = match.copiedState();
  const [ofBetter, ofLine]: [Outlook[], Outlook[]] = [[], []];
  for (let batch = 0; ; batch++) {
    const leavesOf = (codes: Line) =>
      judge.leaves(before, codes, SAMPLES, batch * SAMPLES, before.round + 1 + SECOND_ROUNDS);
    ofBetter.push(...leavesOf(better));
    ofLine.push(...leavesOf(line));
    const change = changeBetween(ofBetter, ofLine, seat);
    const { behind, margin } = toldOf(change, seat, 1);
    if (batch + 1 >= MOST_BATCHES || margin <= Math.max(WIDE, Math.abs(behind))) return change;
  }
}

/** A gain as it is told. @param wider how much wider than its error says. */
function toldOf(change: Change, seat: number, wider: number): Pick<TryComparison, 'behind' | 'margin'> {
  const gain = gainOf(change, seat);
  const [least, most] = intervalOf({ ...gain, error: wider * gain.error });
  return { behind: gain.value, margin: (most - least) / 2 };
}

/** @param goesOn whether more may become known. */
function kindOf(
  told: Pick<TryComparison, 'behind' | 'margin'>,
  loss: number,
  goesOn: boolean,
): 'beyond' | 'as-good' | 'improved' | 'no-better' {
  const { behind } = told;
  const difference = differenceOfTry(told);
  if (behind <= -MARK_LOSSES.inaccuracy && isFinding(difference)) return 'beyond';
  // What no playouts can tell from nothing, and would have no mark.
  const isNothing = !goesOn && difference === 'unclear' && behind < MARK_LOSSES.inaccuracy;
  if (behind < AS_GOOD || difference === 'even' || difference === 'none' || isNothing) return 'as-good';
  return behind <= IMPROVED * loss ? 'improved' : 'no-better';
}

/**
 * Why the better line of a marked turn is better: the reasons that a review gives, the most important first.
 * @param match at the position of the marked turn.
 * @param weights what was learned of the game, as `loadWeights` of `@windrose/bots` returns it; null where nothing was.
 * @throws RulesError when `played` cannot be played there.
 */
export function reasonsOfMistake(
  match: Match,
  weights: NetWeights | null,
  { played, better }: Pick<MistakeTry, 'played' | 'better'>,
): Reason[] {
  const then = match.fork();
  for (const code of played) then.choose(code);
  const step = required(
    reviewStepsOf(then).find(({ from }) => from === match.version),
    'step of the marked turn',
  );
  const atHand = new ClaimsAtHand(match, weights).beside(step.before, step.codes, better);
  return findReasons(then, new Playouts(match.core, weights), step, better, atHand);
}
