/**
 * The cost of a choice with the two players of a table on different processes, compared with one process for both: processor time
 * of the servers per choice, at the same steady rate, alternating in one run. PostgreSQL and NATS in both cases.
 *
 *   node bench/online/spread.ts [--tables 16] [--rate 150] [--seconds 6] [--rounds 3] [--warm 15] [--json]
 *
 * Before the measurement each set-up plays at the maximum rate for the seconds of `--warm`: servers run for days, and with two
 * processes the compiler would do its initial work twice.
 */

import { parseArgs } from 'node:util';

import { startStorage } from '../../packages/server/test/storages.ts';
import { WIDE } from '../../packages/server/test/wide.ts';
import { play } from './latencies.ts';
import { ServerProcess } from './server-process.ts';
import { WindroseTable } from './windrose-table.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '16' },
    rate: { type: 'string', default: '150' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    warm: { type: 'string', default: '15' },
    json: { type: 'boolean', default: false },
  },
});
const {
  tables: count,
  rate,
  seconds,
  rounds,
  warm,
} = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])) as Record<
  'tables' | 'rate' | 'seconds' | 'rounds' | 'warm',
  number
>;
const LIMITS = { ...WIDE, MATCHES_AT_HAND: '5000' };

/** Servers on a separate storage, with tables whose players are spread over them. */
async function open(processes: number) {
  const storage = await startStorage('PostgreSQL and NATS', { durable: true });
  const servers = Array.from({ length: processes }, () => new ServerProcess({ ...LIMITS, ...storage.env }));
  for (const server of servers) await server.start();
  const tables: WindroseTable[] = [];
  for (let at = 0; at < count; at++) {
    const urls = [servers[at % processes]!.url, servers[(at + 1) % processes]!.url] as const;
    tables.push(await WindroseTable.open(urls, at));
  }
  const busy = (): number => servers.reduce((sum, server) => sum + server.busy, 0);
  await play(tables, warm);
  return {
    /** Microseconds of the processors for a choice, in a stretch of play. */
    async measure(): Promise<number> {
      const before = busy();
      const { rate: made } = await play(tables, seconds, rate);
      return ((busy() - before) / (made * seconds)) * 1e6;
    },
    async close() {
      for (const table of tables) table.close();
      await Promise.all(servers.map((server) => server.kill()));
      await storage.close();
    },
  };
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

const [one, two] = [await open(1), await open(2)];
const costs: { one: number; two: number }[] = [];
for (let round = 0; round < rounds; round++) costs.push({ one: await one.measure(), two: await two.measure() });
await one.close();
await two.close();
const [alone, spread] = [median(costs.map((cost) => cost.one)), median(costs.map((cost) => cost.two))];
const ratio = median(costs.map((cost) => cost.two / cost.one));
if (values.json) console.log(JSON.stringify({ microseconds: { one: alone, two: spread }, ratio, costs }));
else {
  console.log(`one process: ${alone.toFixed(0)} µs of a processor a choice`);
  console.log(`two processes: ${spread.toFixed(0)} µs`);
  console.log(`ratio: ${ratio.toFixed(2)}`);
}
process.exit(0);
