/** Sessions: a browser has a cookie, a program a token; only the hash of either is stored. */

import { randomBytes } from 'node:crypto';

import type { Person, Scope } from '@windrose/protocol';

import { hashOf } from '../chance.ts';
import type { Database } from '../storage/database.ts';
import type { People } from './people.ts';

const DAY = 86_400_000;
/** Lifetime of a session in days. */
export const SESSION_DAYS = 400;
/** Milliseconds between updates of a session's last use. */
const SEEN_EVERY = 300_000;
/** Maximum sessions checked in one query. */
const MOST_ASKED = 500;
/** Digits of the hash that identify a session in lists. They do not open it. */
const LISTED_DIGITS = 16;

export type SessionKind = 'cookie' | 'token';

/** Settings of a new session. */
interface OpenSetup {
  /** A name chosen by its owner. */
  readonly label?: string;
  /** The scopes of a token. */
  readonly scopes?: readonly Scope[];
  /** Whether the person has just proved their identity. */
  readonly proved?: boolean;
  /** The hash of the address it is opened from. */
  readonly origin?: string;
}

/** An open session. */
export interface OpenSession {
  readonly hash: string;
  readonly person: Person;
  /** Its scopes; null for all. */
  readonly scopes: readonly Scope[] | null;
  /** When the person last proved their identity; 0 if never. */
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
  /** Called when sessions have ended here, so that their sockets are closed immediately. */
  ended: () => void = () => {};
  readonly #database: Database;
  readonly #people: People;

  constructor(database: Database, people: People) {
    this.#database = database;
    this.#people = people;
  }

  /** Opens a session. @returns the token, which is not stored. */
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

  /** The open session of a token; null if there is none. @param origin the hash of the address it is used from, if known */
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

  /** Records a fresh proof of identity. */
  async prove(hash: string, now: number): Promise<void> {
    await this.#database.db.updateTable('sessions').set({ proved: now }).where('hash', '=', hash).execute();
  }

  /** Of the sessions of open sockets, those that have not ended. They count as used. */
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

  /** Records the use of sessions; a failure to store it is ignored. */
  async #see(hashes: readonly string[], now: number, more: { readonly origin?: string } = {}): Promise<void> {
    await this.#database.db
      .updateTable('sessions')
      .set({ seen: now, ...more })
      .where('hash', 'in', hashes)
      .execute()
      .catch(() => {});
  }

  /** Ends the oldest sessions of a person's browsers beyond a number: signing in again and again must not fill the disk. */
  async keepNewest(person: string, most: number): Promise<void> {
    const { db } = this.#database;
    const gone = await db
      .deleteFrom('sessions')
      .where('hash', 'in', (eb) =>
        eb
          .selectFrom('sessions')
          .select('hash')
          .where('person', '=', person)
          .where('kind', '=', 'cookie')
          .orderBy('created', 'desc')
          .limit(MOST_ASKED)
          .offset(most),
      )
      .returning('hash')
      .execute();
    if (gone.length > 0) this.ended();
  }

  async close(token: string): Promise<void> {
    const gone = await this.#database.db
      .deleteFrom('sessions')
      .where('hash', '=', hashOf(token))
      .returning('hash')
      .execute();
    // Looking at all sockets for each made-up token would be worth an attack.
    if (gone.length > 0) this.ended();
  }

  /** A person's sessions and tokens. */
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

  /** The list id of a token's session. */
  listedId(token: string | undefined): string | null {
    return token === undefined ? null : hashOf(token).slice(0, LISTED_DIGITS);
  }

  /** Ends a listed session. @returns whether there was one. */
  async end(person: string, kind: SessionKind, id: string): Promise<boolean> {
    const gone = await this.#database.db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('hash', 'like', `${id.replaceAll(/[^0-9a-f]/g, '-')}%`)
      .returning('hash')
      .execute();
    if (gone.length > 0) this.ended();
    return gone.length > 0;
  }

  /** Ends all sessions and tokens of a person. @returns how many */
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
   * Ends all sessions except the calling one, so that anybody else who knew the passphrase is signed out.
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
