/** Gives the matches of an arena to workers, and gathers what they play. Nothing is lost or counted twice. */

import { type MatchLine } from './match.ts';
import type { Setting } from './plan.ts';
import {
  type Chunk,
  type ChunkResult,
  openQueue,
  openWorkers,
  type Queue,
  RESULT_STREAM,
  resultSubject,
  WORK_STREAM,
  workSubject,
} from './queue.ts';
import type { Results } from './results.ts';
import { Fault } from '../faults.ts';

/** The distribution of the work. */
export interface Spread {
  readonly url: string;
  /** The version of the bots and the rules. */
  readonly version: string;
  /** Matches a chunk. */
  readonly chunk: number;
  /** Seconds without a sign of life after which a worker is given up. */
  readonly patience?: number;
  /** Called for each new match. */
  readonly done: () => void;
  /** Aborting it stops handing out chunks; results of running chunks wait for a later start. */
  readonly stop?: AbortSignal;
}

/**
 * Lets workers play matches by number until the results are complete. A coordinator that is killed continues when restarted
 * with the same results file: matches played meanwhile are waiting for it.
 * @throws Fault when the queue is unreachable or a chunk cannot be played.
 */
export async function playOnWorkers(
  setting: Setting,
  numbers: readonly number[],
  results: Results,
  spread: Spread,
): Promise<void> {
  const queue = await openQueue(spread.url);
  try {
    await openWorkers(queue, spread.patience);
    const { run } = results;
    const subjects = resultSubject(run, '>');
    // Chunks left from an earlier start of this run are queued again, without matches played since.
    await queue.streams.streams.purge(WORK_STREAM, { filter: workSubject(run) });
    const waiting = await countSubjects(queue, subjects);
    const missing = new Set(numbers);
    const take = (lines: readonly MatchLine[]): void => {
      for (const line of lines) {
        if (!missing.delete(line.match)) continue;
        results.add(line);
        spread.done();
      }
    };
    const consumer = await queue.client.consumers.get(RESULT_STREAM, { filter_subjects: subjects });
    const messages = await consumer.consume();
    const leave = (): void => messages.stop();
    spread.stop?.addEventListener('abort', leave, { once: true });
    if (spread.stop?.aborted) leave();
    let read = 0;
    if (waiting === 0) await publish(queue, setting, run, missing, spread);
    for await (const message of messages) {
      const result = message.json<ChunkResult>();
      if ('fault' in result) throw new Fault(`A worker could not play a chunk: ${result.fault}`);
      take(result.lines);
      if (++read === waiting) await publish(queue, setting, run, missing, spread);
      if (missing.size === 0) break;
    }
    messages.stop();
    spread.stop?.removeEventListener('abort', leave);
    await queue.streams.streams.purge(WORK_STREAM, { filter: workSubject(run) });
    if (missing.size === 0) await queue.streams.streams.purge(RESULT_STREAM, { filter: subjects });
  } finally {
    await queue.connection.close();
  }
}

/** The number of chunks with a result. */
async function countSubjects({ streams }: Queue, filter: string): Promise<number> {
  const { state } = await streams.streams.info(RESULT_STREAM, { subjects_filter: filter });
  return Object.keys(state.subjects ?? {}).length;
}

async function publish(
  { client }: Queue,
  setting: Setting,
  run: string,
  missing: ReadonlySet<number>,
  { chunk, version }: Spread,
): Promise<void> {
  const numbers = [...missing].sort((a, b) => a - b);
  for (let from = 0; from < numbers.length; from += chunk) {
    const matches = numbers.slice(from, from + chunk);
    const task: Chunk = { run, version, setting, matches };
    await client.publish(workSubject(run), JSON.stringify(task));
  }
}
