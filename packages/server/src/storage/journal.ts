/**
 * Where steps are stored. The primary key (match, number) is the lock: of two processes that store the same number of
 * a match one does, and the other is told so. What comes together is committed together, so that one wait for the disk
 * serves many.
 */

import type { Step } from '@windrose/protocol';
import type { Insertable } from 'kysely';

import type { Database } from './database.ts';
import type { DueTable, MatchesTable } from './schema.ts';

/** Steps of one match that are stored together or not at all, with what follows from them. */
export interface Entry {
  readonly match: Insertable<MatchesTable>;
  /** At least one; their numbers follow one another. */
  readonly steps: readonly Step[];
  /** All that is due in the match from now on; null leaves it as it is. */
  readonly due: readonly Insertable<DueTable>[] | null;
  /** Persons who have a seat now and had none before. */
  readonly players: readonly string[];
}

interface Waiting {
  readonly entry: Entry;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Entries of one commit. */
const MOST_TOGETHER = 200;

export class Journal {
  /** Is called after every commit: how many milliseconds it took, and whether it was stored. */
  committed: (milliseconds: number, stored: boolean) => void = () => {};
  readonly #database: Database;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Stores steps durably.
   * @returns false if somebody else has stored the first of their numbers: then nothing of the entry is.
   * @throws what the database throws; it is then not known whether the entry is stored.
   */
  append(entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /**
   * Stores a new match with its first steps.
   * @returns false if its owner has already had a match stored under the same command id.
   */
  create({ match, steps, due, players }: Entry): Promise<boolean> {
    return this.#database.db.transaction().execute(async (trx) => {
      const made = await trx
        .insertInto('matches')
        .values(match)
        .onConflict((conflict) => conflict.columns(['owner', 'command']).doNothing())
        .returning('id')
        .execute();
      if (made.length === 0) return false;
      await trx
        .insertInto('steps')
        .values(steps.map((step) => rowOf(match.id, step)))
        .execute();
      if (due && due.length > 0) await trx.insertInto('due').values(due).execute();
      const seated = players.map((person) => ({ person, match: match.id }));
      if (seated.length > 0) await trx.insertInto('players').values(seated).execute();
      return true;
    });
  }

  /** Resolves when nothing is being stored. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    // Everything that arrives in this turn of the event loop goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      // Always in the same order, so that two processes never wait for each other.
      batch.sort((a, b) => (a.entry.match.id < b.entry.match.id ? -1 : 1));
      const began = performance.now();
      try {
        const stored = await this.#commit(batch.map(({ entry }) => entry));
        this.committed(performance.now() - began, true);
        for (const { entry, resolve } of batch) resolve(stored.has(entry));
      } catch (error) {
        this.committed(performance.now() - began, false);
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = null;
  }

  /**
   * What goes into the next commit: of each match one entry, in the order in which they came. A match that was put away
   * in the middle of something and read anew may have two: the second is for the commit after, and finds its number taken.
   */
  #next(): Waiting[] {
    const matches = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { id } = waiting.entry.match;
      const now = batch.length < MOST_TOGETHER && !matches.has(id);
      matches.add(id);
      (now ? batch : later).push(waiting);
    }
    this.#waiting = later;
    return batch;
  }

  /** @returns the entries that are stored now. */
  #commit(entries: readonly Entry[]): Promise<Set<Entry>> {
    return this.#database.db.transaction().execute(async (trx) => {
      const firsts = await trx
        .insertInto('steps')
        .values(entries.map(({ match, steps }) => rowOf(match.id, steps[0]!)))
        .onConflict((conflict) => conflict.doNothing())
        .returning(['match', 'number'])
        .execute();
      const won = new Set(firsts.map(({ match }) => match));
      const stored = entries.filter(({ match }) => won.has(match.id));
      if (stored.length === 0) return new Set();
      const rest = stored.flatMap(({ match, steps }) => steps.slice(1).map((step) => rowOf(match.id, step)));
      if (rest.length > 0) await trx.insertInto('steps').values(rest).execute();
      await trx
        .insertInto('matches')
        .values(stored.map(({ match }) => match))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            stage: eb.ref('excluded.stage'),
            version: eb.ref('excluded.version'),
            rated: eb.ref('excluded.rated'),
            people: eb.ref('excluded.people'),
            bots: eb.ref('excluded.bots'),
            decision: eb.ref('excluded.decision'),
            changed: eb.ref('excluded.changed'),
          })),
        )
        .execute();
      const planned = stored.filter(({ due }) => due !== null);
      if (planned.length > 0) {
        await trx
          .deleteFrom('due')
          .where(
            'match',
            'in',
            planned.map(({ match }) => match.id),
          )
          .execute();
        const due = planned.flatMap((entry) => entry.due!);
        if (due.length > 0) await trx.insertInto('due').values(due).execute();
      }
      const players = stored.flatMap((entry) => entry.players.map((person) => ({ person, match: entry.match.id })));
      if (players.length > 0) {
        await trx
          .insertInto('players')
          .values(players)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return new Set(stored);
    });
  }
}

const rowOf = (match: string, step: Step) => ({ match, number: step.number, body: JSON.stringify(step) });
