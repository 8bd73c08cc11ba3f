/** Size of the database and free space. */

import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

import { sql } from 'kysely';

import type { Database } from '../storage/database.ts';

/**
 * Size of the database and free bytes on its disk; null where unknown.
 * @param place as in `DATABASE_URL`
 */
export async function storageRoom(
  { db, kind }: Database,
  place: string,
): Promise<{ used: number | null; free: number | null }> {
  if (kind === 'postgres') {
    const { rows } = await sql<{ used: number }>`select pg_database_size(current_database()) as used`.execute(db);
    return { used: rows[0]?.used ?? null, free: null };
  }
  const { rows } = await sql<{ used: number }>`
    select page_count * page_size as used from pragma_page_count(), pragma_page_size()`.execute(db);
  const path = place.slice('sqlite:'.length);
  const disk = path === ':memory:' ? null : await statfs(dirname(path)).catch(() => null);
  return { used: rows[0]?.used ?? null, free: disk && disk.bavail * disk.bsize };
}
