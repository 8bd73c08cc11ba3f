// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ConsumerInfo } from '@nats-io/jetstream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import {
  nameChunk,
  openQueue,
  type Queue,
  RESULT_STREAM,
  resultSubject,
  WORK_STREAM,
  WORKERS,
} from '../src/arena/queue.ts';
import { type NatsServer, startNats } from './nats.ts';
import { timeless } from './results.ts';
import { ended, start, windrose } from './run.ts';

/** On a busy machine starting a process alone takes seconds. */
const LONG = { timeout: 240_000 };

let server: NatsServer;
let folder: string;
let queue: Queue;
beforeAll(async () => {
  server = await startNats();
  queue = await openQueue(server.url);
  folder = mkdtempSync(join(tmpdir(), 'windrose-arena-'));
});
afterAll(async () => {
  await queue.connection.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function spawned(...args: string[]) {
  const child = start(args);
  child.stderr.resume();
  child.stdout.resume();
  started.push(child);
  return { child, end: ended(child) };
}
const worker = () => spawned('arena-worker', '--nats', server.url);

/** The queue's information about its workers, once it satisfies a condition. */
async function workers(fits: (info: ConsumerInfo) => boolean): Promise<ConsumerInfo> {
  for (;;) {
    const info = await queue.streams.consumers.info(WORK_STREAM, WORKERS).catch(() => null);
    if (info !== null && fits(info)) return info;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const ARENA = 'arena new-world --players passenger,B2,B1 --iterations 5 --matches 12 --json'.split(' ');

/** The same arena, for here and for elsewhere. */
const arena = (seed: string, file: string, ...more: string[]) =>
  ARENA.concat('--seed', seed, '--out', join(folder, file), more);
const spread = () => ['--nats', server.url, '--chunk', '2', '--patience', '2'];

describe('an arena shared through NATS', () => {
  test('comes to the same as at home, though workers are killed', LONG, async () => {
    const coordinator = windrose(arena('k', 'shared.jsonl', ...spread()));
    // Two workers are killed while they have a chunk, and a third one comes.
    for (let victim = 0; victim < 2; victim++) {
      const { child, end } = worker();
      await workers(({ num_ack_pending }) => num_ack_pending > 0);
      child.kill('SIGKILL');
      await end;
    }
    worker();
    await workers(({ num_redelivered }) => num_redelivered > 0);
    const shared = await coordinator;
    expect([shared.code, shared.err]).toEqual([0, '']);

    const home = await windrose(arena('k', 'home.jsonl'));
    expect(timeless(join(folder, 'shared.jsonl'))).toHaveLength(12);
    expect(timeless(join(folder, 'shared.jsonl'))).toEqual(timeless(join(folder, 'home.jsonl')));
    const counts = ({ out }: { out: string }) =>
      JSON.parse(out).pairs.map(({ wins, ties, losses }: Record<string, number>) => [wins, ties, losses]);
    expect(counts(shared)).toEqual(counts(home));
    // Nothing is left behind.
    const { state } = await queue.streams.streams.info(RESULT_STREAM);
    expect(state.messages).toBe(0);
  });

  test('continues after the coordinator is killed, with the matches played meanwhile', LONG, async () => {
    const first = spawned(...arena('c', 'resumed.jsonl', ...spread()));
    await workers(({ num_pending }) => num_pending === 6);
    first.child.kill('SIGKILL');
    await first.end;
    worker();
    await workers(({ num_pending, num_ack_pending }) => num_pending === 0 && num_ack_pending === 0);
    const args = arena('c', 'resumed.jsonl', ...spread()).map((word) => (word === '--out' ? '--resume' : word));
    const again = await windrose(args);
    expect([again.code, again.err]).toEqual([0, '']);
    await windrose(arena('c', 'home-c.jsonl'));
    expect(timeless(join(folder, 'resumed.jsonl'))).toEqual(timeless(join(folder, 'home-c.jsonl')));
  });

  test('a worker that is asked to go gives its chunk back at once', LONG, async () => {
    const args = ['arena', 'eastern-wonders', '--players', 'B4,B6', '--matches', '2', '--nats', server.url];
    // With this patience no worker is given up during the test.
    spawned(...args, '--patience', '600');
    const { child, end } = worker();
    await workers(({ num_ack_pending }) => num_ack_pending === 1);
    child.kill('SIGTERM');
    expect(await end).toBe(0);
    await workers(({ num_pending, num_ack_pending }) => num_pending + num_ack_pending === 1);
    const next = worker();
    await workers(({ num_redelivered }) => num_redelivered > 0);
    next.child.kill('SIGKILL');
  });

  test('says in a sentence where there is no server', LONG, async () => {
    for (const args of [
      arena('x', 'no.jsonl', '--nats', 'nats://127.0.0.1:1'),
      ['arena-worker', '--nats', 'nats://127.0.0.1:1'],
    ]) {
      const run = await windrose(args);
      // With JSON output errors are JSON, too.
      const message = args.includes('--json') ? JSON.parse(run.out).error.message : run.err;
      expect(message).toMatch(/^There is no NATS server at nats:\/\/127\.0\.0\.1:1: /);
      expect(run.code).toBe(1);
    }
  });
});

test('a chunk played twice leaves one result', async () => {
  const subject = resultSubject('0123456789abcdef', nameChunk([4, 5]));
  await queue.client.publish(subject, '1');
  await queue.client.publish(subject, '2');
  const { state } = await queue.streams.streams.info(RESULT_STREAM, { subjects_filter: subject });
  expect(state.subjects).toEqual({ [subject]: 1 });
  await queue.streams.streams.purge(RESULT_STREAM, { filter: subject });
});
