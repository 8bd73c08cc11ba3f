/** Migrates a database forward to the newest schema. To go back, restore a backup. */

import { setTimeout as pause } from 'node:timers/promises';

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import { firstTables } from './migrations/0001-first-tables.ts';
import { peopleAndTalk } from './migrations/0002-people-and-talk.ts';
import { fairShares } from './migrations/0003-fair-shares.ts';
import { identityAndOrder } from './migrations/0004-identity-and-order.ts';
import { desk } from './migrations/0005-desk.ts';
import { lookAlikes } from './migrations/0006-look-alikes.ts';
import { seatsByAddress } from './migrations/0007-seats-by-address.ts';
import type { Schema } from './schema.ts';

/** All migrations in order. A released migration never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-people-and-talk': peopleAndTalk,
  '0003-fair-shares': fairShares,
  '0004-identity-and-order': identityAndOrder,
  '0005-desk': desk,
  '0006-look-alikes': lookAlikes,
  '0007-seats-by-address': seatsByAddress,
};

/** Their names, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** When a migration was run on a database, in milliseconds; -Infinity if that is not known. */
export async function migratedAt({ db }: { db: Kysely<Schema> }, name: string): Promise<number> {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from kysely_migration where name = ${name}`.execute(db);
  const at = Date.parse(rows[0]?.timestamp ?? '');
  return Number.isNaN(at) ? -Infinity : at;
}

/** Several processes may start at once on one SQLite file: the loser tries again. */
const ATTEMPTS = 20;

/**
 * Runs the pending migrations of a database.
 * @param to the last one to run; the newest by default.
 */
export async function migrate(
  { db, kind }: { db: Kysely<Schema>; kind: 'sqlite' | 'postgres' },
  to: string | null = null,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  for (let attempt = 1; ; attempt++) {
    const { error } = await (to === null ? migrator.migrateToLatest() : migrator.migrateTo(to));
    if (error === undefined) return;
    if (kind === 'postgres' || attempt === ATTEMPTS) throw error;
    await pause(20 * attempt);
  }
}
