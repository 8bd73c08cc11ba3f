/** Accounts of members. A guest who creates one stays the same person, with all their matches. */

import type { Person } from '@windrose/protocol';
import type { Kysely } from 'kysely';

import { newId } from '../chance.ts';
import { Refusal } from '../match/refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { isTaken } from '../storage/taken.ts';
import { hashPassphrase, isPassphrase } from './passphrases.ts';
import type { People } from './people.ts';
import { skeletonOf, spellingOf } from './skeleton.ts';

/** Milliseconds for which a name set by an operator cannot be changed: 30 days. */
const NAME_STAYS = 30 * 86_400_000;

export class Accounts {
  readonly #database: Database;
  readonly #people: People;

  constructor(database: Database, people: People) {
    this.#database = database;
    this.#people = people;
  }

  /**
   * Makes a guest a member, or creates a new member.
   * @param passphrase null if they sign in with a passkey.
   * @throws Refusal `name-taken`, `name-given`, or `wrong-stage` if the person already has an account
   */
  async make(guest: Person | null, name: string, passphrase: string | null, now: number): Promise<Person> {
    if (guest && !guest.guest) throw new Refusal('wrong-stage', 'You have an account already.');
    if (guest) await this.#demandOwnName(guest, name, now);
    const person: Person = { id: guest?.id ?? newId(), name: name.trim(), guest: false };
    const account = {
      person: person.id,
      folded: skeletonOf(name),
      passphrase: passphrase === null ? null : await hashPassphrase(passphrase),
      created: now,
    };
    await this.#unlessTaken(() =>
      this.#database.db.transaction().execute(async (trx) => {
        await trx.insertInto('accounts').values(account).execute();
        await trx
          .insertInto('people')
          .values({ id: person.id, name: person.name, guest: 0, created: now })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: person.name, guest: 0 }))
          .execute();
      }),
    );
    this.#people.forget(person.id);
    return person;
  }

  /** The account of a name and passphrase; null if they do not match. Takes equally long for a name that does not exist. */
  async signIn(name: string, passphrase: string): Promise<Person | null> {
    const row = await this.#named(name);
    const right = await isPassphrase(passphrase, row?.passphrase ?? null);
    return right && row ? this.#people.one(row.person) : null;
  }

  /** The account of a name. Of two accounts older than a comparison by which they look alike, the later is found by its exact spelling. */
  async #named(name: string) {
    const rows = await this.#database.db
      .selectFrom('accounts')
      .innerJoin('people', 'people.id', 'accounts.person')
      .select(['accounts.person', 'accounts.passphrase', 'accounts.folded', 'people.name'])
      .where('folded', 'in', [skeletonOf(name), `= ${spellingOf(name)}`])
      .execute();
    return rows.find((row) => spellingOf(row.name) === spellingOf(name)) ?? rows[0];
  }

  /** The person whose account has a name; null if there is none. */
  async personNamed(name: string): Promise<string | null> {
    return (await this.#named(name))?.person ?? null;
  }

  /** A guest may not use a member's name, or one that looks like it. @throws Refusal `name-taken` */
  async requireUnclaimedName(name: string, db: Kysely<Schema> = this.#database.db): Promise<void> {
    const row = await db
      .selectFrom('accounts')
      .select('person')
      .where('folded', '=', skeletonOf(name))
      .executeTakeFirst();
    if (row) throw new Refusal('name-taken', 'Somebody with an account has this name, or one that looks like it.');
  }

  /** Whether a passphrase is a person's. True for a person without one. */
  async confirms(person: string, passphrase: string | undefined): Promise<boolean> {
    const stored = (await this.#row(person))?.passphrase ?? null;
    return stored === null || isPassphrase(passphrase ?? '', stored);
  }

  /** Sets or changes the passphrase. */
  async setPassphrase(person: string, passphrase: string): Promise<void> {
    await this.#database.db
      .updateTable('accounts')
      .set({ passphrase: await hashPassphrase(passphrase) })
      .where('person', '=', person)
      .execute();
  }

  /** Changes a person's own name. @throws Refusal `name-taken`, or `name-given` within 30 days of an operator's change */
  async takeName(person: Person, name: string, now: number): Promise<Person> {
    await this.#demandOwnName(person, name, now);
    const named = { ...person, name: name.trim() };
    await this.#database.db.transaction().execute((trx) => this.rename(trx, person, named.name));
    this.#people.forget(person.id);
    return named;
  }

  async #demandOwnName({ id }: Person, name: string, now: number): Promise<void> {
    const given = await this.#database.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'rename')
      .where('target', '=', `person:${id}`)
      .where('at', '>', now - NAME_STAYS)
      .orderBy('at', 'desc')
      .executeTakeFirst();
    if (given && (JSON.parse(given.detail) as { to?: string }).to !== name.trim())
      throw new Refusal('name-given', 'An operator gave you this name; you can change it 30 days later.');
  }

  /**
   * Renames a person within a transaction. After its end {@link People.forget} them.
   * @throws Refusal `name-taken`
   */
  async rename(trx: Kysely<Schema>, person: Person, name: string): Promise<void> {
    if (person.guest) await this.requireUnclaimedName(name, trx);
    else {
      await this.#unlessTaken(() =>
        trx
          .updateTable('accounts')
          .set({ folded: skeletonOf(name) })
          .where('person', '=', person.id)
          .execute(),
      );
    }
    await this.#people.rename(trx, person.id, name.trim());
  }

  /** Creation time, and whether there is a passphrase; null for guests. */
  async about(person: string): Promise<{ created: number; passphrase: boolean } | null> {
    const row = await this.#row(person);
    return row ? { created: row.created, passphrase: row.passphrase !== null } : null;
  }

  #row(person: string) {
    return this.#database.db.selectFrom('accounts').selectAll().where('person', '=', person).executeTakeFirst();
  }

  async #unlessTaken(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (isTaken(error)) throw new Refusal('name-taken', 'Somebody has this name already, or one that looks like it.');
      throw error;
    }
  }
}
