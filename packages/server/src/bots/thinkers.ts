/** Worker threads for bots. A bot that takes too long is stopped together with its thread, and nobody else notices. */

import { Worker } from 'node:worker_threads';

import type { MatchRecord } from '@windrose/rules';

import type { Answer, Question } from './thinker.worker.ts';

/** Milliseconds that a bot may take for a turn. */
const LONGEST = 30_000;

interface Job {
  readonly question: Question;
  readonly resolve: (codes: readonly number[]) => void;
  readonly reject: (error: Error) => void;
}

export class Thinkers {
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #jobs: Job[] = [];
  #asked = 0;
  #closed = false;

  /** @param most how many threads; they are started when they are needed. */
  constructor(most: number) {
    this.#most = most;
  }

  /** What the bot of a level chooses for the seat that has to choose: its turn, or the part up to something turned up. */
  choose(record: MatchRecord, level: string): Promise<readonly number[]> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ question: { number: ++this.#asked, record, level }, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#jobs.splice(0)) reject(new Error('The server is stopping.'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#closed || this.#jobs.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#most ? this.#start() : null);
    if (worker) this.#ask(worker, this.#jobs.shift()!);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url));
    // Bots alone do not keep a process alive.
    worker.unref();
    this.#all.add(worker);
    return worker;
  }

  #ask(worker: Worker, { question, resolve, reject }: Job): void {
    const answered = (answer: Answer): void => {
      end();
      this.#idle.push(worker);
      if ('codes' in answer) resolve(answer.codes);
      else reject(new Error(answer.fault));
      this.#next();
    };
    const broken = (why: string): void => {
      end();
      this.#all.delete(worker);
      void worker.terminate();
      reject(new Error(why));
      this.#next();
    };
    const failed = (error: unknown): void => broken(`The thread of the bot ${question.level} broke: ${String(error)}`);
    const gone = (): void => broken(`The thread of the bot ${question.level} ended.`);
    const timer = setTimeout(() => broken(`The bot ${question.level} took longer than ${LONGEST} ms.`), LONGEST);
    const end = (): void => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed).off('exit', gone);
    };
    worker.on('message', answered).on('error', failed).on('exit', gone);
    worker.postMessage(question);
  }
}
