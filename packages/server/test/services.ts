/** PostgreSQL and NATS for tests and benches: real ones, on free ports of this machine, gone when they are closed. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

/** Something that was started for a test. */
export interface Service {
  readonly url: string;
  /** Ends it as a power cut would, and starts it again on the same port. */
  restart(): Promise<void>;
  /** Ends it for a while. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** The folder of the newest PostgreSQL that Debian has installed. */
function postgresFolder(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (!found) throw new Error('These tests need PostgreSQL; on Debian or Ubuntu: sudo apt-get install postgresql');
  return found;
}

/** PostgreSQL refuses to run as root: then the user that its package made runs it. */
function postgresUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts PostgreSQL with an empty database. @param durable whether it waits for the disk, as in earnest. */
export async function startPostgres({ durable = false } = {}): Promise<Service> {
  const bin = postgresFolder();
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'windrose-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, fsync: durable ? 'on' : 'off' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    await until(async () => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query('select 1');
      } finally {
        await client.end();
      }
    });
  };
  const stop = async (): Promise<void> => {
    // "Immediate": without goodbyes, so that it has to recover.
    child.kill('SIGQUIT');
    await once(child, 'exit');
  };
  await start();
  return {
    url,
    start,
    stop,
    async restart() {
      await stop();
      await start();
    },
    async close() {
      if (child.exitCode === null && child.signalCode === null) await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a NATS server. @param flags read at each start */
export async function startNats(flags: readonly string[] = []): Promise<Service> {
  const program = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'].find(existsSync);
  if (!program) throw new Error('These tests need nats-server; on Debian or Ubuntu: sudo apt-get install nats-server');
  const port = await freePort();
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(program, ['-a', '127.0.0.1', '-p', String(port), ...flags], { stdio: 'ignore' });
    await until(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => {
        // It does not speak HTTP, but any answer means that it is running.
        if (String((error as Error).cause).includes('ECONNREFUSED')) throw error;
      });
      await answer?.body?.cancel();
    });
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    stop,
    async restart() {
      await stop();
      await start();
    },
    async close() {
      if (child.exitCode === null && child.signalCode === null) await stop();
    },
  };
}

/** Tries until it works, for a minute. */
async function until(attempt: () => Promise<void>): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
