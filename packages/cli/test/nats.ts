/** A real NATS server with JetStream for a test, on a free port and with its own folder. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A running server. */
export interface NatsServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server. @throws Error that says how to install one. */
export async function startNats(): Promise<NatsServer> {
  const folder = mkdtempSync(join(tmpdir(), 'windrose-nats-'));
  const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', '-1', '-js', '-sd', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    server.once('error', () =>
      reject(new Error('This test needs nats-server; on Debian or Ubuntu: sudo apt-get install nats-server')),
    );
    server.once('close', () => reject(new Error('nats-server ended at once')));
    let found = '';
    createInterface(server.stderr).on('line', (line) => {
      found = /client connections on 127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? found;
      if (line.includes('Server is ready')) resolve(found);
    });
  });
  return {
    url: `nats://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
