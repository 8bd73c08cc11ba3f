/** Accounts: who is not a guest. A guest who makes one stays the same person, with all their matches. */

import type { Person } from '@windrose/protocol';

import { newId } from '../chance.ts';
import { Refusal } from '../match/refusal.ts';
import type { Database } from '../storage/database.ts';
import { isTaken } from '../storage/taken.ts';
import { hashPassphrase, isPassphrase } from './passphrases.ts';
import type { People } from './people.ts';

/** A name as it is compared: without case, accents typed in another way, or spaces that nobody sees. */
export function foldName(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase().normalize('NFKC');
}

export class Accounts {
  readonly #database: Database;
  readonly #people: People;

  constructor(database: Database, people: People) {
    this.#database = database;
    this.#people = people;
  }

  /**
   * Makes a guest a member, or a new member out of nobody.
   * @param passphrase null if they sign in with a passkey.
   * @throws Refusal `name-taken`, or `wrong-stage` for who has an account already
   */
  async make(guest: Person | null, name: string, passphrase: string | null, now: number): Promise<Person> {
    if (guest && !guest.guest) throw new Refusal('wrong-stage', 'You have an account already.');
    const person: Person = { id: guest?.id ?? newId(), name: name.trim(), guest: false };
    const account = {
      person: person.id,
      folded: foldName(name),
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

  /** Who signs in with a name and passphrase; null if it is nobody. Takes as long for a name that nobody has. */
  async signIn(name: string, passphrase: string): Promise<Person | null> {
    const row = await this.#database.db
      .selectFrom('accounts')
      .select(['person', 'passphrase'])
      .where('folded', '=', foldName(name))
      .executeTakeFirst();
    const right = await isPassphrase(passphrase, row?.passphrase ?? null);
    return right && row ? this.#people.one(row.person) : null;
  }

  /** Whether a passphrase is that of a person. Who has none needs none. */
  async confirms(person: string, passphrase: string | undefined): Promise<boolean> {
    const stored = (await this.#row(person))?.passphrase ?? null;
    return stored === null || isPassphrase(passphrase ?? '', stored);
  }

  /** Sets or changes the passphrase. @throws Refusal */
  async setPassphrase(person: string, now: string | undefined, passphrase: string): Promise<void> {
    if (!(await this.#row(person)))
      throw new Refusal('wrong-stage', 'Guests have no passphrase; make an account first.');
    if (!(await this.confirms(person, now))) throw new Refusal('wrong-passphrase', 'That is not your passphrase.');
    await this.#database.db
      .updateTable('accounts')
      .set({ passphrase: await hashPassphrase(passphrase) })
      .where('person', '=', person)
      .execute();
  }

  /** Takes another name. @throws Refusal `name-taken` */
  async rename(person: Person, name: string): Promise<Person> {
    const named = { ...person, name: name.trim() };
    if (!person.guest) {
      await this.#unlessTaken(() =>
        this.#database.db
          .updateTable('accounts')
          .set({ folded: foldName(name) })
          .where('person', '=', person.id)
          .execute(),
      );
    }
    await this.#people.rename(person.id, named.name);
    return named;
  }

  /** When it was made, and whether there is a passphrase; null for guests. */
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
