/** A database that cannot be used is reported in a sentence with its place and the remedy. Real faults of real databases. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { connectDatabase, openDatabase } from '../../src/storage/database.ts';
import { demandDatabase, StorageError, storageFault } from '../../src/storage/fault.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { startPostgres } from '../services.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'windrose-fault-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (database: string) => openDatabase({ database, databaseConnections: 2 });

/** The explanation of an error that some work throws. */
function explanationOf(place: string, work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    return storageFault(error, place)?.message;
  }
  throw new Error('nothing went wrong');
}

/** A database with something in it. */
async function made(name: string): Promise<string> {
  const path = join(folder, name);
  const database = await open(`sqlite:${path}`);
  const row = { guest: 1, created: 0, name: 'x'.repeat(500) };
  await database.db
    .insertInto('people')
    .values(Array.from({ length: 200 }, (_, at) => ({ ...row, id: `${at}` })))
    .execute();
  await database.close();
  return path;
}

describe('SQLite', () => {
  test('a file that is no database is reported', async () => {
    const path = join(folder, 'letter.sqlite');
    writeFileSync(path, 'Dear database, '.repeat(1000));
    const fault = await open(`sqlite:${path}`).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StorageError);
    expect(String(fault)).toContain(`The file ${path} is not a SQLite database.`);
  });

  test('a damaged file is reported with a message', async () => {
    const path = await made('damaged.sqlite');
    const bytes = readFileSync(path);
    // The head stays, and what follows is noise.
    bytes.fill(0xa5, 100);
    writeFileSync(path, bytes);
    const fault = await open(`sqlite:${path}`).catch((error: unknown) => error);
    expect(String(fault)).toMatch(/^StorageError: The database .*damaged\.sqlite is damaged\..*restore FILE/);
  });

  test('a read-only file, a locked one, and a full disk are reported', async () => {
    const path = await made('other.sqlite');
    const place = `sqlite:${path}`;
    const insert = "insert into secrets values ('a', 'b')";
    const reader = new DatabaseSync(path, { readOnly: true });
    expect(explanationOf(place, () => reader.exec(insert))).toContain(`${path} can only be read`);
    reader.close();
    const [holder, waiter] = [new DatabaseSync(path), new DatabaseSync(path, { timeout: 0 })];
    holder.exec('begin immediate');
    expect(explanationOf(place, () => waiter.exec(insert))).toContain(`${path} is locked by another program`);
    holder.close();
    waiter.exec('pragma max_page_count = 1');
    const fill = `insert into secrets values ('a', '${'x'.repeat(1_000_000)}')`;
    expect(explanationOf(place, () => waiter.exec(fill))).toContain(`The disk of the database ${path} is full`);
    waiter.close();
  });

  test('a disk that fills up during a transaction is reported as such, and later transactions succeed', async () => {
    const path = await made('full.sqlite');
    const database = connectDatabase({ database: `sqlite:${path}`, databaseConnections: 2 });
    await migrate(database);
    const { db } = database;
    const { sql } = await import('kysely');
    await sql`pragma max_page_count = 1`.execute(db);
    const value = 'x'.repeat(1_000_000);
    const filling = db
      .transaction()
      .execute(async (trx) => trx.insertInto('secrets').values({ name: 'a', value }).execute());
    const error = await filling.catch((reason: unknown) => reason);
    expect(storageFault(error, `sqlite:${path}`)?.message).toContain('is full');
    await sql`pragma max_page_count = 1000000`.execute(db);
    await db.transaction().execute(async (trx) => trx.insertInto('secrets').values({ name: 'b', value: '' }).execute());
    await database.close();
  });

  test('a folder that cannot be created, and a missing file, are reported', async () => {
    writeFileSync(join(folder, 'file'), '');
    const place = `sqlite:${join(folder, 'file', 'windrose.sqlite')}`;
    const fault = await open(place).catch((error: unknown) => error);
    expect(String(fault)).toContain(`windrose.sqlite cannot be opened or made in ${join(folder, 'file')}`);
    const missing = join(folder, 'nothing.sqlite');
    expect(() => demandDatabase(`sqlite:${missing}`)).toThrow(`There is no database ${missing}.`);
  });
});

describe('PostgreSQL', () => {
  test('a missing server, and one that does not answer, are reported without the password', async () => {
    const postgres = await startPostgres();
    try {
      const url = new URL(postgres.url);
      url.password = 'topsecret';
      url.pathname = '/nowhere';
      const missing = await open(url.href).catch((error: unknown) => error);
      expect(String(missing)).toContain(`There is no database nowhere on ${url.host}`);
      expect(String(missing)).not.toContain('topsecret');
    } finally {
      await postgres.close();
    }
    const silent = await open('postgres://ann:topsecret@127.0.0.1:1/windrose').catch((error: unknown) => error);
    expect(silent).toBeInstanceOf(StorageError);
    expect(String(silent)).toContain('The database windrose on 127.0.0.1:1 does not answer (ECONNREFUSED)');
    expect(String(silent)).not.toContain('topsecret');
  });
});
