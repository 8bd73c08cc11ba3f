/** Only what may be forgotten is written without waiting for the disk. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Database, openDatabase } from '../../src/storage/database.ts';
import type { Schema } from '../../src/storage/schema.ts';

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-lightly-'));
  database = await openDatabase({ database: `sqlite:${join(folder, 'own.sqlite')}`, databaseConnections: 2 });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const [NORMAL, FULL] = [1, 2];

/** The current `synchronous` setting of SQLite. */
async function waiting(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ synchronous: number }>`select synchronous from pragma_synchronous`.execute(db);
  return rows[0]!.synchronous;
}

test('light writes never wait for the disk; all others do', async () => {
  expect(await waiting(database.db)).toBe(FULL);
  for (let time = 0; time < 3; time++) {
    const [light, beside] = await Promise.all([
      database.lightly(async (db) => {
        await db
          .insertInto('secrets')
          .values({ name: `light ${time}`, value: 'x' })
          .execute();
        return waiting(db);
      }),
      waiting(database.db),
    ]);
    expect([light, beside]).toEqual([NORMAL, FULL]);
  }
  const rows = await database.db.selectFrom('secrets').select('name').where('name', 'like', 'light %').execute();
  expect(rows).toHaveLength(3);
});

test('a failed write changes nothing', async () => {
  await expect(database.lightly(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await waiting(database.db)).toBe(FULL);
});
