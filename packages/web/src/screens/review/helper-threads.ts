/** Shares the work of an analysis among several workers. */

import { type HelperNews, type HelperTask, isDone } from '@windrose/analysis';

import type { HelperAnswer, HelperMatch, HelperQuestion } from './helper.worker.ts';

/** The workers, and what they have found that nobody has asked for yet. */
export class HelperThreads {
  readonly #match: HelperMatch;
  readonly #most: number;
  /** Those that are not begun, the next one first. */
  #tasks: HelperTask[] = [];
  /** The step that is to be next. */
  #preferred: number | null = null;
  #news: HelperNews[] = [];
  readonly #workers: Worker[] = [];
  /** Those that have nothing to do: each goes on when it is called. */
  readonly #idle: (() => void)[] = [];
  #fault: Error | null = null;
  #wake: () => void = () => {};

  /** @param match what every worker is given first. @param most the maximum number of workers. */
  constructor(match: HelperMatch, most: number) {
    this.#match = match;
    this.#most = most;
  }

  /** Gives the workers tasks, to be done in this order. Those given before are done. */
  begin(tasks: readonly HelperTask[]): void {
    this.#tasks = [...tasks];
    this.#order();
    for (const goOn of this.#idle.splice(0)) goOn();
    while (this.#workers.length < Math.min(this.#most, tasks.length)) this.#start();
  }

  /** Ends the workers. */
  end(): void {
    for (const worker of this.#workers.splice(0)) worker.terminate();
    this.#idle.length = 0;
  }

  /** Does the task of a step before all others that are not begun. @param at the number of the step */
  prefer(at: number): void {
    this.#preferred = at;
    this.#order();
  }

  #order(): void {
    const first = this.#tasks.findIndex(({ at }) => at === this.#preferred);
    if (first > 0) this.#tasks.unshift(...this.#tasks.splice(first, 1));
  }

  /** What has been found since it was last asked for, as soon as there is something. @throws Error if a worker failed. */
  async news(): Promise<readonly HelperNews[]> {
    while (this.#news.length === 0 && this.#fault === null) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    if (this.#fault) throw this.#fault;
    return this.#news.splice(0);
  }

  #start(): void {
    const worker = new Worker(new URL('./helper.worker.ts', import.meta.url), { type: 'module' });
    this.#workers.push(worker);
    const ask = (question: HelperQuestion): void => worker.postMessage(question);
    const goOn = (): void => {
      const task = this.#tasks.shift();
      if (task) ask({ kind: 'task', task });
      else this.#idle.push(goOn);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<HelperAnswer>) => {
      if (data.kind === 'fault') this.#fail(data.fault);
      else {
        this.#news.push(data.news);
        if (isDone(data.news)) goOn();
        this.#wake();
      }
    });
    worker.addEventListener('error', ({ message }) => this.#fail(message));
    ask(this.#match);
    goOn();
  }

  #fail(fault: string): void {
    this.#fault ??= new Error(fault);
    this.#wake();
  }
}
