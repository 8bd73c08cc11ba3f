/**
 * Backup and restore: one file format for both storages, so that it also migrates from SQLite to PostgreSQL and back.
 * Gzipped lines of JSON: first a header, then rows table by table, last their count.
 */

import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { sql } from 'kysely';
import { z } from 'zod';

import { compareByLooks } from '../people/compare-by-looks.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { MIGRATION_NAMES } from '../storage/migrate.ts';
import type { Schema } from '../storage/schema.ts';

/** The tables with their primary keys, the order in which rows are read. */
const KEYS: { readonly [Table in keyof Schema]: readonly (keyof Schema[Table] & string)[] } = {
  people: ['id'],
  sessions: ['hash'],
  matches: ['id'],
  steps: ['match', 'number'],
  players: ['person', 'match'],
  due: ['match', 'kind'],
  accounts: ['person'],
  passkeys: ['id'],
  challenges: ['challenge'],
  blocks: ['person', 'blocked'],
  reports: ['id'],
  ratings: ['person', 'game'],
  ended: ['match'],
  results: ['match', 'seat'],
  seekers: ['person'],
  said: ['match', 'number'],
  free_talk: ['match', 'person'],
  notices: ['match', 'person', 'kind'],
  notice_wishes: ['person'],
  pushes: ['hash'],
  mails: ['person'],
  mail_codes: ['id'],
  known_devices: ['hash'],
  bans: ['kind', 'value'],
  operators: ['person'],
  audit: ['id'],
  secrets: ['name'],
  duties: ['name'],
};

type Row = Readonly<Record<string, unknown>>;

const FORMAT = 1;
const PAGE = 500;

const Head = z.object({ windrose: z.literal('backup'), format: z.int(), at: z.number(), schema: z.array(z.string()) });
const Rows = z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) });
const End = z.object({ end: z.literal(true), rows: z.int() });

/** A backup cannot be made or used; the message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Writes a consistent snapshot of the database into a file, while servers run.
 * @returns the number of rows
 * @throws BackupError
 */
export async function backUp(database: Database, file: string, now: number): Promise<number> {
  if (database.kind === 'postgres') {
    return database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => write({ ...database, db: trx }, file, now));
  }
  // SQLite copies a snapshot without blocking; the rows are read from the copy.
  const folder = mkdtempSync(join(tmpdir(), 'windrose-backup-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    await sql`vacuum into ${copy}`.execute(database.db);
    const still = await openDatabase({ database: `sqlite:${copy}`, databaseConnections: 2 });
    try {
      return await write(still, file, now);
    } finally {
      await still.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function write(database: Database, file: string, now: number): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ windrose: 'backup', format: FORMAT, at: now, schema: MIGRATION_NAMES })}\n`;
    for (const table of Object.keys(KEYS) as (keyof Schema)[]) {
      for await (const rows of pages(database, table)) {
        count += rows.length;
        yield `${JSON.stringify({ table, rows })}\n`;
      }
    }
    yield `${JSON.stringify({ end: true, rows: count })}\n`;
  }
  // Renamed only when complete.
  const part = `${file}.part`;
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
  await rename(part, file);
  return count;
}

/** The rows of a table, page by page in key order. */
async function* pages({ db }: Database, table: keyof Schema): AsyncGenerator<readonly Row[]> {
  const keys: readonly string[] = KEYS[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  let after: Row | undefined;
  for (;;) {
    const last = after;
    const beyond = last && sql`where (${columns}) > (${sql.join(keys.map((key) => last[key]))})`;
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} ${beyond ?? sql``} order by ${columns} limit ${PAGE}`.execute(
        db,
      );
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1);
  }
}

/**
 * Fills an empty database from a backup of this or an older version. All or nothing.
 * @returns the number of rows
 * @throws BackupError
 */
export async function restore(database: Database, file: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  const source = lines[Symbol.asyncIterator]() as AsyncIterator<string>;
  const head = Head.safeParse(await nextLine(source, file));
  if (!head.success) throw new BackupError(`${file} is not a backup of Windrose.`);
  if (head.data.format !== FORMAT) {
    throw new BackupError(`${file} has the format ${head.data.format}; this program reads ${FORMAT}.`);
  }
  const strange = head.data.schema.filter((name) => !MIGRATION_NAMES.includes(name));
  if (strange.length > 0) {
    throw new BackupError(`${file} is of a newer program: this one does not know ${strange.join(', ')}.`);
  }
  await demandEmpty(database);
  const count = await database.db.transaction().execute(async (trx) => {
    // These were generated at the first start of the empty database; the backup has its own.
    await trx.deleteFrom('secrets').execute();
    await trx.deleteFrom('duties').execute();
    let rows = 0;
    for (;;) {
      const line = await nextLine(source, file);
      const end = End.safeParse(line);
      if (end.success) {
        if (end.data.rows !== rows) throw new BackupError(`${file} has ${rows} rows and should have ${end.data.rows}.`);
        // A backup of an older program has names as that compared them.
        await compareByLooks(trx);
        return rows;
      }
      const page = Rows.safeParse(line);
      if (!page.success || !Object.hasOwn(KEYS, page.data.table)) throw new BackupError(`${file} is damaged.`);
      await trx
        .insertInto(page.data.table as 'people')
        .values(page.data.rows as never)
        .execute();
      rows += page.data.rows.length;
    }
  });
  lines.close();
  return count;
}

async function nextLine(source: AsyncIterator<string>, file: string): Promise<unknown> {
  try {
    const { value, done } = await source.next();
    if (done === true) throw new BackupError(`${file} ends too early.`);
    return JSON.parse(value) as unknown;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function demandEmpty(database: Database): Promise<void> {
  for (const table of ['people', 'matches', 'accounts'] as const) {
    const row = await database.db.selectFrom(table).selectAll().limit(1).executeTakeFirst();
    if (row) throw new BackupError('The database is not empty; a backup is restored into an empty one.');
  }
}
