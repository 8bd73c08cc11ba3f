/** Servers killed while people play on them: the short form of `npm run proof:kill`. */

import { expect, test, vi } from 'vitest';

import { killRun } from '../../../../bench/online/kill.ts';

vi.setConfig({ testTimeout: 300_000 });

test.each([
  ['SQLite', 1],
  ['PostgreSQL and NATS', 3],
] as const)('on %s, processes: %i', async (storage, nodes) => {
  const report = await killRun({ storage, nodes, kills: 10, tables: 3, bots: 1, seed: 7, crashOneIn: 50 });
  expect(report).toMatchObject({ lost: 0, doubled: 0, different: 0 });
  expect(report.kills).toBeGreaterThanOrEqual(10);
  const outages = nodes > 1 ? 1 : 0;
  expect(report.natsOutages).toBeGreaterThanOrEqual(outages);
  expect(report.postgresRestarts).toBeGreaterThanOrEqual(outages);
  expect(report.acknowledged).toBeGreaterThan(20);
});
