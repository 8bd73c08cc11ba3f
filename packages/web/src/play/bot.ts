/** Bots think beside the page, in a worker, so that nothing ever stutters. */

import type { Level } from '@windrose/bots';
import type { MatchRecord, RawPack } from '@windrose/rules';

/** Who chooses for the bots' seats. */
export interface BotPlayer {
  /** The code of the option that the seat to choose takes; `packs` are the own packs the match is played with. */
  choose(record: MatchRecord, packs: readonly RawPack[], level?: Level): Promise<number>;
}

/** What the page asks of the worker, and what it answers. */
export interface BotQuestion {
  readonly number: number;
  readonly record: MatchRecord;
  readonly packs: readonly RawPack[];
  readonly level: Level | undefined;
}
export type BotAnswer = { readonly number: number } & ({ readonly code: number } | { readonly fault: string });

/** A worker that is started with the first question. */
export class WorkerBot implements BotPlayer {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, { resolve: (code: number) => void; reject: (reason: Error) => void }>();

  choose(record: MatchRecord, packs: readonly RawPack[], level?: Level): Promise<number> {
    const number = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#start().postMessage({ number, record, packs, level } satisfies BotQuestion);
    });
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      const waiting = this.#waiting.get(data.number);
      this.#waiting.delete(data.number);
      if ('code' in data) waiting?.resolve(data.code);
      else waiting?.reject(new Error(data.fault));
    });
    // A worker that could not even be loaded answers nothing; the next question tries again.
    worker.addEventListener('error', (event) => {
      this.#worker = null;
      const faults = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const { reject } of faults) reject(new Error(event.message));
    });
    this.#worker = worker;
    return worker;
  }
}
