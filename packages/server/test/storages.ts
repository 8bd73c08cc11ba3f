/** The two places where matches can be stored, for suites that hold on both. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Service, startNats, startPostgres } from './services.ts';

export const STORAGES = ['SQLite', 'PostgreSQL and NATS'] as const;
export type StorageName = (typeof STORAGES)[number];

/** A storage for one or several servers. */
export interface Storage {
  readonly name: StorageName;
  /** The environment of the servers. */
  readonly env: Readonly<Record<string, string>>;
  readonly postgres: Service | null;
  readonly nats: Service | null;
  close(): Promise<void>;
}

export async function startStorage(name: StorageName, settings: { durable?: boolean } = {}): Promise<Storage> {
  if (name === 'SQLite') {
    const folder = mkdtempSync(join(tmpdir(), 'windrose-sqlite-'));
    return {
      name,
      env: { DATABASE_URL: `sqlite:${join(folder, 'windrose.sqlite')}` },
      postgres: null,
      nats: null,
      close() {
        rmSync(folder, { recursive: true, force: true });
        return Promise.resolve();
      },
    };
  }
  const [postgres, nats] = await Promise.all([startPostgres(settings), startNats()]);
  return {
    name,
    env: { DATABASE_URL: postgres.url, NATS_URL: nats.url },
    postgres,
    nats,
    async close() {
      await nats.close();
      await postgres.close();
    },
  };
}
