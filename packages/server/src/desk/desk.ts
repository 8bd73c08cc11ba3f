/**
 * The operator's desk: acts on people and tables. Every act needs a reason and is recorded in the audit trail. It works on
 * the database; running servers learn of an act over the bus, or by polling the trail.
 */

import type { Act } from '@windrose/protocol';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { MatchService } from '../match/match-service.ts';
import { Refusal } from '../match/refusal.ts';
import type { Accounts } from '../people/accounts.ts';
import { deletePerson, leaveTables } from '../people/leaving.ts';
import type { BanKind } from '../people/bans.ts';
import { isOperator } from '../people/operators.ts';
import type { People } from '../people/people.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { note } from './audit.ts';

export interface DeskParts {
  readonly database: Database;
  readonly matchService: MatchService;
  readonly people: People;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly log: Logger;
  readonly now: () => number;
}

/** A validated act. */
interface Prepared {
  /** Details recorded in addition to the request. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** Writes stored in the same transaction as the entry. */
  readonly write?: (db: Kysely<Schema>) => Promise<unknown>;
  /** Runs after the transaction. */
  readonly after?: () => Promise<unknown>;
}

export class Desk {
  /** Called after every act, so that this process applies it immediately. */
  acted: () => Promise<void> = () => Promise.resolve();
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /**
   * Performs an act and records it.
   * @param who `person:ID`, or `terminal:USER`
   * @throws Refusal `no-such-thing`, `no-such-match`, `name-taken`, `wrong-stage`
   */
  async act(who: string, act: Act): Promise<void> {
    const { database, matchService, log, now } = this.#parts;
    const target = targetOf(act);
    const { act: action, reason } = act;
    const { more = {}, write, after } = await this.#prepare(act);
    await database.db.transaction().execute(async (trx) => {
      await note(trx, { at: now(), who, action, target, reason, more });
      await write?.(trx);
    });
    await after?.();
    log.warn({ who, action, target }, 'operator acted');
    matchService.announceDesk();
    await this.acted();
  }

  /** Validates an act; changes nothing. @throws Refusal */
  async #prepare(act: Act): Promise<Prepared> {
    const { database, matchService, people, accounts, sessions, now } = this.#parts;
    const { db } = database;
    switch (act.act) {
      case 'ban': {
        const { person, until, reason } = act;
        await this.#demandKnown(person);
        this.#demandFuture(until);
        const marks = act.addresses ? await this.#addressesOf(person) : [];
        return {
          more: { until, ...(act.addresses ? { addresses: marks } : {}) },
          write: async (trx) => {
            await this.#ban(trx, 'account', person, until, reason);
            for (const mark of marks) await this.#ban(trx, 'address', mark, until, reason);
          },
          // Tables must not wait for a person who cannot come back.
          after: () => leaveTables(this.#parts, person),
        };
      }
      case 'ban-address':
        this.#demandFuture(act.until);
        return {
          more: { until: act.until },
          write: (trx) => this.#ban(trx, 'address', act.address, act.until, act.reason),
        };
      case 'unban':
        return this.#unban('account', act.person);
      case 'unban-address':
        return this.#unban('address', act.address);
      case 'rename': {
        const person = await this.#demandKnown(act.person);
        return {
          more: { from: person.name, to: act.name.trim() },
          // If the name is taken, nothing is recorded.
          write: (trx) => accounts.rename(trx, person, act.name),
          after: () => {
            people.forget(person.id);
            return matchService.announceName(person.id);
          },
        };
      }
      case 'delete':
        await this.#demandKnown(act.person);
        return { after: () => deletePerson(this.#parts, act.person) };
      case 'close': {
        const room = await db.selectFrom('matches').select('stage').where('id', '=', act.match).executeTakeFirst();
        if (!room) throw new Refusal('no-such-match', `There is no match ${act.match}.`);
        if (room.stage === 'over') throw new Refusal('wrong-stage', `The match ${act.match} is over already.`);
        return { more: { stage: room.stage }, after: () => matchService.closeTable(act.match) };
      }
      case 'revoke': {
        const { person, session } = act;
        await this.#demandKnown(person);
        const listed = await sessions.list(person, now());
        const own = session === undefined ? listed : listed.filter(({ id }) => id === session);
        if (own.length === 0) {
          throw new Refusal(
            'no-such-thing',
            session === undefined ? 'They have no session.' : 'They have no such session.',
          );
        }
        return {
          more: { sessions: own.length },
          after: async () => {
            if (session === undefined) await sessions.endAll(person);
            else for (const { kind, id } of own) await sessions.end(person, kind, id);
          },
        };
      }
      case 'dismiss': {
        const open = await db
          .selectFrom('reports')
          .select('about')
          .where('id', '=', act.report)
          .where('closed', 'is', null)
          .executeTakeFirst();
        if (!open) throw new Refusal('no-such-thing', `There is no open report ${act.report}.`);
        return {
          more: { about: `person:${open.about}` },
          write: (trx) => trx.updateTable('reports').set({ closed: now() }).where('id', '=', act.report).execute(),
        };
      }
      case 'appoint': {
        const person = await this.#demandKnown(act.person);
        if (person.guest) throw new Refusal('members-only', 'Only somebody with an account can use the desk.');
        const row = { person: person.id, since: now() };
        return {
          write: (trx) =>
            trx
              .insertInto('operators')
              .values(row)
              .onConflict((conflict) => conflict.doNothing())
              .execute(),
        };
      }
      case 'withdraw': {
        if (!(await isOperator(database, act.person))) {
          throw new Refusal('no-such-thing', 'They are not an operator.');
        }
        return { write: (trx) => trx.deleteFrom('operators').where('person', '=', act.person).execute() };
      }
    }
  }

  async #demandKnown(id: string) {
    // Read from storage, not from memory: another process may have changed it.
    this.#parts.people.forget(id);
    const person = await this.#parts.people.one(id);
    if (!person) throw new Refusal('no-such-thing', `There is no person with the id ${id}.`);
    return person;
  }

  #demandFuture(until: number | null): void {
    if (until !== null && until <= this.#parts.now()) {
      throw new Refusal('malformed', 'until: a moment that is still to come, or null for good.');
    }
  }

  async #addressesOf(person: string): Promise<string[]> {
    const rows = await this.#parts.database.db
      .selectFrom('sessions')
      .select('origin')
      .distinct()
      .where('person', '=', person)
      .where('origin', '!=', '')
      .execute();
    return rows.map(({ origin }) => origin);
  }

  async #ban(db: Kysely<Schema>, kind: BanKind, value: string, until: number | null, reason: string): Promise<void> {
    const row = { until, reason, created: this.#parts.now() };
    await db
      .insertInto('bans')
      .values({ kind, value, ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet(row))
      .execute();
  }

  async #unban(kind: BanKind, value: string): Promise<Prepared> {
    const { db } = this.#parts.database;
    const own = await db
      .selectFrom('bans')
      .select('until')
      .where('kind', '=', kind)
      .where('value', '=', value)
      .executeTakeFirst();
    if (!own) throw new Refusal('no-such-thing', 'That is not shut out.');
    return {
      more: { until: own.until },
      write: (trx) => trx.deleteFrom('bans').where('kind', '=', kind).where('value', '=', value).execute(),
    };
  }
}

function targetOf(act: Act): string {
  switch (act.act) {
    case 'ban-address':
    case 'unban-address':
      return `address:${act.address}`;
    case 'close':
      return `match:${act.match}`;
    case 'dismiss':
      return `report:${act.report}`;
    default:
      return `person:${act.person}`;
  }
}
