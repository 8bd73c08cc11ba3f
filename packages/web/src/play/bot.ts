/** Bots think beside the page, in a worker, so that nothing ever stutters; one that fails is stopped and replaced. */

import { type Level, POLICIES } from '@windrose/bots';
import { FastLuck, loadMatch, type MatchRecord, MOST_OPTIONS, type RawPack } from '@windrose/rules';

/** Chooses for the bots' seats. */
export interface BotPlayer {
  /** The code of the option that the seat takes; `packs` are the custom packs of the match. */
  choose(record: MatchRecord, packs: readonly RawPack[], level?: Level): Promise<number>;
}

/** The messages between page and worker: a ready message, then a choice for each question. */
export interface BotQuestion {
  readonly number: number;
  readonly record: MatchRecord;
  readonly packs: readonly RawPack[];
  readonly level: Level | undefined;
}
export type BotAnswer =
  | { readonly ready: true }
  | ({ readonly number: number } & ({ readonly code: number } | { readonly fault: string }));

/** Milliseconds after which a bot is stopped: all levels think for much less. */
const PATIENCE = 10_000;

interface Waiting {
  readonly question: BotQuestion;
  readonly resolve: (code: number) => void;
  readonly reject: (reason: Error) => void;
  timer: ReturnType<typeof setTimeout> | null;
}

const startWorker = (): Worker => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });

/**
 * A worker that starts with the first question. If it fails (hangs, throws, chooses illegally, cannot be loaded), the seat
 * makes a simple legal choice, the console reports it, and the next question starts a new worker.
 */
export class WorkerBot implements BotPlayer {
  readonly #startWorker: () => Worker;
  readonly #patience: number;
  #worker: Worker | null = null;
  #ready = false;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(start = startWorker, patience = PATIENCE) {
    this.#startWorker = start;
    this.#patience = patience;
  }

  choose(record: MatchRecord, packs: readonly RawPack[], level?: Level): Promise<number> {
    const question: BotQuestion = { number: ++this.#asked, record, packs, level };
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { question, resolve, reject, timer: null };
      this.#waiting.set(question.number, waiting);
      this.#start().postMessage(question);
      if (this.#ready) this.#watch(waiting);
    });
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      if (worker !== this.#worker) return;
      if ('ready' in data) {
        // To load the worker takes as long as it takes; only from now on does a bot think.
        this.#ready = true;
        for (const waiting of this.#waiting.values()) this.#watch(waiting);
      } else if ('code' in data) this.#take(data.number)?.resolve(data.code);
      else this.#stop(data.fault);
    });
    worker.addEventListener('error', (event) => {
      if (worker === this.#worker) this.#stop(event.message || 'its worker could not be loaded');
    });
    this.#worker = worker;
    return worker;
  }

  #watch(waiting: Waiting): void {
    waiting.timer ??= setTimeout(() => this.#stop(`it had not chosen after ${this.#patience} ms`), this.#patience);
  }

  /** Ends the worker; all who wait for it get a simple choice. */
  #stop(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    for (const number of this.#waiting.keys()) this.#replace(number, why);
  }

  #take(number: number): Waiting | null {
    const waiting = this.#waiting.get(number) ?? null;
    this.#waiting.delete(number);
    if (waiting?.timer) clearTimeout(waiting.timer);
    return waiting;
  }

  #replace(number: number, why: string): void {
    const waiting = this.#take(number);
    if (!waiting) return;
    console.warn(`The bot failed: ${why}. A simple choice was made instead.`);
    try {
      waiting.resolve(simpleChoice(waiting.question));
    } catch (error) {
      waiting.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** The choice for a seat whose bot has failed: a build or a claim if possible, else any option. */
function simpleChoice({ record, packs, number }: BotQuestion): number {
  const match = loadMatch(record, packs);
  const { core } = match;
  const state = match.copiedState();
  const codes = new Int32Array(MOST_OPTIONS);
  return POLICIES['claim-first'](core)(state, codes, core.legal(state, codes), new FastLuck(number));
}
