/** Passkeys (WebAuthn): signing in with a fingerprint, a face or a key instead of a passphrase. */

import { Buffer } from 'node:buffer';

import type { Person } from '@windrose/protocol';
import { required } from '@windrose/rules';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

import { Refusal } from '../match/refusal.ts';
import type { Database } from '../storage/database.ts';
import { isTaken } from '../storage/taken.ts';

/** Milliseconds within which a challenge must be answered. */
const PATIENCE = 5 * 60_000;
const MOST_PASSKEYS = 20;

/** The page for which a passkey is created; it works nowhere else. */
export interface Site {
  /** `https://windrose.example` */
  readonly origin: string;
  /** `windrose.example` */
  readonly host: string;
}

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

export class Passkeys {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The options with which a browser creates a passkey for a person. */
  async offer(person: Person, site: Site, now: number) {
    const known = await this.list(person.id);
    if (known.length >= MOST_PASSKEYS) {
      throw new Refusal('too-large', `You have ${MOST_PASSKEYS} passkeys; take one out first.`, {
        allowed: MOST_PASSKEYS,
      });
    }
    const options = await generateRegistrationOptions({
      rpName: 'Windrose',
      rpID: site.host,
      userName: person.name,
      userID: Buffer.from(person.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#remember(options.challenge, 'keep', person.id, now);
    return options;
  }

  /** Checks a new passkey against its challenge. @returns what to store. @throws Refusal */
  async check(person: string, answer: unknown, site: Site, now: number) {
    const response = answer as RegistrationResponseJSON;
    const { registrationInfo } = await this.#verified(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.#take(challenge, 'keep', person, now),
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
      }),
    );
    return required(registrationInfo, 'registration of a verified passkey').credential;
  }

  /** Stores a checked passkey. @throws Refusal if it is already known */
  async keep(
    person: string,
    credential: Awaited<ReturnType<Passkeys['check']>>,
    label: string,
    now: number,
  ): Promise<void> {
    const { id, publicKey, counter, transports = [] } = credential;
    try {
      await this.#database.db
        .insertInto('passkeys')
        .values({
          id,
          person,
          key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: JSON.stringify(transports),
          label,
          created: now,
          used: null,
        })
        .execute();
    } catch (error) {
      if (isTaken(error)) throw new Refusal('wrong-passkey', 'This passkey is in use already.');
      throw error;
    }
  }

  /** The options with which a browser signs in with any passkey for this page. */
  async ask(site: Site, now: number) {
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
    await this.#remember(options.challenge, 'sign-in', null, now);
    return options;
  }

  /** The owner of the passkey that answered. @throws Refusal */
  async signIn(answer: unknown, site: Site, now: number): Promise<string> {
    const response = answer as AuthenticationResponseJSON;
    const row = await this.#database.db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', response.id)
      .executeTakeFirst();
    if (!row) throw new Refusal('wrong-passkey', 'This passkey is not known here.');
    const { authenticationInfo } = await this.#verified(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.#take(challenge, 'sign-in', null, now),
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
        credential: {
          id: row.id,
          publicKey: new Uint8Array(Buffer.from(row.key, 'base64url')),
          counter: row.counter,
          transports: JSON.parse(row.transports) as Transports,
        },
      }),
    );
    await this.#database.db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, used: now })
      .where('id', '=', row.id)
      .execute();
    return row.person;
  }

  list(person: string) {
    return this.#database.db
      .selectFrom('passkeys')
      .select(['id', 'label', 'created', 'used'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  /** Deletes a passkey. @returns whether there was one. */
  async remove(person: string, id: string): Promise<boolean> {
    const gone = await this.#database.db
      .deleteFrom('passkeys')
      .where('person', '=', person)
      .where('id', '=', id)
      .returning('id')
      .execute();
    return gone.length > 0;
  }

  async #remember(challenge: string, purpose: string, person: string | null, now: number): Promise<void> {
    await this.#database.db.deleteFrom('challenges').where('expires', '<', now).execute();
    await this.#database.db
      .insertInto('challenges')
      .values({ challenge, purpose, person, expires: now + PATIENCE })
      .execute();
  }

  /** Consumes a challenge: each is answered once. */
  async #take(challenge: string, purpose: string, person: string | null, now: number): Promise<boolean> {
    const taken = await this.#database.db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .returning(['purpose', 'person', 'expires'])
      .executeTakeFirst();
    return taken !== undefined && taken.purpose === purpose && taken.person === person && taken.expires >= now;
  }

  /** The library throws on malformed answers and returns `verified: false` on wrong ones; both become a refusal. */
  async #verified<Result extends { verified: boolean }>(verify: () => Promise<Result>): Promise<Result> {
    let why = 'its signature is wrong';
    try {
      const result = await verify();
      if (result.verified) return result;
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
    throw new Refusal('wrong-passkey', `The passkey was not accepted: ${why}`);
  }
}
