/** A marked turn played again: how the new try compares with the turn that was played and the better one. */

import type { NetWeights } from '@windrose/bots';
import { type Match, required, RulesError } from '@windrose/rules';
import { changeBetween, endEqually, gainOf, SECOND_ROUNDS, untilLuck } from './comparison.ts';
import { intervalOf } from './estimate.ts';
import { type Line, type Outlook, PositionJudge } from './judge.ts';
import { findReasons, type Reason } from './reasons.ts';
import { MARK_LOSSES } from './result.ts';
import { reviewStepsOf } from './steps.ts';
import { type Difference, differenceIn, isFinding } from './verdict.ts';

/** The number of times each line is played on before it is judged. */
const SAMPLES = 48;

/** So often at most, as long as the difference is not clear and may be off by more than this. */
const MOST_BATCHES = 3;
const WIDE = 0.15;

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
}

/** What is known of the difference between a try and the better line: a try is judged as the turns of a review are. */
export const differenceOfTry = ({ behind, margin }: Pick<TryComparison, 'behind' | 'margin'>): Difference =>
  differenceIn([behind - margin, behind + margin]);

/**
 * Compares a try with the better line: both are played on several times with the same draws.
 * @param match at the position of the marked turn.
 * @param weights what was learned of the game, as `loadWeights` of `@windrose/bots` returns it; null where nothing was.
 * @throws RulesError `match-over` when the match is over.
 */
export function compareMistakeTry(
  match: Match,
  weights: NetWeights | null,
  { tried, played, better, loss }: MistakeTry,
): TryComparison {
  const { core, decision } = match;
  if (decision === null) throw new RulesError('match-over', 'The match is over; no turn can be tried.');
  const { seat } = decision;
  const before = match.copiedState();
  const line = untilLuck(match, before, tried);
  if (endEqually(match, before, line, played)) return { kind: 'repeated', behind: loss, margin: 0 };
  if (endEqually(match, before, line, better)) return { kind: 'found', behind: 0, margin: 0 };
  const judge = new PositionJudge(core, weights);
  const [ofBetter, ofLine]: [Outlook[], Outlook[]] = [[], []];
  let told = { behind: 0, margin: Infinity };
  const isOpen = (): boolean => told.margin > Math.max(WIDE, Math.abs(told.behind));
  for (let batch = 0; batch < MOST_BATCHES && isOpen(); batch++) {
    const leavesOf = (codes: Line) =>
      judge.leaves(before, codes, SAMPLES, batch * SAMPLES, before.round + 1 + SECOND_ROUNDS);
    ofBetter.push(...leavesOf(better));
    ofLine.push(...leavesOf(line));
    const gain = gainOf(changeBetween(ofBetter, ofLine, seat), seat);
    const [least, most] = intervalOf(gain);
    told = { behind: gain.value, margin: (most - least) / 2 };
  }
  const { behind } = told;
  const difference = differenceOfTry(told);
  if (behind <= -MARK_LOSSES.inaccuracy && isFinding(difference)) return { kind: 'beyond', ...told };
  if (behind < AS_GOOD || difference === 'even' || difference === 'none') return { kind: 'as-good', ...told };
  return { kind: behind <= IMPROVED * loss ? 'improved' : 'no-better', ...told };
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
  return findReasons(then, new PositionJudge(match.core, weights), step, better);
}
