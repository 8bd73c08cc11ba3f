/** The work queue of arenas that many machines share: NATS JetStream, a stream of chunks to be played and one of results. */

import {
  AckPolicy,
  DeliverPolicy,
  jetstream,
  type JetStreamClient,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
} from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';

import { Fault } from '../faults.ts';
import type { MatchLine } from './match.ts';
import type { Setting } from './plan.ts';

/** A few matches of an arena, played together by one worker. */
export interface Chunk {
  /** The run of the arena, as its subjects name it. */
  readonly run: string;
  /** Workers need the same bots and rules. */
  readonly version: string;
  readonly setting: Setting;
  readonly matches: readonly number[];
}

/** The result of a chunk: its matches, or why it cannot be played. */
export type ChunkResult = { readonly lines: readonly MatchLine[] } | { readonly fault: string };

export const WORK_STREAM = 'WINDROSE_ARENA_WORK';
export const RESULT_STREAM = 'WINDROSE_ARENA_RESULTS';
export const WORKERS = 'workers';

/** Seconds without a heartbeat after which a chunk goes to another worker. */
export const USUAL_PATIENCE = 30;

/** Days for which unfetched results are kept. */
const KEPT_DAYS = 30;

const WORK = 'windrose.arena.work';
const RESULT = 'windrose.arena.result';
const NANOSECONDS = 1e9;

/** The subject of a run's chunks. */
export const workSubject = (run: string): string => `${WORK}.${run}`;

/** The subject of a run's results, or of one chunk's: a repeated chunk replaces the same message. */
export const resultSubject = (run: string, chunk: string): string => `${RESULT}.${run}.${chunk}`;

/** The name of a chunk: its first and last match. */
export function nameChunk(matches: readonly number[]): string {
  return `${matches.at(0)}-${matches.at(-1)}`;
}

/** A connection to the queue. */
export interface Queue {
  readonly connection: NatsConnection;
  readonly streams: JetStreamManager;
  readonly client: JetStreamClient;
}

/** Connects, and makes the streams unless they are there. @throws Fault when there is no NATS server with JetStream. */
export async function openQueue(url: string): Promise<Queue> {
  let connection: NatsConnection;
  try {
    connection = await connect({ servers: url, name: 'windrose arena', maxReconnectAttempts: -1 });
  } catch (error) {
    throw new Fault(`There is no NATS server at ${url}: ${(error as Error).message}.`);
  }
  try {
    const streams = await jetstreamManager(connection);
    await streams.streams.add({ name: WORK_STREAM, subjects: [`${WORK}.*`], retention: RetentionPolicy.Workqueue });
    await streams.streams.add({
      name: RESULT_STREAM,
      subjects: [`${RESULT}.>`],
      max_msgs_per_subject: 1,
      max_age: KEPT_DAYS * 24 * 3600 * NANOSECONDS,
    });
    return { connection, streams, client: jetstream(connection) };
  } catch (error) {
    await connection.close();
    const message = `The NATS server at ${url} has no JetStream (nats-server -js): ${(error as Error).message}.`;
    throw new Fault(message);
  }
}

/** Makes the consumer that all workers share, unless it is there; a patience that is named counts from now on. */
export async function openWorkers({ streams }: Queue, patience?: number): Promise<void> {
  const wanted = (patience ?? USUAL_PATIENCE) * NANOSECONDS;
  const found = await streams.consumers.info(WORK_STREAM, WORKERS).catch(() => null);
  if (found === null) {
    await streams.consumers.add(WORK_STREAM, {
      durable_name: WORKERS,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: wanted,
      max_deliver: -1,
    });
  } else if (patience !== undefined && found.config.ack_wait !== wanted) {
    await streams.consumers.update(WORK_STREAM, WORKERS, { ack_wait: wanted });
  }
}
