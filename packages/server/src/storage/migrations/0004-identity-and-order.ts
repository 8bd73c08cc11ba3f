/** Scopes and proofs of sessions; names by appearance; bans, and the audit trail. */

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { skeletonOf } from '../../people/skeleton.ts';

export const identityAndOrder: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable('sessions')
      .addColumn('scopes', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .alterTable('sessions')
      .addColumn('proved', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // Existing tokens belong to programs that play.
    await sql`update sessions set scopes = 'read play' where kind = 'token'`.execute(db);
    await schema.createIndex('people_guests').on('people').columns(['guest', 'created']).execute();
    await schema
      .createTable('known_devices')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('known_devices_person').on('known_devices').column('person').execute();
    await schema
      .createTable('bans')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('bans_key', ['kind', 'value'])
      .execute();
    await schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('audit_at').on('audit').column('at').execute();
    await compareByLooks(db);
  },
};

/** The oldest holder of a name keeps it exclusively; a later look-alike stays usable under its exact spelling. */
async function compareByLooks(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ person: string; folded: string; name: string }>`
    select accounts.person as person, accounts.folded as folded, people.name as name
    from accounts join people on people.id = accounts.person order by accounts.created, accounts.person`.execute(db);
  const taken = new Set<string>();
  // Uses impossible names, so that none collides with another during the change.
  await sql`update accounts set folded = 'old ' || person`.execute(db);
  for (const { person, folded, name } of rows) {
    const skeleton = skeletonOf(name);
    const own = taken.has(skeleton) ? `= ${folded}` : skeleton;
    taken.add(own);
    await sql`update accounts set folded = ${own} where person = ${person}`.execute(db);
  }
}
