/** An analysis under way: started, watched and stopped from the page, made in a worker. */

import type { Review, Stage } from '@windrose/analysis';
import type { Match, RawPack } from '@windrose/rules';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { inputFlag } from './input-priority.ts';
import { findReview, keepReview, nameOfReview } from './kept-reviews.ts';
import { type MarksInOrder, marksInOrder } from './marks-in-order.ts';
import type { LookedAt, ReviewAnswer, ReviewQuestion, ReviewTask } from './questions.ts';
import { steadied } from './steady-curve.ts';
import { TimeLeft, type ToldTime } from './time-left.ts';

/** The state of an analysis. */
export interface Analysis {
  readonly state: 'none' | 'running' | 'stopped' | 'done' | 'failed';
  /** The current stage, the work done, the total work, and the time it may still take; null before it starts. */
  readonly doing: {
    readonly stage: Stage;
    readonly done: number;
    readonly of: number;
    /** Null before enough was measured. */
    readonly left: ToldTime | null;
  } | null;
  /** The review, as far as it is, with a curve that stands still where nothing better is known; null before its first curve. */
  readonly review: Review | null;
  /** Its marked turns in the order to show them. */
  readonly marks: MarksInOrder | null;
}

const NONE: Analysis = { state: 'none', doing: null, review: null, marks: null };

/** Starts a worker on a question. */
export function ask(question: ReviewTask, answer: (answer: ReviewAnswer) => void): Worker {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => answer(data));
  worker.addEventListener('error', ({ message }) => answer({ kind: 'fault', fault: message }));
  worker.postMessage({ ...question, inputFlag: inputFlag() } satisfies ReviewQuestion);
  return worker;
}

/** More threads would make a small device hot for little. */
const MOST_THREADS = 4;

/** The threads of an analysis: one processor is left to the page, unless there are only two; then input has priority. */
const threadsOf = (processors: number): number =>
  Math.max(1, Math.min(MOST_THREADS, processors <= 2 ? processors : processors - 1));

/** The most analyses remembered while the page is open: finished ones are kept by the browser. */
const MOST = 4;

/** An analysis that goes on whatever the page shows, and is found again by who comes back to its match. */
class Run {
  readonly #match: Match;
  readonly #packs: readonly RawPack[];
  readonly #watchers = new Set<() => void>();
  #analysis = NONE;
  #worker: Worker | null = null;
  /** The present stage, and how long it still takes. */
  #stage: { readonly name: Stage; readonly time: TimeLeft } | null = null;

  constructor(match: Match, packs: readonly RawPack[]) {
    this.#match = match;
    this.#packs = packs;
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly get = (): Analysis => this.#analysis;

  /** @param first the seats whose turns are made sure of first. */
  readonly start = (first: readonly number[]): void => {
    // Two at once would only be slower.
    for (const other of runs.values()) if (other.#analysis.state === 'running') other.stop();
    this.#show({ ...NONE, state: 'running' });
    const [record, packs, threads] = [this.#match.record(), this.#packs, threadsOf(navigator.hardwareConcurrency)];
    this.#worker = ask({ kind: 'review', record, packs, first, threads }, (answer) => this.#take(answer));
  };

  /** Judges the step that is looked at before those that nobody looks at. @param at its number */
  readonly look = (at: number): void => this.#worker?.postMessage({ kind: 'look', at } satisfies LookedAt);

  readonly stop = (): void => {
    this.#end();
    this.#show({ ...this.#analysis, ...this.#found(null, null), state: 'stopped' });
  };

  /** Shows the analysis that the browser has kept, if nothing is shown yet. */
  async find(): Promise<void> {
    if (this.#analysis.state !== 'none') return;
    const review = await findReview(this.#match, this.#packs);
    if (review && this.#analysis.state === 'none') this.#show({ ...NONE, state: 'done', ...this.#found(review, null) });
  }

  /** Starts it unless it is kept, runs, or has been stopped. @param first the seats whose turns are made sure of first. */
  readonly begin = async (first: readonly number[]): Promise<void> => {
    await this.find();
    if (this.#analysis.state === 'none') this.start(first);
  };

  #take(answer: ReviewAnswer): void {
    if (answer.kind === 'progress') {
      const { review, stage, done, of, work } = answer;
      const now = performance.now() / 1000;
      if (this.#stage?.name !== stage) this.#stage = { name: stage, time: new TimeLeft(work.done, now) };
      const left = this.#stage.time.after(work.done, work.left, now);
      this.#show({ ...this.#analysis, doing: { stage, done, of, left }, ...this.#found(review, stage) });
      return;
    }
    const review = answer.kind === 'review' ? answer.review : null;
    if (review) void keepReview(this.#match, this.#packs, review);
    this.#end();
    this.#show({ ...this.#analysis, ...this.#found(review, null), state: review ? 'done' : 'failed' });
  }

  /** What is found by now. @param review null where nothing is new. @param part the part that runs; null at the end. */
  #found(review: Review | null, part: Stage | null): Pick<Analysis, 'review' | 'marks'> {
    const known = review ? steadied(this.#analysis.review, review, part !== null) : this.#analysis.review;
    return { review: known, marks: known && marksInOrder(this.#analysis.marks, known, part) };
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#stage = null;
  }

  #show(analysis: Analysis): void {
    this.#analysis = analysis;
    for (const watcher of this.#watchers) watcher();
  }
}

/** By the name of the match, the oldest first. */
const runs = new Map<string, Run>();

function runOf(match: Match, packs: readonly RawPack[]): Run {
  const name = nameOfReview(match, packs);
  const found = runs.get(name);
  if (found) return found;
  const run = new Run(match, packs);
  runs.set(name, run);
  for (const [old, { get }] of runs) if (runs.size > MOST && get().state !== 'running') runs.delete(old);
  return run;
}

/** The analysis of a match. It goes on when its screen is left. */
export function useAnalysis(match: Match, packs: readonly RawPack[]) {
  const run = useMemo(() => runOf(match, packs), [match, packs]);
  const analysis = useSyncExternalStore(run.watch, run.get);
  useEffect(() => void run.find(), [run]);
  return { analysis, start: run.start, stop: run.stop, look: run.look, begin: run.begin };
}
