/** People: guests and members, and their names. */

import type { Person } from '@windrose/protocol';
import type { Kysely } from 'kysely';

import { newId } from '../chance.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';

/** Maximum cached names. */
const MOST_AT_HAND = 10_000;
/** Milliseconds for which they are cached: another process may rename or delete a person. */
const AT_HAND_FOR = 30_000;

export class People {
  readonly #database: Database;
  readonly #known = new Map<string, { readonly person: Person; readonly until: number }>();

  constructor(database: Database) {
    this.#database = database;
  }

  async addGuest(name: string, now: number): Promise<Person> {
    const person = { id: newId(), name, guest: true };
    await this.#database.db
      .insertInto('people')
      .values({ ...person, guest: 1, created: now })
      .execute();
    return person;
  }

  /** @param db the transaction that it belongs to; {@link forget} the person after its end. */
  async rename(db: Kysely<Schema>, id: string, name: string): Promise<void> {
    await db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  /** People by id, without deleted accounts. */
  async find(ids: readonly string[]): Promise<Person[]> {
    const wanted = [...new Set(ids)];
    const now = Date.now();
    const found = new Map<string, Person>();
    for (const id of wanted) {
      const known = this.#known.get(id);
      if (known && known.until > now) found.set(id, known.person);
    }
    const missing = wanted.filter((id) => !found.has(id));
    if (missing.length > 0) {
      const rows = await this.#database.db
        .selectFrom('people')
        .select(['id', 'name', 'guest'])
        .where('id', 'in', missing)
        .execute();
      if (this.#known.size + missing.length > MOST_AT_HAND) this.#known.clear();
      for (const id of missing) this.#known.delete(id);
      for (const { id, name, guest } of rows) {
        const person = { id, name, guest: guest === 1 };
        found.set(id, person);
        this.#known.set(id, { person, until: now + AT_HAND_FOR });
      }
    }
    return wanted.flatMap((id) => found.get(id) ?? []);
  }

  async one(id: string): Promise<Person | null> {
    return (await this.find([id]))[0] ?? null;
  }

  /** The person was renamed or deleted. */
  forget(id: string): void {
    this.#known.delete(id);
  }
}
