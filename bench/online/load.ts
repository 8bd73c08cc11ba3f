/**
 * Durable choices a second and how long their answers take, at rising load, beside boardgame.io's server on the same
 * machine in the same run; then at a steady pace: 1,000 a second, and half of
 * what each could do.
 *
 *   node bench/online/load.ts [--tables 8,32,128] [--seconds 4] [--only sqlite] [--json]
 *
 * A choice is counted when its answer has come back to the player who made it. Windrose answers once it is on the disk.
 */

import { parseArgs } from 'node:util';

import { startStorage, type StorageName } from '../../packages/server/test/storages.ts';
import { WIDE } from '../../packages/server/test/wide.ts';
import { BoardgameIoTable } from './boardgame-io-table.ts';
import { type LoadedTable, type Measured, play } from './latencies.ts';
import { ServerProcess } from './server-process.ts';
import { WindroseTable } from './windrose-table.ts';

/** A server to be measured. */
interface Subject {
  readonly name: string;
  /** Opens the table of that number. */
  open(at: number): Promise<LoadedTable>;
  /** Seconds for which its processes have kept cores busy, without those of a database. */
  busy(): number;
  close(): Promise<void>;
}

const LIMITS = { ...WIDE, MATCHES_AT_HAND: '5000' };

const busyOf = (servers: readonly ServerProcess[]): number => servers.reduce((sum, server) => sum + server.busy, 0);

async function windrose(name: string, where: StorageName, processes: number): Promise<Subject> {
  const storage = await startStorage(where, { durable: true });
  const servers = Array.from({ length: processes }, () => new ServerProcess({ ...LIMITS, ...storage.env }));
  for (const server of servers) await server.start();
  return {
    name,
    // Two players of a table are on different servers, if there are two.
    open: (at) => WindroseTable.open([servers[at % processes]!.url, servers[(at + 1) % processes]!.url], at),
    busy: () => busyOf(servers),
    async close() {
      await Promise.all(servers.map((server) => server.kill()));
      await storage.close();
    },
  };
}

async function boardgameIo(name: string): Promise<Subject> {
  const server = new ServerProcess({ NODE_ENV: 'production' }, './boardgame-io-serve.ts');
  await server.start();
  return {
    name,
    open: () => BoardgameIoTable.open(server.url),
    busy: () => server.busy,
    close: () => server.kill(),
  };
}

const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  sqlite: () => windrose('Windrose, SQLite', 'SQLite', 1),
  postgres: () => windrose('Windrose, PostgreSQL', 'PostgreSQL and NATS', 1),
  two: () => windrose('Windrose, PostgreSQL, two processes', 'PostgreSQL and NATS', 2),
  boardgame: () => boardgameIo('boardgame.io, in memory'),
};

/** Choices a second at a steady pace: half of the 2,000 that a process should bear at least. */
const STEADY = 1000;

interface Row extends Measured {
  readonly subject: string;
  readonly tables: number;
  /** Requested choices per second; null for the maximum rate. */
  readonly asked: number | null;
  /** Part of a core that the servers' processes used. */
  readonly cores: number;
}

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '8,32,128' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: Object.keys(SUBJECTS).join(',') },
    json: { type: 'boolean', default: false },
  },
});
const steps = values.tables.split(',').map(Number);
const seconds = Number(values.seconds);
const rows: Row[] = [];

/** Plays and notes the results. */
async function measure(subject: Subject, tables: readonly LoadedTable[], rate?: number): Promise<number> {
  // The first stretch is for the compiler, and for the first matches.
  if (rows.every((row) => row.subject !== subject.name)) await play(tables, seconds / 2);
  const before = subject.busy();
  const measured = await play(tables, seconds, rate);
  const cores = (subject.busy() - before) / seconds;
  const row = { subject: subject.name, tables: tables.length, asked: rate ?? null, ...measured, cores };
  rows.push(row);
  if (!values.json) {
    const figures = [measured.rate.toFixed(0), measured.p50.toFixed(1), measured.p99.toFixed(1), cores.toFixed(2)];
    const load = rate === undefined ? 'as fast as it goes' : `${rate.toFixed(0)}/s asked for`;
    console.log(`| ${[subject.name, tables.length, load, ...figures].join(' | ')} |`);
  }
  return measured.rate;
}

if (!values.json) {
  console.log(
    '| server | tables | load | choices/s | p50 ms | p99 ms | cores of the server |\n| --- | --- | --- | --- | --- | --- | --- |',
  );
}
for (const key of values.only.split(',')) {
  const subject = await SUBJECTS[key]!();
  const tables: LoadedTable[] = [];
  let best = 0;
  for (const count of steps) {
    while (tables.length < count) tables.push(await subject.open(tables.length));
    best = Math.max(best, await measure(subject, tables));
  }
  for (const rate of [STEADY, best / 2]) await measure(subject, tables, rate);
  for (const table of tables) table.close();
  await subject.close();
}
if (values.json) console.log(JSON.stringify(rows));
process.exit(0);
