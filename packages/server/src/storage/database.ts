/** The database: SQLite in a file, or PostgreSQL. One code for both. */

import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

import type { Config } from '../config.ts';
import { storageFault } from './fault.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

const INT8 = 20;

/** An open database, with the newest schema. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** PostgreSQL's connections, for what is asked so often that it is prepared once; null with SQLite. */
  readonly pool: pg.Pool | null;
  /**
   * Writes what may be forgotten if the machine fails. SQLite does not wait for the disk then, which keeps the whole
   * process waiting; what is written stays in order with the rest, and other processes see it at once.
   */
  lightly<Result>(write: (db: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

type Place = Pick<Config, 'database' | 'databaseConnections'>;

/** Opens a database without touching its schema. */
export function connectDatabase({ database, databaseConnections }: Place): Database {
  if (database.startsWith('sqlite:')) {
    const db = new Kysely<Schema>({ dialect: sqliteDialect(database.slice('sqlite:'.length)) });
    const lightly: Database['lightly'] = (write) =>
      // One connection for all: nobody else writes between the two settings.
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
    // Moments fit into the whole numbers of JavaScript.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks while nobody uses it is replaced when one is needed.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgres', db, pool, lightly: (write) => write(db), close: () => db.destroy() };
}

/**
 * Opens a database and brings its schema up to date.
 * @throws StorageError if it is damaged, read-only, locked or out of reach, or its disk full
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
