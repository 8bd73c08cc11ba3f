/** The stored skeletons of the names of accounts. */

import { type Kysely, sql } from 'kysely';

import { skeletonOf, spellingOf } from './skeleton.ts';

/**
 * Makes the skeletons of all accounts anew. The oldest holder of a name keeps it exclusively; a later look-alike stays usable
 * under its exact spelling.
 */
export async function compareByLooks<Schema>(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ person: string; folded: string; name: string }>`
    select accounts.person as person, accounts.folded as folded, people.name as name
    from accounts join people on people.id = accounts.person order by accounts.created, accounts.person`.execute(db);
  const taken = new Set<string>();
  const changed: { person: string; own: string }[] = [];
  for (const { person, folded, name } of rows) {
    const own = [skeletonOf(name), `= ${spellingOf(name)}`].find((each) => !taken.has(each)) ?? `= ${person}`;
    taken.add(own);
    if (own !== folded) changed.push({ person, own });
  }
  // Uses impossible names, so that none collides with another during the change.
  for (const { person } of changed) {
    await sql`update accounts set folded = ${`old ${person}`} where person = ${person}`.execute(db);
  }
  for (const { person, own } of changed) {
    await sql`update accounts set folded = ${own} where person = ${person}`.execute(db);
  }
}
