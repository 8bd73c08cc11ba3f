/** The database: SQLite in a file, or PostgreSQL, with the same code. */

import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

import type { Config } from '../config.ts';
import { storageFault } from './fault.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

const INT8 = 20;

/** An open database with the newest schema. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** PostgreSQL's connections, for frequent prepared statements; null with SQLite. */
  readonly pool: pg.Pool | null;
  /**
   * Writes data that may be lost in a crash. SQLite then does not wait for the disk, which would block the whole process;
   * writes stay in order, and other processes see them immediately.
   */
  lightly<Result>(write: (db: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

type Place = Pick<Config, 'database' | 'databaseConnections'>;

/** Opens a database without migrating it. */
export function connectDatabase({ database, databaseConnections }: Place): Database {
  if (database.startsWith('sqlite:')) {
    const db = new Kysely<Schema>({ dialect: sqliteDialect(database.slice('sqlite:'.length)) });
    const lightly: Database['lightly'] = (write) =>
      // One connection for all: no other write runs between the two settings.
      db.connection().execute(async (alone) => {
        await sql`PRAGMA synchronous = NORMAL`.execute(alone);
        try {
          return await write(alone);
        } finally {
          await sql`PRAGMA synchronous = FULL`.execute(alone);
        }
      });
    return { kind: 'sqlite', db, pool: null, lightly, close: () => db.destroy() };
  }
  const pool = new pg.Pool({
    connectionString: database,
    max: databaseConnections,
    connectionTimeoutMillis: 5000,
    // Times fit into JavaScript's safe integers.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // An idle connection that breaks is replaced when one is needed.
  pool.on('error', () => {});
  // One in use can break between two queries: the next of them fails. Without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgres', db, pool, lightly: (write) => write(db), close: () => db.destroy() };
}

/**
 * Opens a database and migrates it.
 * @throws StorageError if it is damaged, read-only, locked or unreachable, or its disk is full
 */
export async function openDatabase(place: Place): Promise<Database> {
  let database: Database | null = null;
  try {
    database = connectDatabase(place);
    await migrate(database);
    return database;
  } catch (error) {
    await database?.close();
    throw storageFault(error, place.database) ?? error;
  }
}
