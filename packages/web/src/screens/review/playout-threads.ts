/** Shares the playouts of an analysis among several workers. */

import type { PlayOutNews, PlayOutTask } from '@windrose/analysis';

import type { PlayOutAnswer, PlayOutMatch, PlayOutQuestion } from './playout.worker.ts';

/** The workers, and what they have found that nobody has asked for yet. */
export class PlayOutThreads {
  readonly #match: PlayOutMatch;
  readonly #most: number;
  /** Those that are not begun, the next one first. */
  #tasks: PlayOutTask[] = [];
  /** The step that is to be next. */
  #preferred: number | null = null;
  #news: PlayOutNews[] = [];
  #fault: Error | null = null;
  #wake: () => void = () => {};

  /** @param match what every worker is given first. @param most the maximum number of workers. */
  constructor(match: PlayOutMatch, most: number) {
    this.#match = match;
    this.#most = most;
  }

  /** Starts the workers on tasks, in this order. They end by themselves. */
  begin(tasks: readonly PlayOutTask[]): void {
    this.#tasks = [...tasks];
    this.#order();
    for (let worker = 0; worker < Math.min(this.#most, tasks.length); worker++) this.#start();
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
  async news(): Promise<readonly PlayOutNews[]> {
    while (this.#news.length === 0 && this.#fault === null) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    if (this.#fault) throw this.#fault;
    return this.#news.splice(0);
  }

  #start(): void {
    const worker = new Worker(new URL('./playout.worker.ts', import.meta.url), { type: 'module' });
    const ask = (question: PlayOutQuestion): void => worker.postMessage(question);
    const goOn = (): void => {
      const task = this.#tasks.shift();
      if (task) ask({ kind: 'task', task });
      else worker.terminate();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<PlayOutAnswer>) => {
      if (data.kind === 'fault') this.#fail(data.fault);
      else {
        this.#news.push(data.news);
        if (data.news.settled) goOn();
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
