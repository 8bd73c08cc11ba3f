/** Limits on tables and seats per person and per address. Counted in the database, and so across processes. */

import { sql } from 'kysely';

import type { Quotas } from '../config.ts';
import { Hourly } from '../people/hourly.ts';
import type { Database } from '../storage/database.ts';
import { Refusal } from './refusal.ts';

/** Who does something that counts. */
interface Asker {
  readonly person: string;
  /** The hash of the address; empty if unknown. */
  readonly origin: string;
}

/** A new table. */
interface NewTable extends Asker {
  readonly listed: boolean;
  /** Size of its own packs. */
  readonly packBytes: number;
}

interface Row {
  readonly stage: string;
  readonly listed: number;
  readonly created: number;
  readonly bytes: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days after which a match in which nothing happens no longer counts for an address; for its players it does. */
const ADDRESS_DAYS = 30;

export class TableQuotas {
  readonly #database: Database;
  readonly #quotas: Quotas;
  readonly #now: () => number;
  /** Serialises counting and storing per person and address, so that simultaneous requests are all counted. */
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #changes: Readonly<Record<'person' | 'address', Hourly>>;

  constructor(database: Database, quotas: Quotas, now: () => number) {
    this.#database = database;
    this.#quotas = quotas;
    this.#now = now;
    const { person, address } = quotas.changes;
    const made = 'seats have been taken, bots seated and the like';
    this.#changes = {
      person: new Hourly(person, 'changes_per_person', (most) => `By you ${most} ${made}`),
      address: new Hourly(address, 'changes_per_address', (most) => `From your address ${most} ${made}`),
    };
  }

  /**
   * Runs something that counts, while nothing else of the same person or address does. First the person's turn, then the
   * address's: in a fixed order nobody waits for each other.
   */
  inTurn<Result>({ person, origin }: Asker, work: () => Promise<Result>): Promise<Result> {
    return this.#inTurn(`person ${person}`, () => (origin === '' ? work() : this.#inTurn(`address ${origin}`, work)));
  }

  async #inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(key) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#turns.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(key) === turn) this.#turns.delete(key);
    }
  }

  /** @throws Refusal `too-many`, or `too-fast` with the seconds after which to retry */
  async demandTable(table: NewTable): Promise<void> {
    const { tables, newTables, listed, packBytes } = this.#quotas;
    const now = this.#now();
    const own = await this.#tables('owner', table.person, now);
    const near = table.origin === '' ? [] : await this.#tables('origin', table.origin, now);
    const each = [
      { rows: own, of: 'person', whose: 'You have', at: (limit: typeof tables) => limit.person },
      {
        rows: near,
        of: 'address',
        whose: 'The people of your address have',
        at: (limit: typeof tables) => limit.address,
      },
    ] as const;
    for (const { rows, of, whose, at } of each) {
      const going = rows.filter(({ stage }) => stage !== 'over');
      demandFewer(going.length, at(tables), (most) => `${whose} ${most} tables already; finish or give one up first.`, {
        quota: `tables_per_${of}`,
      });
      const latest = rows.filter(({ created }) => created > now - HOUR);
      demandFewer(latest.length, at(newTables), (most) => `${whose} set ${most} tables in the last hour.`, {
        quota: `new_tables_per_${of}`,
        again: againAfter(latest, HOUR, now),
      });
      if (table.listed) {
        const shown = rows.filter((row) => row.stage === 'open' && row.listed === 1);
        demandFewer(shown.length, at(listed), (most) => `${whose} ${most} tables in the lobby already.`, {
          quota: `listed_per_${of}`,
        });
      }
      if (table.packBytes > 0) {
        const today = rows.filter(({ bytes, created }) => bytes > 0 && created > now - DAY);
        const used = today.reduce((sum, { bytes }) => sum + bytes, 0);
        if (used + table.packBytes > at(packBytes)) {
          const most = at(packBytes) / 1024;
          throw new Refusal(
            'too-many',
            `${whose} brought own packs of ${most} kB in the last day, which is the most.`,
            {
              allowed: at(packBytes),
              again: againAfter(today, DAY, now),
              quota: `pack_kilobytes_per_${of}`,
            },
          );
        }
      }
    }
  }

  /** @throws Refusal `too-many` */
  async demandSeat({ person, origin }: Asker): Promise<void> {
    const { seats } = this.#quotas;
    const own = (most: number): string => `You have ${most} seats in matches that are not over; finish one first.`;
    demandFewer(await this.#seats('person', person), seats.person, own, { quota: 'seats_per_person' });
    if (origin === '') return;
    const near = (most: number): string =>
      `The people of your address have ${most} seats in matches of the last ${ADDRESS_DAYS} days that are not over; finish one first.`;
    // Matches that others have left unfinished must not lock a shared address out for ever.
    const since = this.#now() - ADDRESS_DAYS * DAY;
    demandFewer(await this.#seats('origin', origin, since), seats.address, near, { quota: 'seats_per_address' });
  }

  /** Seats in unfinished matches, of a person or taken from an address. @param since leaves out those in which nothing has happened since then. */
  async #seats(of: 'person' | 'origin', value: string, since = 0): Promise<number> {
    const { taken } = await this.#database.db
      .selectFrom('players')
      .innerJoin('matches', 'matches.id', 'players.match')
      .select(({ fn }) => fn.countAll().as('taken'))
      .where(`players.${of}`, '=', value)
      .where('matches.stage', '!=', 'over')
      .where('matches.changed', '>=', since)
      // A person who has left a seat is still listed among the players.
      .where('matches.people', 'like', sql<string>`'%"' || players.person || '"%'`)
      .executeTakeFirstOrThrow();
    return Number(taken);
  }

  /**
   * Seats can be taken and freed again and again, and every time is stored and sent to all who follow the table.
   * @param made how many changes the person has made at the table.
   * @throws Refusal `too-many`, `too-fast`
   */
  async demandChange({ person, origin }: Asker, made: number): Promise<void> {
    const sentence = (most: number): string => `You have changed this table ${most} times, which is the most; play on.`;
    demandFewer(made, this.#quotas.changes.table, sentence, { quota: 'changes_per_table' });
    await this.#changes.person.demand(person);
    if (origin !== '') await this.#changes.address.demand(origin);
  }

  /** A change is stored. */
  async changed({ person, origin }: Asker): Promise<void> {
    await this.#changes.person.count(person);
    if (origin !== '') await this.#changes.address.count(origin);
  }

  /** Quick-match tables have no owner, so they count by seats, those of finished matches included. @throws Refusal */
  async demandFindable({ person, origin }: Asker): Promise<void> {
    await this.demandSeat({ person, origin });
    const now = this.#now();
    const latest = await this.#database.db
      .selectFrom('players')
      .innerJoin('matches', 'matches.id', 'players.match')
      .select(['matches.stage', 'matches.listed', 'matches.created', 'matches.bytes'])
      .where('players.person', '=', person)
      .where('matches.created', '>', now - HOUR)
      .execute();
    const sentence = (most: number): string => `You came to ${most} new tables in the last hour; play at them first.`;
    const again = againAfter(latest, HOUR, now);
    demandFewer(latest.length, this.#quotas.newTables.person, sentence, { quota: 'new_tables_per_person', again });
  }

  /** The tables that count: unfinished ones, and those of the last day. */
  #tables(of: 'owner' | 'origin', value: string, now: number): Promise<Row[]> {
    return this.#database.db
      .selectFrom('matches')
      .select(['stage', 'listed', 'created', 'bytes'])
      .where(of, '=', value)
      .where((eb) => eb.or([eb('stage', 'in', ['open', 'running']), eb('created', '>', now - DAY)]))
      .execute();
  }
}

function demandFewer(
  count: number,
  most: number,
  sentence: (most: number) => string,
  { quota, again }: { quota: string; again?: number },
): void {
  if (count < most) return;
  throw new Refusal(again === undefined ? 'too-many' : 'too-fast', sentence(most), {
    allowed: most,
    quota,
    ...(again === undefined ? {} : { again }),
  });
}

/** Seconds until the oldest of some tables stops counting. */
function againAfter(rows: readonly Row[], span: number, now: number): number {
  const oldest = Math.min(...rows.map(({ created }) => created), now);
  return Math.max(1, Math.ceil((oldest + span - now) / 1000));
}
