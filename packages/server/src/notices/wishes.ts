/** Notice preferences of people and their channels: subscribed browsers, mail addresses. */

import { randomInt } from 'node:crypto';

import type { NoticeWishes, PushSubscription, QuietHours } from '@windrose/protocol';
import type { z } from 'zod';

import { hashOf, newId, newSecret } from '../chance.ts';
import { Refusal } from '../match/refusal.ts';
import type { Database } from '../storage/database.ts';

const MOST_BROWSERS = 10;
/** Minutes for which a confirmation code is valid. */
export const CODE_MINUTES = 30;
const MOST_TRIES = 5;
/** Minimum milliseconds between two codes to the same person. */
const CODE_PAUSE = 60_000;
const DAY = 86_400_000;
/** Codes per day, to one person and to one address. Deleting the address does not reset the count. */
const MOST_CODES = { person: 8, address: 5 };

const USUAL: NoticeWishes = { language: 'en', push: true, mail: true, quiet: null };

/** A subscribed browser. */
export interface Browser {
  readonly hash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A person with channels to reach them. */
export interface Reachable {
  readonly wishes: NoticeWishes;
  readonly browsers: readonly Browser[];
  /** A confirmed address, and the secret of its unsubscribe link. */
  readonly mail: { readonly address: string; readonly stop: string } | null;
}

export class Wishes {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(person: string): Promise<NoticeWishes> {
    const row = await this.#database.db
      .selectFrom('notice_wishes')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    if (!row) return USUAL;
    return {
      language: row.language as NoticeWishes['language'],
      push: row.push === 1,
      mail: row.mail === 1,
      quiet: row.quiet === null ? null : (JSON.parse(row.quiet) as QuietHours),
    };
  }

  async set(person: string, { language, push, mail, quiet }: NoticeWishes): Promise<void> {
    const row = { language, push: push ? 1 : 0, mail: mail ? 1 : 0, quiet: quiet && JSON.stringify(quiet) };
    await this.#database.db
      .insertInto('notice_wishes')
      .values({ person, ...row })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
      .execute();
  }

  /** Subscribes a browser. The same browser may later belong to another person. */
  async subscribe(person: string, { endpoint, keys }: z.infer<typeof PushSubscription>, now: number): Promise<void> {
    const row = { person, endpoint, p256dh: keys.p256dh, auth: keys.auth, created: now };
    const hash = hashOf(endpoint);
    await this.#database.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('pushes')
        .values({ hash, ...row })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet(row))
        .execute();
      // Disused browsers do not unsubscribe; the oldest are dropped.
      const surplus = await trx
        .selectFrom('pushes')
        .select('hash')
        .where('person', '=', person)
        .where('hash', '!=', hash)
        .orderBy('created', 'desc')
        .limit(100)
        .offset(MOST_BROWSERS - 1)
        .execute();
      if (surplus.length > 0) {
        await trx
          .deleteFrom('pushes')
          .where(
            'hash',
            'in',
            surplus.map((old) => old.hash),
          )
          .execute();
      }
    });
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.#database.db
      .deleteFrom('pushes')
      .where('hash', '=', hashOf(endpoint))
      .where('person', '=', person)
      .execute();
  }

  /** The push service does not know the browser any more. */
  async forgetBrowser(hash: string): Promise<void> {
    await this.#database.db.deleteFrom('pushes').where('hash', '=', hash).execute();
  }

  browsers(person: string): Promise<Browser[]> {
    return this.#database.db
      .selectFrom('pushes')
      .select(['hash', 'endpoint', 'p256dh', 'auth'])
      .where('person', '=', person)
      .execute();
  }

  async address(person: string): Promise<{ address: string; confirmed: boolean } | null> {
    const row = await this.#mail(person);
    return row ? { address: row.address, confirmed: row.confirmed === 1 } : null;
  }

  /** Stores an address that is not confirmed yet. @returns the code to send to it. @throws Refusal `too-fast` */
  async enterAddress(person: string, address: string, now: number): Promise<string> {
    await this.#demandPause(person, address, now);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const row = {
      address,
      confirmed: 0,
      code: hashOf(`${person} ${code}`),
      expires: now + CODE_MINUTES * 60_000,
      tries: 0,
      stop: newSecret(),
    };
    await this.#database.db
      .insertInto('mails')
      .values({ person, ...row })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
      .execute();
    return code;
  }

  /** @throws Refusal `too-fast` */
  async #demandPause(person: string, address: string, now: number): Promise<void> {
    const { db } = this.#database;
    const own = { id: newId(), person, address: hashOf(address.toLowerCase()), at: now };
    // Stored before counting, so that simultaneous requests are counted too.
    await db.insertInto('mail_codes').values(own).execute();
    const rows = await db
      .selectFrom('mail_codes')
      .select(['person', 'address', 'at'])
      .where((eb) => eb.or([eb('person', '=', person), eb('address', '=', own.address)]))
      .where('at', '>', now - DAY)
      .where('id', '!=', own.id)
      .execute();
    const mine = rows.filter((row) => row.person === person);
    const there = rows.filter((row) => row.address === own.address);
    const latest = Math.max(...rows.map(({ at }) => at));
    const oldest = (of: typeof rows): number => Math.min(...of.map(({ at }) => at));
    let exceeded: { said: string; until: number; allowed: number; quota: string } | null = null;
    if (mine.length >= MOST_CODES.person) {
      const allowed = MOST_CODES.person;
      exceeded = {
        said: `${allowed} codes a day for you`,
        until: oldest(mine) + DAY,
        allowed,
        quota: 'mail_codes_per_person',
      };
    } else if (there.length >= MOST_CODES.address) {
      const allowed = MOST_CODES.address;
      const said = `${allowed} codes a day to this mail address`;
      exceeded = { said, until: oldest(there) + DAY, allowed, quota: 'mail_codes_per_mail_address' };
    } else if (latest > now - CODE_PAUSE) {
      const said = `one code in ${CODE_PAUSE / 1000} s`;
      exceeded = { said, until: latest + CODE_PAUSE, allowed: 1, quota: 'mail_codes' };
    }
    if (exceeded === null) return;
    await db.deleteFrom('mail_codes').where('id', '=', own.id).execute();
    const { said, until, allowed, quota } = exceeded;
    const again = Math.max(1, Math.ceil((until - now) / 1000));
    const sentence = `A code has been sent already, and ${said} is the most. Wait for it, or try again in ${again} s.`;
    throw new Refusal('too-fast', sentence, { allowed, again, quota });
  }

  /** Confirms the address with its code. @throws Refusal `wrong-code` */
  async confirm(person: string, code: string, now: number): Promise<void> {
    // Counted before comparing, so that simultaneous tries are counted too.
    const row = await this.#database.db
      .updateTable('mails')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('person', '=', person)
      .where('code', 'is not', null)
      .returning(['code', 'expires', 'tries'])
      .executeTakeFirst();
    if (!row || row.expires < now || row.tries > MOST_TRIES) {
      throw new Refusal('wrong-code', 'There is no code that is still good; enter the address again for a new one.');
    }
    if (row.code !== hashOf(`${person} ${code}`))
      throw new Refusal('wrong-code', 'That is not the code that was sent.');
    await this.#database.db
      .updateTable('mails')
      .set({ confirmed: 1, code: null })
      .where('person', '=', person)
      .execute();
  }

  /** A code could not be sent: another address may be tried immediately. */
  async codeNotSent(person: string, now: number): Promise<void> {
    await this.removeAddress(person);
    await this.#database.db.deleteFrom('mail_codes').where('person', '=', person).where('at', '=', now).execute();
  }

  async removeAddress(person: string): Promise<void> {
    await this.#database.db.deleteFrom('mails').where('person', '=', person).execute();
  }

  /** Whose mails an unsubscribe link stops, and their language; null if it is unknown. */
  async behindStop(stop: string): Promise<{ person: string; language: NoticeWishes['language'] } | null> {
    const row = await this.#database.db
      .selectFrom('mails')
      .select('person')
      .where('stop', '=', stop)
      .executeTakeFirst();
    return row ? { person: row.person, language: (await this.of(row.person)).language } : null;
  }

  /** Which of many people have a channel at all. */
  async reachableAmong(people: readonly string[]): Promise<Set<string>> {
    if (people.length === 0) return new Set();
    const { db } = this.#database;
    const rows = await db
      .selectFrom('pushes')
      .select('person')
      .where('person', 'in', people)
      .union(db.selectFrom('mails').select('person').where('confirmed', '=', 1).where('person', 'in', people))
      .execute();
    return new Set(rows.map(({ person }) => person));
  }

  /** The channels of a person. */
  async reach(person: string): Promise<Reachable> {
    const [wishes, browsers, row] = await Promise.all([this.of(person), this.browsers(person), this.#mail(person)]);
    const mail = row && row.confirmed === 1 && wishes.mail ? { address: row.address, stop: row.stop } : null;
    return { wishes, browsers: wishes.push ? browsers : [], mail };
  }

  #mail(person: string) {
    return this.#database.db.selectFrom('mails').selectAll().where('person', '=', person).executeTakeFirst();
  }
}
