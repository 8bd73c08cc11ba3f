/** Sessions: who is speaking. A browser has a cookie, a program a token; of both only the hash is stored. */

import { randomBytes } from 'node:crypto';

import type { Person, Scope } from '@windrose/protocol';

import { hashOf } from '../chance.ts';
import type { Database } from '../storage/database.ts';
import type { People } from './people.ts';

const DAY = 86_400_000;
/** How long a session lasts after it was opened. */
export const SESSION_DAYS = 400;
/** Milliseconds after which it is noted again that a session is used. */
const SEEN_EVERY = 300_000;
/** Sessions that are asked for at once. */
const MOST_ASKED = 500;
/** Digits of the hash by which lists name a session. It opens nothing. */
const LISTED_DIGITS = 16;

export type SessionKind = 'cookie' | 'token';

/** How a session is opened. */
interface OpenSetup {
  /** What its owner calls it. */
  readonly label?: string;
  /** What a token may be used for. */
  readonly scopes?: readonly Scope[];
  /** Whether its person has just proved who they are. */
  readonly proved?: boolean;
  /** The mark of the address it is opened from. */
  readonly origin?: string;
}

/** A session that is open. */
export interface OpenSession {
  readonly hash: string;
  readonly person: Person;
  /** What it may be used for; null for everything. */
  readonly scopes: readonly Scope[] | null;
  /** When its person last proved who they are; 0 if they have not. */
  readonly proved: number;
}

/** A session as its owner sees it. */
export interface ListedSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly label: string | null;
  readonly created: number;
}

export class Sessions {
  /** Is called when sessions have ended here, so that their sockets are closed at once. */
  ended: () => void = () => {};
  readonly #database: Database;
  readonly #people: People;

  constructor(database: Database, people: People) {
    this.#database = database;
    this.#people = people;
  }

  /** Opens a session. @returns the token, which is stored nowhere. */
  async open(person: string, kind: SessionKind, now: number, setup: OpenSetup = {}): Promise<string> {
    const { label = null, scopes = [], proved = false, origin = '' } = setup;
    const token = randomBytes(32).toString('base64url');
    await this.#database.db
      .insertInto('sessions')
      .values({
        hash: hashOf(token),
        person,
        kind,
        created: now,
        expires: now + SESSION_DAYS * DAY,
        label,
        seen: now,
        scopes: scopes.join(' '),
        proved: proved ? now : 0,
        origin,
      })
      .execute();
    return token;
  }

  /** What a token opens; null if nothing, or no longer. @param origin the mark of the address it is used from, if known */
  async of(token: string | undefined, now: number, origin = ''): Promise<OpenSession | null> {
    if (token === undefined || token.length > 200) return null;
    const row = await this.#database.db
      .selectFrom('sessions')
      .select(['hash', 'person', 'kind', 'seen', 'scopes', 'proved', 'origin'])
      .where('hash', '=', hashOf(token))
      .where('expires', '>', now)
      .executeTakeFirst();
    if (!row) return null;
    const elsewhere = origin !== '' && origin !== row.origin;
    if (row.seen < now - SEEN_EVERY || elsewhere) await this.#see([row.hash], now, elsewhere ? { origin } : {});
    const person = await this.#people.one(row.person);
    if (!person) return null;
    const scopes = row.kind === 'token' ? (row.scopes.split(' ') as Scope[]) : null;
    return { hash: row.hash, person, scopes, proved: row.proved };
  }

  /** Its person has just said their passphrase. */
  async prove(hash: string, now: number): Promise<void> {
    await this.#database.db.updateTable('sessions').set({ proved: now }).where('hash', '=', hash).execute();
  }

  /** Of some sessions whose sockets are open those that have not ended. They count as used. */
  async openAmong(hashes: readonly string[], now: number): Promise<Set<string>> {
    const open = new Set<string>();
    for (let from = 0; from < hashes.length; from += MOST_ASKED) {
      const rows = await this.#database.db
        .selectFrom('sessions')
        .select(['hash', 'seen'])
        .where('hash', 'in', hashes.slice(from, from + MOST_ASKED))
        .where('expires', '>', now)
        .execute();
      for (const { hash } of rows) open.add(hash);
      const unnoted = rows.filter(({ seen }) => seen < now - SEEN_EVERY).map(({ hash }) => hash);
      if (unnoted.length > 0) await this.#see(unnoted, now);
    }
    return open;
  }

  /** Notes that sessions are used; whether that can be stored is not what its person waits for. */
  async #see(hashes: readonly string[], now: number, more: { readonly origin?: string } = {}): Promise<void> {
    await this.#database.db
      .updateTable('sessions')
      .set({ seen: now, ...more })
      .where('hash', 'in', hashes)
      .execute()
      .catch(() => {});
  }

  async close(token: string): Promise<void> {
    await this.#database.db.deleteFrom('sessions').where('hash', '=', hashOf(token)).execute();
    this.ended();
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
    this.ended();
    return gone.length > 0;
  }

  /** Ends every session and token of a person. @returns how many */
  async endAll(person: string): Promise<number> {
    const gone = await this.#database.db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .returning('hash')
      .execute();
    this.ended();
    return gone.length;
  }

  /**
   * Ends all sessions but the one that asks: whoever else knew the passphrase is out.
   * @param keepTokens whether programs keep their tokens.
   */
  async endOthers(person: string, token: string | undefined, keepTokens: boolean): Promise<void> {
    await this.#database.db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .$if(keepTokens, (query) => query.where('kind', '=', 'cookie'))
      .where('hash', '!=', token === undefined ? '' : hashOf(token))
      .execute();
    this.ended();
  }
}
