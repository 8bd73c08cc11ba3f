/** Blocks keep people apart: messages of blocked people are hidden, and no new table brings the two together. */

import type { Database } from '../storage/database.ts';

const MOST_BLOCKS = 1000;

/** The people whom a person has blocked, the latest first. */
export async function blockedBy({ db }: Database, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocked')
    .where('person', '=', person)
    .orderBy('created', 'desc')
    .limit(MOST_BLOCKS)
    .execute();
  return rows.map(({ blocked }) => blocked);
}

export async function block({ db }: Database, person: string, blocked: string, now: number): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ person, blocked, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unblock({ db }: Database, person: string, blocked: string): Promise<void> {
  await db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
}

/** All pairs among some people in which one has blocked the other, as `a b` and `b a`. */
export async function apartAmong({ db }: Database, people: readonly string[]): Promise<Set<string>> {
  if (people.length < 2) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select(['person', 'blocked'])
    .where('person', 'in', people)
    .where('blocked', 'in', people)
    .execute();
  return new Set(rows.flatMap(({ person, blocked }) => [`${person} ${blocked}`, `${blocked} ${person}`]));
}
