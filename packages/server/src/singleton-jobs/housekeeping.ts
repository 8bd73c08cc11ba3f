/** Puts away what is stale: sessions, guests who do not come back, tables that never start. Matches that were played stay. */

import type { Logger } from 'pino';

import type { MatchService } from '../match/match-service.ts';
import { judgeExpired } from '../match/decide.ts';
import { deletePerson } from '../people/leaving.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';

interface Setup {
  readonly database: Database;
  readonly matchService: MatchService;
  readonly people: People;
  readonly log: Logger;
  readonly now: () => number;
  /** Days after which a guest who does not come back is forgotten. */
  readonly guestDays: number;
  /** Days after which a table is given up that has not started. */
  readonly openTableDays: number;
}

const DAY = 86_400_000;
/** How much is put away in one round, so that nobody waits for it. */
const MOST_AT_ONCE = 200;
/** Days for which a table is kept that was given up before it started. */
const GIVEN_UP_DAYS = 7;

export class Housekeeping {
  readonly #setup: Setup;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** One round. @param mark up to which moment given-up tables are gone. @returns the new one. */
  round = async (mark: number): Promise<number> => {
    await this.#sessions();
    await this.#openTables();
    const done = await this.#givenUp(mark);
    await this.#guests();
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
    // A guest who has not come back for so long can do so no more, unless a match of theirs still goes on.
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

  /** Tables that nobody starts are given up, as who set them could. */
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
        await matchService.act(id, judgeExpired);
      } catch (error) {
        log.warn({ match: id, err: error }, 'a stale table could not be given up');
      }
    }
  }

  /** Tables that were given up before they started hold nothing that anybody played. */
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
    // With a full page there may be more at the same moment: the next round looks from there.
    const last = rows.at(-1);
    return last && rows.length === MOST_AT_ONCE ? last.changed : Math.max(mark, end);
  }

  /** Guests who cannot come back, and whom no match that was played to its end speaks of. */
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
    if (rows.length > 0) log.info({ guests: rows.length }, 'guests who did not come back are forgotten');
  }
}
