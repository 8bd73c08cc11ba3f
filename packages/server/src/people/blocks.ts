/** Blocks keep people apart: messages of blocked people are hidden, and no new table brings the two together. */

import { Refusal } from '../match/refusal.ts';
import type { Database } from '../storage/database.ts';

/** Maximum people blocked by one person; so many are listed. */
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

/** @throws Refusal `too-large` */
export async function block({ db }: Database, person: string, blocked: string, now: number): Promise<void> {
  const { count } = await db
    .selectFrom('blocks')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person', '=', person)
    .where('blocked', '!=', blocked)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_BLOCKS) {
    throw new Refusal('too-large', `You have blocked ${MOST_BLOCKS} people; unblock one first.`, {
      allowed: MOST_BLOCKS,
    });
  }
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
export async function blockedPairs({ db }: Database, people: readonly string[]): Promise<Set<string>> {
  if (people.length < 2) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select(['person', 'blocked'])
    .where('person', 'in', people)
    .where('blocked', 'in', people)
    .execute();
  return new Set(rows.flatMap(({ person, blocked }) => [`${person} ${blocked}`, `${blocked} ${person}`]));
}
