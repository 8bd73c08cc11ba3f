/** Size of the database and free space. */

import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

import { sql } from 'kysely';

import { ConfigError } from '../config.ts';
import type { Database } from '../storage/database.ts';

/**
 * Size of the database and free bytes on its disk; null where unknown.
 * @param place as in `DATABASE_URL`
 * @param disk a folder on the disk of the database; null for the folder of the SQLite file
 */
export async function storageSize(
  { db, kind }: Database,
  place: string,
  disk: string | null,
): Promise<{ used: number | null; free: number | null }> {
  const { rows } =
    kind === 'postgres'
      ? await sql<{ used: number }>`select pg_database_size(current_database()) as used`.execute(db)
      : await sql<{ used: number }>`
          select page_count * page_size as used from pragma_page_count(), pragma_page_size()`.execute(db);
  const folder = disk ?? folderOf(place);
  const found = folder === null ? null : await statfs(folder).catch(() => null);
  return { used: rows[0]?.used ?? null, free: found && found.bavail * found.bsize };
}

/**
 * Demands that the free space of a disk can be known, if one is named.
 * @throws ConfigError
 */
export async function demandDisk(disk: string | null): Promise<void> {
  if (disk === null) return;
  await statfs(disk).catch((error: unknown) => {
    const why = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such folder' : String(error);
    throw new ConfigError(`DATABASE_DISK names ${disk}, a folder on the disk of the database: ${why}.`);
  });
}

function folderOf(place: string): string | null {
  if (!place.startsWith('sqlite:')) return null;
  const path = place.slice('sqlite:'.length);
  return path === ':memory:' ? null : dirname(path);
}
