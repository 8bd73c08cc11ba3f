/** A match looked back at: the chance to win over the turns, what each turn lost, what would have been better. */

import { type Budget, createBotWith, type Level, type NetWeights, weightsFor } from '@windrose/bots';
import type { Match } from '@windrose/rules';
import { reviewOf } from './assemble.ts';
import { compare, type Comparison, evaluate, gainOf, type Reviewer, type Work } from './comparison.ts';
import { type Estimate, intervalOf } from './estimate.ts';
import { PositionJudge } from './judge.ts';
import { Pairs } from './pairs.ts';
import { Playouts } from './playouts.ts';
import { findReasons } from './reasons.ts';
import { MARK_LOSSES, type Review } from './result.ts';
import { reviewStepsOf } from './steps.ts';

/**
 * The stages of a review, in this order: a first curve of all positions, then better lines for each step, then playouts to the
 * end of the match for those that seem to have lost something.
 */
export const STAGES = ['curve', 'turns', 'playouts'] as const;
export type Stage = (typeof STAGES)[number];

/** The progress of a review. */
export interface ReviewProgress {
  readonly stage: Stage;
  /** The positions, steps or playouts of this stage that are done, and how many there are; of playouts, at most. */
  readonly done: number;
  readonly of: number;
  /**
   * The work of this stage that is done, and that is left (of playouts, at most), in units that take about equally long: playouts
   * from early turns take longer, and forced steps take no time.
   */
  readonly work: { readonly done: number; readonly left: number };
  /** The review as it is so far: the first curve covers all steps as soon as its stage is done. */
  readonly soFar: () => Review;
}

/** The settings of a review. */
export interface ReviewOptions {
  /** The level of the bot that says what would have been better. */
  readonly level?: Level;
  /** `iterations`: how many times each line is played on (without it {@link SAMPLES}); `ms`: for each turn at most. */
  readonly budget?: Budget;
  /** The maximum number of pairs of playouts per turn (default {@link PLAYOUTS}); 0 for a quick review, which gives no marks. */
  readonly playouts?: number;
  /** Asked before each piece of work; true ends the review there. */
  readonly stop?: () => boolean;
}

/** Default number of playouts of each line before it is evaluated. */
export const SAMPLES = 6;

/** Default number of pairs of playouts to the end of the match. */
export const PLAYOUTS = 120;

/** The minimum evaluated loss for which both lines are played out to the end. */
const SUSPECT = 0.03;

/** Pairs of playouts between two looks at the interval, and before the first one. */
const BATCH = 8;
const FIRST_LOOK = 16;

/** An interval is narrow enough when it reaches this far to either side, or this part of the loss. */
const NARROW = 0.06;
const NARROW_PART = 0.45;

/**
 * Looks back at a match, finished or not. The same match, level, iterations and playouts give the same review.
 * With milliseconds it takes fewer samples where a turn takes too long.
 * @example The turns that lost most
 * ```ts
 * import { reviewMatch } from '@windrose/analysis';
 * import { loadMatch } from '@windrose/rules';
 *
 * export function mistakes(record: unknown): string[] {
 *   const review = reviewMatch(loadMatch(record), { level: 'captain' });
 *   return review.steps.filter(({ loss }) => loss > 0.1).map(({ from, loss }) => `choice ${from}: ${loss.toFixed(2)}`);
 * }
 * ```
 */
export function reviewMatch(match: Match, options: ReviewOptions = {}): Review {
  const iterator = reviewing(match, weightsFor(match.core), options);
  for (;;) {
    const { done, value } = iterator.next();
    if (done) return value;
  }
}

/**
 * The same in pieces, between which other work can be done and the review so far can be shown.
 * @param weights what was learned of the game, as `loadWeights` of `@windrose/bots` returns it; null where nothing was.
 * @throws RangeError when the first piece is asked for and the weights are of another game or another version of the bots.
 */
export function* reviewing(
  match: Match,
  weights: NetWeights | null,
  options: ReviewOptions = {},
): Generator<ReviewProgress, Review> {
  const { level = 'admiral', budget = {}, playouts = PLAYOUTS, stop } = options;
  const samples = budget.iterations ?? SAMPLES;
  const ms = budget.ms ?? null;
  const { core } = match;
  const judge = new PositionJudge(core, weights);
  const bot = createBotWith({ core, seed: 1, level, weights });
  const steps = reviewStepsOf(match);
  const end = evaluate(judge, match.copiedState(), samples, steps.length);
  const [first] = steps;
  const opening = first ? evaluate(judge, first.before, samples, 0) : end;
  const works: Work[] = [];
  let stopped = false;
  const stops = (): boolean => (stopped ||= stop?.() === true);
  const soFar = (): Review =>
    reviewOf({
      match,
      level,
      samples,
      playouts,
      works,
      opening,
      end: works.length === steps.length ? end : null,
      stopped,
    });

  for (const [at, step] of steps.entries()) {
    if (stops()) return soFar();
    const before = at === 0 ? opening : evaluate(judge, step.before, samples, at);
    works.push({ step, before, compared: null, luck: null });
    const work = { done: works.length, left: steps.length - works.length };
    yield { stage: 'curve', done: works.length, of: steps.length, work, soFar };
  }

  const reviewer: Reviewer = { match, judge, bot, samples, ms };
  const chosen = works.filter(({ step }) => !step.forced).length;
  let judged = 0;
  for (const [at, work] of works.entries()) {
    if (stops()) return soFar();
    compare(reviewer, work, at);
    const { compared, step } = work;
    if (compared?.better && isSuspect(compared, step.seat)) {
      compared.reasons = findReasons(match, judge, step, compared.better);
    }
    if (!work.step.forced) judged++;
    yield {
      stage: 'turns',
      done: at + 1,
      of: steps.length,
      work: { done: judged, left: chosen - judged },
      soFar,
    };
  }

  if (playouts === 0) return soFar();
  const played = new Playouts(core, weights);
  const suspects = works.flatMap(({ step, compared }, at) =>
    compared?.better && isSuspect(compared, step.seat)
      ? [{ step, compared, better: compared.better, length: steps.length - at }]
      : [],
  );
  suspects.sort((a, b) => gainOf(b.compared.gain, b.step.seat).value - gainOf(a.compared.gain, a.step.seat).value);
  let of = suspects.length * playouts;
  let done = 0;
  let work = { done: 0, left: suspects.reduce((sum, { length }) => sum + length * playouts, 0) };
  for (const { step, compared, better, length } of suspects) {
    const pairs = new Pairs(core.sides);
    const begun = performance.now();
    for (let settled = false; !settled;) {
      if (stops()) return soFar();
      pairs.add(played.winner(step.before, better, pairs.number), played.winner(step.before, step.codes, pairs.number));
      const last = pairs.number >= playouts || (ms !== null && performance.now() - begun > ms);
      if (last || (pairs.number >= FIRST_LOOK && pairs.number % BATCH === 0)) {
        compared.gain = pairs.added(compared.evaluated, step.seat);
        compared.playedOut = pairs.playedOut(step.seat);
        settled =
          last ||
          isSettled(gainOf(compared.gain, step.seat), pairs.errorAfter(playouts, compared.evaluated, step.seat));
      }
      work = { done: work.done + length, left: work.left - length };
      yield { stage: 'playouts', done: done + pairs.number, of, work, soFar };
    }
    of -= playouts - pairs.number;
    work = { done: work.done, left: work.left - length * (playouts - pairs.number) };
    done += pairs.number;
    yield { stage: 'playouts', done, of, work, soFar };
  }

  return soFar();
}

/** Whether a step seems to have lost so much that both lines are played out. */
const isSuspect = ({ gain }: Comparison, seat: number): boolean => gainOf(gain, seat).value >= SUSPECT;

/** A loss below this many standard errors, as expected after all playouts, will not get a mark. */
const HOPELESS = 1.5;

/**
 * Whether more playouts would change little: the interval is narrow, or no mark is likely any more.
 * @param last the error after all playouts, if they go on as before.
 */
function isSettled(gain: Estimate, last: number): boolean {
  const [least, most] = intervalOf(gain);
  if (most < MARK_LOSSES.inaccuracy || gain.value < HOPELESS * last) return true;
  return (most - least) / 2 <= Math.max(NARROW, NARROW_PART * gain.value);
}
