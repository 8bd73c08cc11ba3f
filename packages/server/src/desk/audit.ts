/** The append-only audit trail: what operators have done, and why. */

import type { Audit } from '@windrose/protocol';
import type { Kysely } from 'kysely';

import { newId } from '../chance.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';

export interface Entry {
  readonly at: number;
  /** `person:ID`, or `terminal:USER`. */
  readonly who: string;
  readonly action: string;
  /** `person:ID`, `address:MARK`, `match:ID`, `report:ID`. */
  readonly target: string;
  readonly reason: string;
  /** Further details: until when, from which name to which. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Writes an entry, in the transaction of the act if there is one. */
export async function note(db: Kysely<Schema>, { reason, more = {}, ...entry }: Entry): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newId(), ...entry, detail: JSON.stringify({ reason, ...more }) })
    .execute();
}

/** The latest entries first. @param most the maximum number. */
export async function auditTrail({ db }: Database, people: People, most: number): Promise<Audit> {
  const rows = await db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id').limit(most).execute();
  const entries = rows.map(({ detail, ...row }) => {
    const { reason, ...more } = JSON.parse(detail) as { reason: string };
    return { ...row, reason, more };
  });
  const ids = entries.flatMap(({ who, target }) => [who, target]).flatMap((name) => personIn(name) ?? []);
  return { entries, people: await people.find(ids) };
}

/** The person named by `person:ID`; null if it names something else. */
export function personIn(name: string): string | null {
  return name.startsWith('person:') ? name.slice('person:'.length) : null;
}
