/** Servers killed while people play on them: the short form of `npm run proof:kill`. */

import { expect, test, vi } from 'vitest';

import { type KillReport, killRun } from '../../../../bench/online/kill.ts';
import type { StorageName } from '../storages.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The report of servers that were killed ten times. */
const killed = (storage: StorageName, nodes: number): Promise<KillReport> =>
  killRun({ storage, nodes, kills: 10, tables: 3, bots: 1, seed: 7, crashOneIn: 50 });

test('on SQLite, one process', async () => {
  const { acknowledged, kills, ...rest } = await killed('SQLite', 1);
  expect(rest).toMatchObject({ lost: 0, doubled: 0, different: 0 });
  expect(kills).toBeGreaterThanOrEqual(10);
  expect(acknowledged).toBeGreaterThan(20);
});

test('on PostgreSQL and NATS, three processes; both services are stopped, too', { tags: 'full' }, async () => {
  const { acknowledged, kills, natsOutages, postgresRestarts, ...rest } = await killed('PostgreSQL and NATS', 3);
  expect(rest).toMatchObject({ lost: 0, doubled: 0, different: 0 });
  expect(kills).toBeGreaterThanOrEqual(10);
  expect(natsOutages).toBeGreaterThanOrEqual(1);
  expect(postgresRestarts).toBeGreaterThanOrEqual(1);
  expect(acknowledged).toBeGreaterThan(20);
});
