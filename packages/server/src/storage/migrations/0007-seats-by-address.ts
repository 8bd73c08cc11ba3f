/** The address from which a seat was taken, and a search for opponents begun. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const seatsByAddress: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    for (const table of ['players', 'seekers']) {
      await schema
        .alterTable(table)
        .addColumn('origin', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
    await schema.createIndex('players_origin').on('players').column('origin').execute();
  },
};
