/** A match looked back at: the chance to win over the turns, what each turn lost, what would have been better. */

import { type Budget, type Level, type NetWeights, weightsFor } from '@windrose/bots';
import { type Match, required } from '@windrose/rules';
import { reviewOf } from './assemble.ts';
import { evaluate, gainOf, isSuspect, type Work } from './comparison.ts';
import { progressIn } from './evidence.ts';
import { type HelperNews, type HelperTask, ReviewHelper } from './helper.ts';
import { PositionJudge } from './judge.ts';
import type { Review } from './result.ts';
import { reviewStepsOf } from './steps.ts';
import { SAMPLES, type TurnTask } from './turn-task.ts';

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
   * The work of this stage that is done, and that is left, in units that take about equally long: playouts from early turns take longer,
   * and forced steps take no time. A turn is expected to take as many playouts as is usual: others take three times as many.
   */
  readonly work: { readonly done: number; readonly left: number };
  /** The review as it is so far: the first curve covers all steps as soon as its stage is done. */
  readonly soFar: () => Review;
}

/** The settings of a review in one piece. */
export interface ReviewOptions {
  /** The level of the bot that says what would have been better. */
  readonly level?: Level;
  /** `iterations`: how many times each line is played on (without it {@link SAMPLES}); `ms`: for each turn at most. */
  readonly budget?: Budget;
  /** The maximum number of pairs of playouts per turn (default {@link PLAYOUTS}); 0 for a quick review, which gives no marks. */
  readonly playouts?: number;
  /** Asked before each piece of work; true ends the review there. */
  readonly stop?: () => boolean;
  /** The seats whose turns are played out first; by default none is. */
  readonly first?: readonly number[];
}

/** The settings of a review in pieces. */
export interface PiecewiseOptions extends ReviewOptions {
  /**
   * Called with the tasks of each stage after the first, the most important first. The caller does them, with {@link ReviewHelper} and on
   * as many threads as it likes, and hands what they find to `next`, which expects it until all tasks of the stage are done.
   */
  readonly elsewhere?: (tasks: readonly HelperTask[]) => void;
  /** Called again and again during a search; whatever it waits for, the search waits for. */
  readonly pause?: () => false;
}

/** Default number of pairs of playouts to the end of the match. */
export const PLAYOUTS = 120;

/** The part of the most playouts that could follow after which a turn is usually settled. */
const USUAL_SHARE = 1 / 3;

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
  options: PiecewiseOptions = {},
): Generator<ReviewProgress, Review, readonly HelperNews[] | undefined> {
  const {
    level = 'admiral',
    budget = {},
    playouts = PLAYOUTS,
    stop,
    first: own = [],
    elsewhere,
    pause = () => false,
  } = options;
  const samples = budget.iterations ?? SAMPLES;
  const ms = budget.ms ?? null;
  const { core } = match;
  const judge = new PositionJudge(core, weights);
  const helper = elsewhere ? null : new ReviewHelper(match, weights, { level, samples, ms, pause });
  const steps = reviewStepsOf(match);
  const end = evaluate(judge, match.copiedState(), samples, steps.length);
  const [first] = steps;
  const opening = first ? evaluate(judge, first.before, samples, 0) : end;
  const works: Work[] = [];
  const open = new Set<number>();
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
      open,
      end: works.length === steps.length ? end : null,
      stopped,
    });

  for (const [at, step] of steps.entries()) {
    if (stops()) return soFar();
    const before = at === 0 ? opening : evaluate(judge, step.before, samples, at);
    works.push({ step, before, compared: null, luck: null, slow: null, wasted: null, idle: null });
    const work = { done: works.length, left: steps.length - works.length };
    yield { stage: 'curve', done: works.length, of: steps.length, work, soFar };
  }

  const chosen = works.filter(({ step }) => !step.forced).length;
  const turns = works.map((_, at): TurnTask => ({ kind: 'turn', at }));
  elsewhere?.(turns);
  const looking = helper && allDone(helper, turns);
  let [looked, judged] = [0, 0];
  const turnsDone = (): ReviewProgress => {
    const work = { done: judged, left: chosen - judged };
    return { stage: 'turns', done: looked, of: works.length, work, soFar };
  };
  while (looked < works.length) {
    if (stops()) return soFar();
    const next = looking?.next();
    const found = next?.done === false ? [next.value] : yield turnsDone();
    for (const one of found ?? []) {
      if (one.kind !== 'turn') continue;
      const { at, compared, luck, slow, wasted, idle } = one;
      const work = required(works[at], `step ${at}`);
      Object.assign(work, { compared, luck, slow, wasted, idle });
      if (compared && isSuspect(compared, work.step.seat) && playouts > 0) open.add(at);
      looked++;
      if (!work.step.forced) judged++;
    }
    if (next) yield turnsDone();
  }

  if (playouts === 0) return soFar();
  const suspects = works.flatMap(({ step, compared }, at) => {
    if (!compared?.better || !isSuspect(compared, step.seat)) return [];
    const { better, evaluated } = compared;
    const progress = progressIn(match, step.round);
    return [{ step, compared, task: { kind: 'playout', at, better, evaluated, playouts, ms, progress } as const }];
  });
  suspects.sort(
    (a, b) =>
      Number(own.includes(b.step.seat)) - Number(own.includes(a.step.seat)) ||
      gainOf(b.compared.gain, b.step.seat).value - gainOf(a.compared.gain, a.step.seat).value,
  );
  const tasks = suspects.map(({ task }) => task);
  const news = helper && allDone(helper, tasks);
  elsewhere?.(tasks);
  const counts = new Map(suspects.map(({ task, compared }) => [task.at, { compared, pairs: 0, settled: false }]));
  const length = (at: number): number => steps.length - at;
  while ([...counts.values()].some(({ settled }) => !settled)) {
    if (stops()) return soFar();
    const next = news?.next();
    const found = next?.done === false ? [next.value] : yield playoutsDone(counts, { playouts, length, soFar });
    for (const one of found ?? []) {
      if (one.kind !== 'playout') continue;
      const count = required(counts.get(one.at), `task of step ${one.at}`);
      counts.set(one.at, { ...count, pairs: one.pairs, settled: one.settled });
      if (one.found) Object.assign(count.compared, one.found);
      if (one.settled) open.delete(one.at);
    }
    if (next) yield playoutsDone(counts, { playouts, length, soFar });
  }
  return soFar();
}

/** The news of tasks that are done one after the other. */
function* allDone(helper: ReviewHelper, tasks: readonly HelperTask[]): Generator<HelperNews, void, void> {
  for (const task of tasks) yield* helper.do(task);
}

/** The progress of the last stage. @param length the steps from one to the end. */
function playoutsDone(
  counts: ReadonlyMap<number, { readonly pairs: number; readonly settled: boolean }>,
  { playouts, length, soFar }: { playouts: number; length: (at: number) => number; soFar: () => Review },
): ReviewProgress {
  let [done, of] = [0, 0];
  const work = { done: 0, left: 0 };
  for (const [at, { pairs, settled }] of counts) {
    done += pairs;
    of += settled ? pairs : playouts;
    work.done += pairs * length(at);
    work.left += settled ? 0 : (playouts - pairs) * USUAL_SHARE * length(at);
  }
  return { stage: 'playouts', done, of, work, soFar };
}
