/** Operators, and the address from which a session was last used. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const desk: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('operators')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .alterTable('sessions')
      .addColumn('origin', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('sessions_seen').on('sessions').column('seen').execute();
  },
};
