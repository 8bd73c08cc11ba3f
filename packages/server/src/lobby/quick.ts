/** Quick match: searches for opponents, and the tables set up for them. */

import { type Pace, SEEK_SECONDS, type Seeking, type SeekMatch } from '@windrose/protocol';
import { GAMES } from '@windrose/rules';
import type { Selectable } from 'kysely';
import type { Logger } from 'pino';

import { newId } from '../chance.ts';
import type { MatchService } from '../match/match-service.ts';
import { Refusal } from '../match/refusal.ts';
import { blockedPairs } from '../people/blocks.ts';
import { ratingOf } from '../ratings/ratings.ts';
import type { Database } from '../storage/database.ts';
import type { SeekersTable } from '../storage/people-schema.ts';
import { pair, type Seeker } from './pairing.ts';

const MOST_SEEKERS = 2000;
/** Milliseconds for which a found match is reported. */
const REPORTED_FOR = 10 * 60_000;

interface Setup {
  readonly database: Database;
  readonly matchService: MatchService;
  readonly log: Logger;
  readonly now: () => number;
}

export class QuickMatch {
  readonly #setup: Setup;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /**
   * Searches for opponents.
   * @param origin the hash of their address.
   * @param begin called before a new search starts; may refuse it.
   * @throws Refusal
   */
  async seek(
    person: string,
    member: boolean,
    wish: SeekMatch,
    origin: string,
    begin: () => Promise<void>,
  ): Promise<Seeking> {
    const { database, matchService, now } = this.#setup;
    checkWish(wish, member);
    const at = now();
    const known = await this.#row(person);
    if (known?.id === wish.id) return this.look(person);
    if (known && known.party !== null && known.match === null) {
      throw new Refusal('try-again', 'A match has just been found for you; look at it first.');
    }
    await matchService.demandFindable(person, origin);
    await begin();
    const row = {
      id: wish.id,
      game: wish.game,
      seats: wish.seats,
      pace: JSON.stringify(wish.pace),
      rated: wish.rated ? 1 : 0,
      rating: await ratingOf(database, wish.game, person, at),
      since: at,
      seen: at,
      party: null,
      seat: null,
      match: null,
      origin,
    };
    await database.db
      .insertInto('seekers')
      .values({ person, ...row })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
      .execute();
    return this.look(person);
  }

  /** The state of a search. Asking keeps it alive. */
  async look(person: string): Promise<Seeking> {
    const { database, now } = this.#setup;
    const row = await database.db
      .updateTable('seekers')
      .set({ seen: now() })
      .where('person', '=', person)
      .returningAll()
      .executeTakeFirst();
    if (!row) return { state: 'none', wish: null, since: null, others: 0, match: null };
    const { game, seats, pace, rated } = row;
    const { others } = await database.db
      .selectFrom('seekers')
      .select(({ fn }) => fn.countAll().as('others'))
      .where('person', '!=', person)
      .where('party', 'is', null)
      .where('game', '=', game)
      .where('seats', '=', seats)
      .where('pace', '=', pace)
      .where('rated', '=', rated)
      .executeTakeFirstOrThrow();
    return {
      state: row.match === null ? 'seeking' : 'found',
      wish: { id: row.id, game, seats, pace: JSON.parse(pace) as Pace, rated: rated === 1 },
      since: row.since,
      others: Number(others),
      match: row.match,
    };
  }

  /** Cancels a search. A match already found stays. */
  async stop(person: string): Promise<Seeking> {
    await this.#setup.database.db
      .deleteFrom('seekers')
      .where('person', '=', person)
      .where((eb) => eb.or([eb('party', 'is', null), eb('match', 'is not', null)]))
      .execute();
    return this.look(person);
  }

  /** One round: drops abandoned searches, forms parties, sets up their tables. Safe to interrupt and repeat. */
  async round(): Promise<void> {
    const { database, now } = this.#setup;
    const at = now();
    await database.db
      .deleteFrom('seekers')
      .where((eb) =>
        eb.or([
          eb.and([eb('party', 'is', null), eb('seen', '<', at - SEEK_SECONDS * 1000)]),
          eb.and([eb('match', 'is not', null), eb('since', '<', at - REPORTED_FOR)]),
        ]),
      )
      .execute();
    const rows = await database.db
      .selectFrom('seekers')
      .selectAll()
      .where('party', 'is', null)
      .orderBy('since')
      .limit(MOST_SEEKERS)
      .execute();
    const seekers = rows.map((row): Seeker => {
      return { ...row, wish: JSON.stringify([row.game, row.pace, row.rated]) };
    });
    const apart = await blockedPairs(
      database,
      rows.map(({ person }) => person),
    );
    for (const party of pair(seekers, at, (a, b) => apart.has(`${a.person} ${b.person}`))) await this.#join(party);
    await this.#setTables();
  }

  /** A party is formed once all its members are marked; if one has just cancelled, none is. */
  async #join(party: readonly Seeker[]): Promise<void> {
    const id = newId();
    const { database } = this.#setup;
    // Seats are random.
    const seated = party
      .map(({ person }) => ({ person, lot: newId() }))
      .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
      .map(({ person }, seat) => ({ person, seat }));
    await database.db
      .transaction()
      .execute(async (trx) => {
        // Updates in a fixed order, so that two processes cannot deadlock.
        for (const { person, seat } of seated.toSorted((a, b) => (a.person < b.person ? -1 : 1))) {
          const marked = await trx
            .updateTable('seekers')
            .set({ party: id, seat })
            .where('person', '=', person)
            .where('party', 'is', null)
            .returning('person')
            .execute();
          if (marked.length === 0) throw new SeekerGoneError('Somebody looks no longer.');
        }
      })
      .catch((error: unknown) => {
        if (!(error instanceof SeekerGoneError)) throw error;
      });
  }

  /** Sets up missing tables of parties, including those of a process that died half-way. */
  async #setTables(): Promise<void> {
    const { database, log } = this.#setup;
    const rows = await database.db
      .selectFrom('seekers')
      .selectAll()
      .where('party', 'is not', null)
      .where('match', 'is', null)
      .orderBy('seat')
      .$narrowType<{ party: string }>()
      .execute();
    for (const [id, party] of Map.groupBy(rows, (row) => row.party)) {
      try {
        const match = await this.#setTable(id, party);
        await database.db.updateTable('seekers').set({ match }).where('party', '=', id).execute();
      } catch (error) {
        log.warn({ party: id, err: error }, 'creating quick match failed, will be retried');
      }
    }
  }

  /** Idempotent: the same party always gets the same table. */
  async #setTable(id: string, party: readonly Selectable<SeekersTable>[]): Promise<string> {
    const [{ game, seats, pace, rated, person }] = party as [Selectable<SeekersTable>];
    const { match } = await this.#setup.matchService.setTable(person, {
      id: `quick-${id}`,
      game,
      seats,
      options: {},
      pace: JSON.parse(pace) as Pace,
      rated: rated === 1,
      listed: false,
      found: true,
      sitters: party.map((member) => ({ person: member.person, origin: member.origin })),
    });
    return match;
  }

  #row(person: string) {
    return this.#setup.database.db.selectFrom('seekers').selectAll().where('person', '=', person).executeTakeFirst();
  }
}

class SeekerGoneError extends Error {
  override readonly name = 'SeekerGoneError';
}

/** @throws Refusal */
function checkWish({ game: id, seats, rated }: SeekMatch, member: boolean): void {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (!game) throw new Refusal('rules', `There is no game ${JSON.stringify(id)}; GET /api/games lists them.`);
  const [fewest, most] = game.seats;
  if (seats < Math.max(2, fewest) || seats > most) {
    const sentence = `${id} is played with ${Math.max(2, fewest)} to ${most} here, not with ${seats}.`;
    throw new Refusal('rules', sentence, { rule: 'SH-21' });
  }
  if (rated && !member) throw new Refusal('members-only', 'Rated matches are for accounts; guests play unrated.');
}
