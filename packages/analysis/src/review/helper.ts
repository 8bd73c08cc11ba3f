/** The work of a review that any thread can do: tasks that do not depend on each other. */

import type { NetWeights } from '@windrose/bots';
import { type Match, required } from '@windrose/rules';
import { playOut, type PlayOutNews, type PlayOutTask } from './play-out.ts';
import { Playouts } from './playouts.ts';
import { type ReviewStep, reviewStepsOf } from './steps.ts';
import { SAMPLES, TurnReviewer, type TurnNews, type TurnSettings, type TurnTask } from './turn-task.ts';

/** A task of a review, and what it has found so far. Both are structured data. */
export type HelperTask = TurnTask | PlayOutTask;
export type HelperNews = TurnNews | PlayOutNews;

/** Whether news are the last of their task. */
export const isDone = (news: HelperNews): boolean => news.kind === 'turn' || news.settled;

const SETTINGS: TurnSettings = { level: 'admiral', samples: SAMPLES, ms: null, pause: () => false };

/** Does tasks of the review of one match. What it finds does not depend on which tasks it has done before. */
export class ReviewHelper {
  readonly #match: Match;
  readonly #steps: readonly ReviewStep[];
  readonly #playouts: Playouts;
  readonly #turns: TurnReviewer;

  /**
   * @param settings those of the review: by default its own.
   * @throws RangeError when the weights are of another game or another version of the bots.
   */
  constructor(match: Match, weights: NetWeights | null, settings: Partial<TurnSettings> = {}) {
    this.#match = match;
    this.#steps = reviewStepsOf(match);
    this.#playouts = new Playouts(match.core, weights);
    this.#turns = new TurnReviewer(match, weights, this.#playouts, { ...SETTINGS, ...settings });
  }

  /** Does a task in pieces, between which other work can be done. @throws Error for a step that the match does not have. */
  *do(task: HelperTask): Generator<HelperNews, void, void> {
    const step = required(this.#steps[task.at], `step ${task.at}`);
    if (task.kind === 'turn') yield this.#turns.look(this.#steps, task, step);
    else yield* playOut(this.#match.core, this.#playouts, step, task);
  }
}
