/** Unexpected errors: reported with an id, logged in full, and not retried endlessly. */

import { newCommandId, Online, type SocketLike } from '@windrose/protocol';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { openDatabase } from '../src/storage/database.ts';
import { isOutage } from '../src/storage/outage.ts';
import { startTwo } from './players.ts';
import { Running } from './running.ts';
import { startPostgres } from './services.ts';

describe('a server with a broken storage', () => {
  const log: { msg: string; fault?: string; err?: { type: string; message: string; stack: string } }[] = [];
  let running: Running;

  beforeEach(async () => {
    log.length = 0;
    const write = (line: string): void => void log.push(JSON.parse(line));
    running = await Running.start({ POLL_MS: '60000' }, { log: pino({ level: 'error' }, { write }) });
  });
  afterEach(() => running.close());

  test('answers 500, and a command with "internal"; the log has both under the returned ids', async () => {
    const { id, a } = await startTwo(running);
    const codes = [a.table.match!.legal()[0]!.code];
    await running.server.database.db.schema.dropTable('steps').execute();
    const asked = await running.ask('GET', `/api/matches/${id}/steps`);
    expect([asked.status, asked.body.reason]).toEqual([500, 'internal']);
    const refusal = (await a.choose(codes).catch((error: unknown) => error)) as { reason: string; fault: string };
    expect(refusal).toMatchObject({ name: 'RefusedError', reason: 'internal' });
    for (const fault of [asked.body.fault as string, refusal.fault]) {
      const entry = log.find((line) => line.fault === fault)!;
      expect(entry.err!.message).toContain('no such table: steps');
      expect(entry.err!.stack).toContain('at ');
      expect(asked.body.message).not.toContain('steps');
    }
  });
});

test('an outage is distinguished from a fault of the program', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ database: postgres.url, databaseConnections: 1 });
  const errorOf = () =>
    database.db
      .selectFrom('no_such_table' as 'steps')
      .selectAll()
      .execute()
      .then(
        () => null,
        (error: unknown) => error,
      );
  expect(isOutage(await errorOf())).toBe(false);
  await postgres.stop();
  expect(isOutage(await errorOf())).toBe(true);
  await postgres.start();
  await database.close();
  await postgres.close();
});

test('a connection of PostgreSQL that breaks between two queries of a transaction fails it, not the process', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ database: postgres.url, databaseConnections: 1 });
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  // Vitest listens too, and would end the run.
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', note);
  try {
    const broken = database.db.transaction().execute(async (alone) => {
      await sql`select 1`.execute(alone);
      await postgres.restart();
      await sql`select 1`.execute(alone);
    });
    await expect(broken).rejects.toSatisfy(isOutage);
    expect(uncaught).toEqual([]);
    expect((await sql<{ two: number }>`select 2 as two`.execute(database.db)).rows).toEqual([{ two: 2 }]);
  } finally {
    process.off('uncaughtException', note);
    for (const other of others) process.on('uncaughtException', other);
    await database.close();
    await postgres.close();
  }
});

describe('a client whose server always answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Sends a command to a server that refuses everything. @returns how often it was sent, and what became of it */
  async function insist(reason: string): Promise<{ sent: number; outcome: unknown; seconds: number }> {
    let sent = 0;
    const socket: SocketLike = {
      onopen: null,
      onclose: null,
      onerror: null,
      onmessage: null,
      send(text) {
        const { type, match, id } = JSON.parse(text) as { type: string; match: string; id: string };
        if (type !== 'start') return;
        sent++;
        const refused = { type: 'refused', match, id, reason, message: 'No.', version: 0 };
        queueMicrotask(() => socket.onmessage!({ data: JSON.stringify(refused) }));
      },
      close() {},
    };
    const online = new Online({ url: 'ws://nowhere', open: () => socket });
    socket.onopen!(undefined as never);
    const began = Date.now();
    let outcome: unknown = null;
    const match = online.watch('a'.repeat(16));
    match.do({ type: 'start' }, newCommandId()).catch((error: unknown) => (outcome = error));
    for (let second = 0; second < 600 && outcome === null; second++) await vi.advanceTimersByTimeAsync(1000);
    const seconds = (Date.now() - began) / 1000;
    online.close();
    return { sent, outcome, seconds };
  }

  test.each(['try-again', 'too-fast'])('"%s" stops after some tries, ever more patient', async (reason) => {
    const { sent, outcome, seconds } = await insist(reason);
    expect(outcome).toMatchObject({ name: 'RefusedError', reason });
    expect(sent).toBe(9);
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThan(120);
  });

  test('"internal" stops at once', async () => {
    expect(await insist('internal')).toMatchObject({ sent: 1, outcome: { reason: 'internal' } });
  });
});
