/** Backup and restore, within a storage and from one to the other. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { newCommandId } from '@windrose/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { backUp, BackupError, exportPerson, openDatabase, restore } from '../../src/index.ts';
import { somebody, startedMatch } from '../people/together.ts';
import { Running } from '../running.ts';
import { startStorage, type Storage, STORAGES } from '../storages.ts';

let folder: string;
let storages: Storage[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-backup-test-'));
  storages = await Promise.all(STORAGES.map((name) => startStorage(name)));
});

afterAll(async () => {
  await Promise.all(storages.map((storage) => storage.close()));
  rmSync(folder, { recursive: true, force: true });
});

test('a backup of a running server restores completely into either storage', async () => {
  const [sqlite, postgres] = storages as [Storage, Storage];
  const first = await Running.start(sqlite.env);
  const [ann, bob] = await Promise.all([somebody(first, 'Ann'), somebody(first, 'Bob', true)]);
  const match = await startedMatch([ann, bob]);
  await ann.browser.ask('POST', `/api/matches/${match}/chat`, { id: newCommandId(), phrase: 'hello' });
  const file = join(folder, 'one.gz');
  const rows = await backUp(first.server.database, file, 1);
  expect(rows).toBeGreaterThan(8);
  const before = (await first.ask('GET', `/api/matches/${match}/steps`)).body;
  const mine = (await ann.browser.ask('GET', '/api/account/export')).body;
  await first.close();

  const empty = await openDatabase({ database: postgres.env.DATABASE_URL!, databaseConnections: 2 });
  expect(await restore(empty, file)).toBe(rows);
  await expect(restore(empty, file)).rejects.toThrow(BackupError);
  // Back again: the same rows, by another way.
  const other = join(folder, 'two.gz');
  await backUp(empty, other, 1);
  await empty.close();
  const text = (path: string): string[] => gunzipSync(readFileSync(path)).toString().trim().split('\n');
  const sorted = (path: string) =>
    text(path)
      .slice(1, -1)
      .map((line) => JSON.parse(line) as { table: string; rows: object[] })
      // A server that starts takes its duties up and makes its keys: those of the backup count.
      .filter(({ table }) => table !== 'duties');
  expect(sorted(other)).toEqual(sorted(file));

  const second = await Running.start(postgres.env);
  expect((await second.ask('GET', `/api/matches/${match}/steps`)).body).toEqual(before);
  expect((await second.ask('GET', '/api/session', { token: ann.token })).body.person.name).toBe(ann.name);
  const exported = await exportPerson(second.server.database, ann.name.toUpperCase(), mine.exported as number);
  expect(exported).toMatchObject({ account: { person: { id: ann.id } }, said: mine.said });
  expect(await exportPerson(second.server.database, 'nobody at all', 0)).toBeNull();
  // The restored match continues.
  const left = await second.ask('POST', '/api/commands', {
    token: ann.token,
    body: { type: 'leave', id: newCommandId(), match, version: 1e9 },
  });
  expect(left.status).toBe(200);
  await second.close();
});

test('a damaged file, one of a newer version, and a foreign file are refused with a message; nothing is stored', async () => {
  const database = await openDatabase({ database: `sqlite:${join(folder, 'empty.sqlite')}`, databaseConnections: 2 });
  const file = join(folder, 'wrong.gz');
  const head = { windrose: 'backup', format: 1, at: 0, schema: [] };
  const person = { id: 'x', name: 'X', guest: 1, created: 0 };
  const cases: [string | Buffer, RegExp][] = [
    ['not packed at all', /cannot be read/],
    [gzipSync('{"some":"json"}\n'), /not a backup/],
    [gzipSync(`${JSON.stringify({ ...head, format: 2 })}\n`), /format 2/],
    [gzipSync(`${JSON.stringify({ ...head, schema: ['0099-future'] })}\n`), /newer program.*0099-future/],
    [gzipSync(`${JSON.stringify(head)}\n{"table":"people","rows":[${JSON.stringify(person)}]}\n`), /ends too early/],
    [gzipSync(`${JSON.stringify(head)}\n{"table":"kysely_migration","rows":[]}\n`), /damaged/],
    [gzipSync(`${JSON.stringify(head)}\n{"end":true,"rows":3}\n`), /0 rows and should have 3/],
  ];
  for (const [content, message] of cases) {
    writeFileSync(file, content);
    await expect(restore(database, file)).rejects.toThrow(message);
  }
  expect(await database.db.selectFrom('people').selectAll().execute()).toEqual([]);
  await database.close();
});
