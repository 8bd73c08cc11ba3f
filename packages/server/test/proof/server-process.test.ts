/** The process that the proofs kill: what is asked of it while it comes back from a crash. */

import { once } from 'node:events';
import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { ServerProcess } from '../../../../bench/online/server-process.ts';
import { startStorage } from '../storages.ts';

async function serves(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return open;
}

test('a server that is killed while it comes back from a crash stays away, and starts again', async () => {
  const storage = await startStorage('SQLite');
  const server = new ServerProcess(storage.env);
  try {
    await server.start();
    for (let round = 0; round < 3; round++) {
      const { crashes } = server;
      process.kill(server.pid!, 'SIGKILL');
      await expect.poll(() => server.crashes, { interval: 1 }).toBe(crashes + 1);
      await server.kill();
      expect(await serves(server.port)).toBe(false);
      await server.start();
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    }
    await server.kill();
    expect(await serves(server.port)).toBe(false);
  } finally {
    await server.kill();
    await storage.close();
  }
});
