/** People and their sessions; matches, their steps, and due jobs. */

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('guest', 'integer', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('sessions_person').on('sessions').column('person').execute();
    await schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('rated', 'integer', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('stage', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('people', 'text', (column) => column.notNull())
      .addColumn('bots', 'text', (column) => column.notNull())
      .addColumn('decision', 'integer')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('matches_command', ['owner', 'command'])
      .execute();
    await schema
      .createIndex('matches_listed')
      .on('matches')
      .columns(['stage', 'listed', 'changed'])
      .where(sql.ref('listed'), '=', 1)
      .execute();
    // The primary key is the lock: two choices at the same version cannot both be stored.
    await schema
      .createTable('steps')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('steps_key', ['match', 'number'])
      .execute();
    await schema
      .createTable('players')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('players_key', ['person', 'match'])
      .execute();
    await schema
      .createTable('due')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('claimed', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('due_key', ['match', 'kind'])
      .execute();
    await schema.createIndex('due_at').on('due').column('at').execute();
  },
};
