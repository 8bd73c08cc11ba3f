/** Sessions: who is speaking. A browser has a cookie, a program a token; of both only the hash is stored. */

import { randomBytes } from 'node:crypto';

import type { Person } from '@windrose/protocol';

import { hashOf } from '../chance.ts';
import type { Database } from '../storage/database.ts';
import type { People } from './people.ts';

const DAY = 86_400_000;
/** How long a session lasts after it was opened. */
export const SESSION_DAYS = 400;

export class Sessions {
  readonly #database: Database;
  readonly #people: People;

  constructor(database: Database, people: People) {
    this.#database = database;
    this.#people = people;
  }

  /** Opens a session. @returns the token, which is stored nowhere. */
  async open(person: string, kind: 'cookie' | 'token', now: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires = now + SESSION_DAYS * DAY;
    await this.#database.db
      .insertInto('sessions')
      .values({ hash: hashOf(token), person, kind, created: now, expires })
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
}
