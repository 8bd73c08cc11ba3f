/** Owners and addresses for quotas: tables, bots' turns, mail codes. Also the last use of a session. */

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const fairShares: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    // SQLite adds one column at a time.
    await schema
      .alterTable('matches')
      .addColumn('origin', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .alterTable('matches')
      .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('matches_owner').on('matches').columns(['owner', 'created']).execute();
    await schema.createIndex('matches_origin').on('matches').columns(['origin', 'created']).execute();
    await schema.createIndex('matches_stage').on('matches').columns(['stage', 'changed']).execute();
    await schema
      .alterTable('due')
      .addColumn('owner', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .alterTable('due')
      .addColumn('origin', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update due set owner = (select owner from matches where matches.id = due.match)
      where exists (select 1 from matches where matches.id = due.match)`.execute(db);
    await schema.dropIndex('due_at').execute();
    await schema.createIndex('due_kind').on('due').columns(['kind', 'at']).execute();
    await schema
      .alterTable('sessions')
      .addColumn('seen', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // Existing sessions count as just used, so that the update signs nobody out.
    await sql`update sessions set seen = ${Date.now()}`.execute(db);
    await schema
      .createTable('mail_codes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('mail_codes_at').on('mail_codes').column('at').execute();
  },
};
