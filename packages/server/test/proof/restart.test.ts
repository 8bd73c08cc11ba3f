/** Servers that stop and restart during matches cause only a short delay. */

import { setTimeout as pause } from 'node:timers/promises';

import { FastLuck } from '@windrose/rules';
import { expect, test } from 'vitest';

import { Crowd } from '../../../../bench/online/crowd.ts';
import { ServerProcess } from '../../../../bench/online/server-process.ts';
import { startStorage } from '../storages.ts';

test.each([
  ['SQLite', 1],
  ['PostgreSQL and NATS', 2],
] as const)('on %s, processes: %i', { tags: 'full' }, async (name, count) => {
  const storage = await startStorage(name);
  const env = { ...storage.env, MESSAGES_PER_SECOND: '100000', REQUESTS_PER_MINUTE: '1000000' };
  const servers = Array.from({ length: count }, () => new ServerProcess(env));
  await Promise.all(servers.map((server) => server.start()));
  const luck = new FastLuck(1);
  const closed: number[] = [];
  const open = (url: string): WebSocket => {
    const socket = new WebSocket(url);
    // A socket that never opened was not closed by the server.
    socket.addEventListener('open', () => socket.addEventListener('close', ({ code }) => closed.push(code)));
    return socket;
  };
  const crowd = new Crowd({
    server: () => servers[luck.draw(count)]!.url,
    tables: 2,
    withBots: 1,
    seed: 1,
    open: open as never,
  });
  try {
    for (let round = 0; round < 2; round++) {
      for (const server of servers) {
        await crowd.ledger.grown(10);
        const { url } = server;
        expect(await server.stop()).toBe(0);
        await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed');
        // The others continue meanwhile; if there are none, clients wait and retry.
        await pause(50);
        await server.start();
      }
    }
    await crowd.ledger.grown(10);
    const report = await (await crowd.finish()).report(crowd.steps);
    expect(report).toMatchObject({ lost: 0, doubled: 0, different: 0 });
    // They were asked to come back, not disconnected.
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.filter((code) => code !== 1012)).toEqual([]);
    expect(servers.map(({ crashes }) => crashes)).toEqual(servers.map(() => 0));
  } finally {
    crowd.close();
    await Promise.all(servers.map((server) => server.kill()));
    await storage.close();
  }
});
