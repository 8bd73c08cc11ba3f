/** Reports about people, for the operators. */

import { newId } from '../chance.ts';
import { Refusal } from '../match/refusal.ts';
import type { Database } from '../storage/database.ts';

const DAY = 86_400_000;

/**
 * A report may name a table only if the reported person has sat there or has set it up: operators read the chat of the table.
 * @throws Refusal `no-such-match`, `no-such-seat`
 */
export async function demandMetAt({ db }: Database, about: string, match: string): Promise<void> {
  const table = await db.selectFrom('matches').select('owner').where('id', '=', match).executeTakeFirst();
  if (!table) throw new Refusal('no-such-match', `There is no match ${match}.`);
  if (table.owner === about) return;
  const seat = await db
    .selectFrom('players')
    .select('person')
    .where('person', '=', about)
    .where('match', '=', match)
    .executeTakeFirst();
  if (!seat) throw new Refusal('no-such-seat', `The person ${about} has never sat at the table ${match}.`);
}

/**
 * @param most maximum reports of one person per day.
 * @returns its id, or null if the same person has an identical open report.
 * @throws Refusal `too-many`
 */
export async function fileReport(
  { db }: Database,
  report: { by: string; about: string; match: string | null; reason: string; text: string },
  now: number,
  most: number,
): Promise<string | null> {
  const own = await db
    .selectFrom('reports')
    .select(['about', 'match', 'reason', 'text', 'closed', 'created'])
    .where('by', '=', report.by)
    .where((eb) => eb.or([eb('closed', 'is', null), eb('created', '>', now - DAY)]))
    .execute();
  const isSame = (old: Omit<typeof report, 'by'>): boolean =>
    (['about', 'match', 'reason', 'text'] as const).every((part) => old[part] === report[part]);
  if (own.some((old) => old.closed === null && isSame(old))) return null;
  const today = own.filter(({ created }) => created > now - DAY);
  if (today.length >= most) {
    const oldest = Math.min(...today.map(({ created }) => created));
    throw new Refusal('too-many', `You have sent ${most} reports in the last day, which is the most.`, {
      allowed: most,
      again: Math.max(1, Math.ceil((oldest + DAY - now) / 1000)),
      quota: 'reports_per_person',
    });
  }
  const id = newId();
  await db
    .insertInto('reports')
    .values({ id, ...report, created: now, closed: null })
    .execute();
  return id;
}
