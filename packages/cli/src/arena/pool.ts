/** Spreads the matches of an arena over threads. What comes of them does not depend on how many there are. */

import { Worker } from 'node:worker_threads';

import { killGroup, type PlayerFailure } from '@windrose/bots/host';

import type { MatchLine } from './match.ts';
import type { Setting } from './plan.ts';
import type { Task, ThreadReport } from './thread.ts';

/** Milliseconds before a thread that has not ended is terminated. */
const MOST_CLOSING = 2000;

/**
 * The processes of players on all threads. A thread that is terminated cannot end its own, and neither can one whose program ends
 * at once.
 */
const processes = new Map<number, Worker>();
process.on('exit', () => processes.forEach((_, pid) => killGroup(pid)));

/** The result of a match. */
type Played = Extract<ThreadReport, { line: MatchLine }>;

/** A thread that plays matches by number, one after the other. */
class Table {
  readonly #worker: Worker;
  #settle: { resolve: (played: Played) => void; reject: (error: Error) => void } | null = null;

  constructor(setting: Setting, { failed, onOutput }: Pick<PoolSetup, 'failed' | 'onOutput'>) {
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: setting });
    this.#worker.on('message', (report: ThreadReport) => {
      if ('failure' in report) failed(report.failure);
      else if ('output' in report) onOutput(report.output);
      else if ('pid' in report) {
        if (report.running) processes.set(report.pid, this.#worker);
        else processes.delete(report.pid);
      } else if ('fault' in report) this.#settle?.reject(new Error(report.fault));
      else this.#settle?.resolve(report);
    });
    this.#worker.on('error', (error) =>
      this.#settle?.reject(error instanceof Error ? error : new Error(String(error))),
    );
    this.#worker.on('exit', () => this.#settle?.reject(new Error('a thread ended before its match was played')));
  }

  play(match: number): Promise<Played> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#worker.postMessage({ match } satisfies Task);
    });
  }

  /** Abandons the current match. */
  breakOff(): void {
    this.#settle?.reject(new Error('the match was broken off'));
  }

  /** Ends the thread, and with it the programs that play there. */
  async close(): Promise<void> {
    this.#settle = null;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage({ close: true } satisfies Task);
    const late = setTimeout(() => void this.#worker.terminate(), MOST_CLOSING);
    await ended;
    clearTimeout(late);
    for (const [pid, worker] of processes) {
      if (worker !== this.#worker) continue;
      killGroup(pid);
      processes.delete(pid);
    }
  }
}

/** The settings of a pool. */
export interface PoolSetup {
  readonly threads: number;
  /** Gets each match as soon as it is over, as a record, too, if the setting asks for it. */
  readonly done: (line: MatchLine, record: object | null) => void;
  /** Gets each failure of a player. */
  readonly failed: (failure: PlayerFailure) => void;
  /** Gets what programs print beside their answers, a line with the name of its player. */
  readonly onOutput: (line: string) => void;
  /** When aborted, no further match is begun, and running matches are stopped. */
  readonly stop?: AbortSignal;
}

/**
 * Plays matches by number, until all are played or it is stopped.
 * @throws Error when a match cannot be played; finished matches were reported before.
 */
export async function playMatches(
  setting: Setting,
  numbers: readonly number[],
  { threads, done, failed, onOutput, stop }: PoolSetup,
): Promise<void> {
  const left = numbers.values();
  const tables = Array.from(
    { length: Math.min(threads, numbers.length) },
    () => new Table(setting, { failed, onOutput }),
  );
  const breakOff = (): void => tables.forEach((table) => table.breakOff());
  stop?.addEventListener('abort', breakOff, { once: true });
  try {
    await Promise.all(
      tables.map(async (table) => {
        for (const number of left) {
          if (stop?.aborted === true) return;
          const { line, record } = await table.play(number);
          done(line, record);
        }
      }),
    );
  } catch (error) {
    if (stop?.aborted !== true) throw error;
  } finally {
    stop?.removeEventListener('abort', breakOff);
    await Promise.all(tables.map((table) => table.close()));
  }
}
