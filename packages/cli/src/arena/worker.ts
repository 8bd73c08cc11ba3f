/** Plays chunks of arenas from a queue. A worker may come, go and be killed: what it has not finished goes to another. */

import type { JsMsg } from '@nats-io/jetstream';

import { failureInWords } from '@windrose/bots/host';

import type { MatchLine } from './match.ts';
import { playMatches } from './pool.ts';
import {
  type Chunk,
  type ChunkResult,
  nameChunk,
  openQueue,
  openWorkers,
  type Queue,
  resultSubject,
  USUAL_PATIENCE,
  WORK_STREAM,
  WORKERS,
} from './queue.ts';

/** The settings of a worker. */
export interface WorkerSetup {
  readonly url: string;
  /** The version of its bots and rules: chunks of others are left to others. */
  readonly version: string;
  /** Chunks that are played at the same time, each on a thread. */
  readonly threads: number;
  /** Called with progress messages. */
  readonly report: (sentence: string) => void;
  /** When aborted, the worker returns its unfinished chunks and ends. */
  readonly stop: AbortSignal;
  /** Whether it ends when there is nothing to do. */
  readonly once: boolean;
}

/** Milliseconds for which a worker waits for work before it looks up. */
const LOOK_UP = 2000;

/** Milliseconds before a chunk for another version is offered again. */
const NOT_FOR_ME = 5000;

/** Number of deliveries after which a chunk counts as one that crashes its workers. */
const MOST_DELIVERIES = 20;

/** Works until it is stopped. @throws Fault when the queue is out of reach. */
export async function work(setup: WorkerSetup): Promise<void> {
  const queue = await openQueue(setup.url);
  try {
    await openWorkers(queue);
    setup.report(`Waiting for matches at ${setup.url}.`);
    await Promise.all(Array.from({ length: setup.threads }, () => serve(queue, setup)));
  } finally {
    await queue.connection.close();
  }
}

async function serve(queue: Queue, setup: WorkerSetup): Promise<void> {
  const consumer = await queue.client.consumers.get(WORK_STREAM, WORKERS);
  while (!setup.stop.aborted) {
    const message = await consumer.next({ expires: LOOK_UP });
    if (message !== null) await playChunk(queue, message, setup);
    else if (setup.once) return;
  }
}

async function playChunk(queue: Queue, message: JsMsg, setup: WorkerSetup): Promise<void> {
  const { run, version, setting, matches } = message.json<Chunk>();
  const chunk = nameChunk(matches);
  if (version !== setup.version) {
    setup.report(`A chunk is for version ${version}; this is ${setup.version}. It is left to others.`);
    message.nak(NOT_FOR_ME);
    return;
  }
  // A worker says regularly that it is alive; the threads do the playing, so this loop is never busy for long.
  const { config } = await (await queue.client.consumers.get(WORK_STREAM, WORKERS)).info(true);
  const patience = (config.ack_wait ?? USUAL_PATIENCE * 1e9) / 1e6;
  const alive = setInterval(() => message.working(), patience / 4);
  try {
    const result = await play(setting, matches, message, setup.stop);
    if (result === null) {
      message.nak();
      return;
    }
    // The result first: if this is as far as it comes, the chunk is played again and its result replaced by the same.
    await queue.client.publish(resultSubject(run, chunk), JSON.stringify(result));
    await message.ackAck();
    setup.report(`Played ${matches.length} matches (${chunk}) of ${setting.request.game}.`);
  } finally {
    clearInterval(alive);
  }

  /** The result of a chunk; null when the worker was stopped meanwhile. */
  async function play(
    { request }: Chunk['setting'],
    numbers: readonly number[],
    { info }: JsMsg,
    stop: AbortSignal,
  ): Promise<ChunkResult | null> {
    if (info.deliveryCount > MOST_DELIVERIES) {
      return { fault: `chunk ${chunk} of ${request.game} was given out ${MOST_DELIVERIES} times and never came back` };
    }
    const lines: MatchLine[] = [];
    try {
      await playMatches(setting, numbers, {
        threads: 1,
        done: (line) => lines.push(line),
        failed: (failure) => setup.report(failureInWords(failure)),
        onOutput: setup.report,
        stop,
      });
    } catch (error) {
      if (stop.aborted) return null;
      return { fault: error instanceof Error ? error.message : String(error) };
    }
    return stop.aborted ? null : { lines };
  }
}
