/** Servers killed while people play on them: the short form of `npm run proof:kill`. */

import { expect, test, vi } from 'vitest';

import { killRun } from '../../../../bench/online/kill.ts';
import type { StorageName } from '../storages.ts';

vi.setConfig({ testTimeout: 300_000 });

const kill = async (storage: StorageName, nodes: number): Promise<void> => {
  const report = await killRun({ storage, nodes, kills: 10, tables: 3, bots: 1, seed: 7, crashOneIn: 50 });
  expect(report).toMatchObject({ lost: 0, doubled: 0, different: 0 });
  expect(report.kills).toBeGreaterThanOrEqual(10);
  const outages = nodes > 1 ? 1 : 0;
  expect(report.natsOutages).toBeGreaterThanOrEqual(outages);
  expect(report.postgresRestarts).toBeGreaterThanOrEqual(outages);
  expect(report.acknowledged).toBeGreaterThan(20);
};

test('on SQLite, one process', () => kill('SQLite', 1));

test('on PostgreSQL and NATS, three processes', { tags: 'full' }, () => kill('PostgreSQL and NATS', 3));
