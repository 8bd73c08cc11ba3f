/** People: guests and members, and their names. */

import type { Person } from '@windrose/protocol';

import { newId } from '../chance.ts';
import type { Database } from '../storage/database.ts';

/** How many names are kept at hand. */
const MOST_AT_HAND = 10_000;

export class People {
  readonly #database: Database;
  readonly #known = new Map<string, Person>();

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

  async rename(id: string, name: string): Promise<void> {
    await this.#database.db.updateTable('people').set({ name }).where('id', '=', id).execute();
    this.forget(id);
  }

  /** People by their ids; those who have deleted their account are left out. */
  async find(ids: readonly string[]): Promise<Person[]> {
    const missing = [...new Set(ids)].filter((id) => !this.#known.has(id));
    if (missing.length > 0) {
      const rows = await this.#database.db
        .selectFrom('people')
        .select(['id', 'name', 'guest'])
        .where('id', 'in', missing)
        .execute();
      if (this.#known.size + rows.length > MOST_AT_HAND) this.#known.clear();
      for (const { id, name, guest } of rows) this.#known.set(id, { id, name, guest: guest === 1 });
    }
    return [...new Set(ids)].flatMap((id) => this.#known.get(id) ?? []);
  }

  async one(id: string): Promise<Person | null> {
    return (await this.find([id]))[0] ?? null;
  }

  /** Their name has changed, or they are gone. */
  forget(id: string): void {
    this.#known.delete(id);
  }
}
