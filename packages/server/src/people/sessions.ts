/** Sessions: who is speaking. A browser has a cookie, a program a token; of both only the hash is stored. */

import { randomBytes } from 'node:crypto';

import type { Person } from '@windrose/protocol';

import { hashOf } from '../chance.ts';
import type { Database } from '../storage/database.ts';
import type { People } from './people.ts';

const DAY = 86_400_000;
/** How long a session lasts after it was opened. */
export const SESSION_DAYS = 400;
/** Digits of the hash by which lists name a session. It opens nothing. */
const LISTED_DIGITS = 16;

export type SessionKind = 'cookie' | 'token';

/** A session as its owner sees it. */
export interface ListedSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly label: string | null;
  readonly created: number;
}

export class Sessions {
  readonly #database: Database;
  readonly #people: People;

  constructor(database: Database, people: People) {
    this.#database = database;
    this.#people = people;
  }

  /** Opens a session. @param label what its owner calls it. @returns the token, which is stored nowhere. */
  async open(person: string, kind: SessionKind, now: number, label: string | null = null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires = now + SESSION_DAYS * DAY;
    await this.#database.db
      .insertInto('sessions')
      .values({ hash: hashOf(token), person, kind, created: now, expires, label })
      .execute();
    return token;
  }

  /** Whose token it is; null if it is nobody's, or no longer. */
  async personOf(token: string | undefined, now: number): Promise<Person | null> {
    if (token === undefined || token.length > 200) return null;
    const row = await this.#database.db
      .selectFrom('sessions')
      .select('person')
      .where('hash', '=', hashOf(token))
      .where('expires', '>', now)
      .executeTakeFirst();
    return row ? this.#people.one(row.person) : null;
  }

  async close(token: string): Promise<void> {
    await this.#database.db.deleteFrom('sessions').where('hash', '=', hashOf(token)).execute();
  }

  /** Where a person is signed in and which programs may play in their name. */
  async list(person: string, now: number): Promise<ListedSession[]> {
    const rows = await this.#database.db
      .selectFrom('sessions')
      .select(['hash', 'kind', 'label', 'created'])
      .where('person', '=', person)
      .where('expires', '>', now)
      .orderBy('created')
      .execute();
    return rows.map(({ hash, kind, label, created }) => ({
      id: hash.slice(0, LISTED_DIGITS),
      kind: kind as SessionKind,
      label,
      created,
    }));
  }

  /** What a list calls the session of a token. */
  listedId(token: string | undefined): string | null {
    return token === undefined ? null : hashOf(token).slice(0, LISTED_DIGITS);
  }

  /** Ends a session from the list. @returns whether there was one. */
  async end(person: string, kind: SessionKind, id: string): Promise<boolean> {
    const gone = await this.#database.db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('hash', 'like', `${id.replaceAll(/[^0-9a-f]/g, '-')}%`)
      .returning('hash')
      .execute();
    return gone.length > 0;
  }

  /** Ends all sessions of browsers but the one that asks: whoever else knew the passphrase is out. */
  async endOthers(person: string, token: string | undefined): Promise<void> {
    await this.#database.db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('kind', '=', 'cookie')
      .where('hash', '!=', token === undefined ? '' : hashOf(token))
      .execute();
  }
}
