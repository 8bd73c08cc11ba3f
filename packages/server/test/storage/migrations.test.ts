/** A database that an older program left is brought forward, and everything in it is as it was, on either storage. */

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { newCommandId } from '@windrose/protocol';
import { describe, expect, test } from 'vitest';

import { hashPassphrase } from '../../src/people/passphrases.ts';
import { restore } from '../../src/index.ts';
import { connectDatabase, openDatabase } from '../../src/storage/database.ts';
import { migrate, MIGRATION_NAMES } from '../../src/storage/migrate.ts';
import { Running } from '../running.ts';
import { startStorage, STORAGES } from '../storages.ts';

/** The data of a released schema, recorded when it was the newest. */
interface Released {
  /** Tokens of the two people who play. */
  readonly token: string;
  readonly other: string;
  /** A match of theirs, and a table of the first that waits for a second. */
  readonly running: string;
  readonly open: string;
  readonly rows: Readonly<Record<string, Record<string, unknown>[]>>;
}

const FOLDER = new URL('./released/', import.meta.url);

const released = (schema: string): Released =>
  JSON.parse(readFileSync(new URL(`${schema}.json`, FOLDER), 'utf8')) as Released;

test('the tests have a database of every released schema', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(MIGRATION_NAMES.map((name) => `${name}.json`));
});

describe.each(STORAGES)('on %s', (name) => {
  test.each(MIGRATION_NAMES)(
    'migrates a database of the schema %s',
    { tags: name === 'SQLite' ? [] : ['full'] },
    async (schema) => {
      const storage = await startStorage(name);
      const { token, other, running: match, open, rows } = released(schema);
      try {
        const old = connectDatabase({ database: storage.env.DATABASE_URL!, databaseConnections: 2 });
        await migrate(old, schema);
        for (const [table, own] of Object.entries(rows))
          await old.db
            .insertInto(table as 'steps')
            .values(own as never)
            .execute();
        await old.close();

        const running = await Running.start(storage.env);
        const { db } = running.server.database;
        for (const [table, own] of Object.entries(rows)) {
          // Jobs and searches are processed immediately after the start.
          if (table === 'due' || table === 'notices') continue;
          const now: unknown[] = await db
            .selectFrom(table as 'steps')
            .selectAll()
            .execute();
          expect(now).toHaveLength(own.length);
          expect(now).toEqual(expect.arrayContaining(own.map((row) => expect.objectContaining(row) as unknown)));
        }
        const { body } = await running.ask('GET', `/api/matches/${match}/steps`);
        const bodies = rows.steps!.filter((row) => row.match === match).map((row) => row.body as string);
        expect(body.steps).toEqual(bodies.map((text) => JSON.parse(text) as unknown));
        expect((await running.ask('GET', '/api/matches?list=mine', { token })).body.matches).toHaveLength(3);
        // The old data works: tokens are valid, and the open table can be played.
        const [ann, bob] = [running.online(token).watch(open), running.online(other).watch(open)];
        await bob.until(({ known }) => known);
        await bob.sit(1);
        await ann.start();
        // The luck is made of everybody's part first.
        await ann.until(({ table }) => table.stage === 'running');
        await ann.choose([ann.table.match!.legal()[0]!.code]);
        await bob.until(({ table }) => table.version === ann.table.version);
        const leave = { type: 'leave', match, id: newCommandId(), version: 1e9 };
        expect((await running.ask('POST', '/api/commands', { token, body: leave })).status).toBe(200);
        await running.close();
      } finally {
        await storage.close();
      }
    },
  );

  test.each(['migrated', 'restored from a backup'])(
    'names of accounts are compared anew when %s',
    { tags: name === 'SQLite' ? [] : ['full'] },
    async (way) => {
      const storage = await startStorage(name);
      const place = { database: storage.env.DATABASE_URL!, databaseConnections: 2 };
      const passphrase = await hashPassphrase('seven little boats');
      // As the schema 0005-desk compared them: two that look alike, and one whose look-alike has gone.
      const names = {
        old0000000000000: ["O'Neil", "o'nell"],
        later00000000000: ['O’Neil', 'o’nell'],
        alone00000000000: ['Ann', '= ann'],
      } as const;
      const people = Object.entries(names).map(([id, [own]], created) => ({ id, name: own, guest: 0, created }));
      const accounts = Object.entries(names).map(([person, [, folded]], created) => ({
        person,
        folded,
        passphrase,
        created,
      }));
      try {
        if (way === 'migrated') {
          const old = connectDatabase(place);
          await migrate(old, '0005-desk');
          await old.db.insertInto('people').values(people).execute();
          await old.db.insertInto('accounts').values(accounts).execute();
          await old.close();
        } else {
          const file = join(tmpdir(), `windrose-names-${process.pid}-${name}.gz`);
          const lines = [
            { windrose: 'backup', format: 1, at: 0, schema: ['0005-desk'] },
            { table: 'people', rows: people },
            { table: 'accounts', rows: accounts },
            { end: true, rows: 6 },
          ];
          writeFileSync(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
          const empty = await openDatabase(place);
          await restore(empty, file).finally(() => rmSync(file));
          await empty.close();
        }
        const running = await Running.start(storage.env);
        for (const [id, [own]] of Object.entries(names)) {
          const body = { name: own, passphrase: 'seven little boats' };
          expect((await running.ask('POST', '/api/session/sign-in', { body })).body.person.id).toBe(id);
        }
        for (const taken of ['O\u02bcNeil', 'O\u2032NEIL', 'Ann']) {
          const { status } = await running.ask('POST', '/api/session', { body: { name: taken } });
          expect([taken, status]).toEqual([taken, 409]);
        }
        await running.close();
      } finally {
        await storage.close();
      }
    },
  );
});
