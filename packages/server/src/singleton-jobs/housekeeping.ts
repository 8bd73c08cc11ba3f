/** Deletes stale data: sessions, inactive guests, tables that never start, ratings of deleted people. Played matches stay, and idle rated ones end. */

import type { Logger } from 'pino';

import type { MatchService } from '../match/match-service.ts';
import { decideExpiredClock, decideStale } from '../match/decide.ts';
import { deletePerson } from '../people/leaving.ts';
import type { People } from '../people/people.ts';
import { forgetGone } from '../ratings/ratings.ts';
import type { Database } from '../storage/database.ts';
import { migratedAt } from '../storage/migrate.ts';

interface Setup {
  readonly database: Database;
  readonly matchService: MatchService;
  readonly people: People;
  readonly log: Logger;
  readonly now: () => number;
  /** Days after which an inactive guest is deleted. */
  readonly guestDays: number;
  /** Days after which a table that has not started is given up. */
  readonly openTableDays: number;
  /** Days after which who does not choose in a rated match without a clock loses it, where its first step names none. */
  readonly ratedIdleDays: number;
}

const DAY = 86_400_000;
/** The latest migration when matches began to end by {@link Setup.ratedIdleDays}. */
const RULE_OF_IDLE = '0007-seats-by-address';
/** Maximum deletions per round, so that other work does not wait. */
const MOST_AT_ONCE = 200;
/** Days for which a table given up before its start is kept. */
const GIVEN_UP_DAYS = 7;

export class Housekeeping {
  readonly #setup: Setup;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** One round. @param mark the time up to which given-up tables are deleted. @returns the new one. */
  round = async (mark: number): Promise<number> => {
    await this.#sessions();
    await this.#openTables();
    await this.#idleMatches();
    const done = await this.#givenUp(mark);
    await this.#guests();
    await forgetGone(this.#setup.database);
    return done;
  };

  async #sessions(): Promise<void> {
    const { database, now, guestDays } = this.#setup;
    const { db } = database;
    const at = now();
    await db.deleteFrom('sessions').where('expires', '<=', at).execute();
    await db.deleteFrom('challenges').where('expires', '<=', at).execute();
    await db
      .deleteFrom('mail_codes')
      .where('at', '<=', at - DAY)
      .execute();
    // A guest whose session has expired cannot come back, unless a match of theirs is still running.
    await db
      .deleteFrom('sessions')
      .where('seen', '<=', at - guestDays * DAY)
      .where('person', 'in', (eb) => eb.selectFrom('people').select('id').where('guest', '=', 1))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('players')
              .innerJoin('matches', 'matches.id', 'players.match')
              .select('players.match')
              .whereRef('players.person', '=', 'sessions.person')
              .where('matches.stage', '!=', 'over'),
          ),
        ),
      )
      .execute();
  }

  /** Gives up tables that have not started, as their owner could. */
  async #openTables(): Promise<void> {
    const { database, matchService, log, now, openTableDays } = this.#setup;
    const rows = await database.db
      .selectFrom('matches')
      .select('id')
      .where('stage', '=', 'open')
      .where('changed', '<=', now() - openTableDays * DAY)
      .orderBy('changed')
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { id } of rows) {
      try {
        await matchService.act(id, decideStale);
      } catch (error) {
        log.warn({ match: id, err: error }, 'closing stale table failed');
      }
    }
  }

  /** Rated matches without a clock, of versions that planned no job for them: who has not chosen for long loses. */
  async #idleMatches(): Promise<void> {
    const { database, matchService, log, now, ratedIdleDays } = this.#setup;
    // Before the rule was in force nobody could know it: the days begin then at the earliest.
    const inForce = await migratedAt(database, RULE_OF_IDLE);
    if (now() < inForce + ratedIdleDays * DAY) return;
    const rows = await database.db
      .selectFrom('matches')
      .select('id')
      .where('stage', '=', 'running')
      .where('rated', '=', 1)
      .where('pace', 'like', '%"free"%')
      .where('changed', '<=', now() - ratedIdleDays * DAY)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('due').select('due.match').whereRef('due.match', '=', 'matches.id'))),
      )
      .orderBy('changed')
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { id } of rows) {
      try {
        await matchService.act(id, (moment) => decideExpiredClock(moment, ratedIdleDays));
      } catch (error) {
        log.warn({ match: id, err: error }, 'ending idle match failed');
      }
    }
  }

  /** Deletes tables given up before their start; no match was played there. */
  async #givenUp(mark: number): Promise<number> {
    const { database, matchService, now } = this.#setup;
    const { db } = database;
    const end = now() - GIVEN_UP_DAYS * DAY;
    const rows = await db
      .selectFrom('matches')
      .select(['id', 'changed'])
      .where('stage', '=', 'over')
      .where('changed', '>', mark - DAY)
      .where('changed', '<=', end)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('steps')
              .select('steps.number')
              .whereRef('steps.match', '=', 'matches.id')
              .where('body', 'like', '%"kind":"started"%'),
          ),
        ),
      )
      .orderBy('changed')
      .limit(MOST_AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      await db.transaction().execute(async (trx) => {
        for (const table of ['steps', 'players', 'due', 'said', 'free_talk', 'notices', 'ended'] as const) {
          await trx.deleteFrom(table).where('match', 'in', ids).execute();
        }
        await trx.deleteFrom('matches').where('id', 'in', ids).execute();
      });
      matchService.forget(ids);
    }
    // A full page may be followed by more rows of the same time: the next round starts there.
    const last = rows.at(-1);
    return last && rows.length === MOST_AT_ONCE ? last.changed : Math.max(mark, end);
  }

  /** Deletes guests who cannot come back, and who are in no match that was played to its end. */
  async #guests(): Promise<void> {
    const { database, now, guestDays, log } = this.#setup;
    const rows = await database.db
      .selectFrom('people')
      .select('id')
      .where('guest', '=', 1)
      .where('created', '<=', now() - guestDays * DAY)
      .where((eb) =>
        eb.and([
          eb.not(eb.exists(eb.selectFrom('sessions').select('hash').whereRef('sessions.person', '=', 'people.id'))),
          eb.not(eb.exists(eb.selectFrom('results').select('seat').whereRef('results.person', '=', 'people.id'))),
        ]),
      )
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { id } of rows) await deletePerson(this.#setup, id);
    if (rows.length > 0) log.info({ guests: rows.length }, 'inactive guests deleted');
  }
}
