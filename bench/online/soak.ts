/**
 * Is the server stable for hours? Tables of two play one match after the other, while its memory is sampled.
 *
 *   npm run proof:soak -- [--minutes 120] [--tables 200] [--rate 200] [--storage sqlite]
 *
 * For each tenth of the time the output has choices per second, response times, processor use, and memory. The exit code is 1 if
 * the server crashed, or has 64 MiB more in the last tenth than in the second.
 */

import { parseArgs } from 'node:util';

import { startStorage } from '../../packages/server/test/storages.ts';
import { WIDE } from '../../packages/server/test/wide.ts';
import { Latencies, play } from './latencies.ts';
import { ServerProcess } from './server-process.ts';
import { WindroseTable } from './windrose-table.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    tables: { type: 'string', default: '200' },
    rate: { type: 'string', default: '200' },
    storage: { type: 'string', default: 'sqlite' },
  },
});
const [minutes, tables, rate] = [Number(values.minutes), Number(values.tables), Number(values.rate)];
const PARTS = 10;
/** Bytes by which the memory may differ between the second tenth and the last. */
const MOST_GROWTH = 64 * 1024 * 1024;
/** Milliseconds between two samples of the memory. */
const LOOK = 1000;
const seconds = (minutes * 60) / PARTS;

const storage = await startStorage(values.storage === 'postgres' ? 'PostgreSQL and NATS' : 'SQLite');
const server = new ServerProcess({ ...storage.env, ...WIDE });
await server.start();
const seated: WindroseTable[] = [];
for (let at = 0; at < tables; at++) seated.push(await WindroseTable.open([server.url, server.url], at));

/** By tenth: the middle of what was seen of the memory, in bytes. */
const memory: number[] = [];
for (let part = 0; part < PARTS; part++) {
  const seen: number[] = [];
  const looking = setInterval(() => seen.push(server.memory), LOOK);
  const busy = server.busy;
  const { rate: perSecond, p50, p99, most } = await play(seated, seconds, rate, new Latencies());
  clearInterval(looking);
  memory.push(seen.toSorted((a, b) => a - b)[seen.length >> 1] ?? server.memory);
  console.log(
    JSON.stringify({
      part: part + 1,
      perSecond: Number(perSecond.toFixed(1)),
      p50: Number(p50.toFixed(1)),
      p99: Number(p99.toFixed(1)),
      most: Math.round(most),
      cores: Number(((server.busy - busy) / seconds).toFixed(2)),
      mib: Math.round(memory[part]! / 2 ** 20),
    }),
  );
}
const growth = memory.at(-1)! - memory[1]!;
const { crashes } = server;
console.log(
  JSON.stringify({ minutes, tables, rate, storage: values.storage, crashes, growthMib: Math.round(growth / 2 ** 20) }),
);
for (const table of seated) table.close();
await server.kill();
await storage.close();
process.exit(crashes === 0 && growth <= MOST_GROWTH ? 0 : 1);
