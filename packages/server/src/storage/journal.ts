/**
 * Stores steps. The primary key (match, number) is the lock: if two processes insert the same number of a match, one
 * succeeds and the other gets false. Entries that arrive together are committed together, so that one disk sync serves many.
 */

import type { Step } from '@windrose/protocol';
import { required } from '@windrose/rules';
import type { Insertable } from 'kysely';
import type { Pool } from 'pg';

import type { Database } from './database.ts';
import type { DueTable, MatchesTable } from './schema.ts';

/** Steps of one match that are stored together or not at all, with what follows from them. */
export interface Entry {
  readonly match: Insertable<MatchesTable>;
  /** At least one, with consecutive numbers. */
  readonly steps: readonly Step[];
  /** All due jobs of the match from now on; null leaves them unchanged. */
  readonly due: readonly Insertable<DueTable>[] | null;
  /** People who have a seat now and had none before. */
  readonly players: readonly Seated[];
}

interface Seated {
  readonly person: string;
  /** The hash of the address from which they took it; empty if unknown. */
  readonly origin: string;
}

interface Waiting {
  readonly entry: Entry;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum entries per commit. */
const MOST_TOGETHER = 200;

/**
 * A whole commit as one statement, which PostgreSQL runs atomically: with a round trip for each part, the network took most
 * of the time of a choice. $1: matches, each with the first of its steps; $2: their further steps; $3: matches whose jobs
 * change; $4: those jobs; $5: newly seated people.
 * @see Journal.#commit, which does the same in SQLite
 */
const COMMIT = {
  name: 'windrose-commit',
  text: `
    WITH entry AS MATERIALIZED (
      SELECT * FROM json_to_recordset($1::json) AS entry (
        id text, number int, body text,
        stage text, version int, rated int, people text, bots text, decision int, changed bigint
      )
    ), won AS (
      INSERT INTO steps (match, number, body)
      SELECT entry.id, entry.number, entry.body FROM entry JOIN matches ON matches.id = entry.id ORDER BY entry.id
      ON CONFLICT DO NOTHING RETURNING match
    ), further AS (
      INSERT INTO steps (match, number, body)
      SELECT match, number, body FROM json_populate_recordset(NULL::steps, $2::json)
      WHERE match IN (SELECT match FROM won)
    ), head AS (
      UPDATE matches SET
        stage = entry.stage, version = entry.version, rated = entry.rated, people = entry.people,
        bots = entry.bots, decision = entry.decision, changed = entry.changed
      FROM entry JOIN won ON won.match = entry.id WHERE matches.id = entry.id
    ), planned AS (
      SELECT match, kind, at, version, claimed, owner, origin FROM json_populate_recordset(NULL::due, $4::json)
      WHERE match IN (SELECT match FROM won)
    ), done AS (
      DELETE FROM due
      WHERE match IN (SELECT match FROM won) AND match IN (SELECT json_array_elements_text($3::json))
        AND NOT EXISTS (SELECT FROM planned WHERE planned.match = due.match AND planned.kind = due.kind)
    ), due_now AS (
      INSERT INTO due (match, kind, at, version, claimed, owner, origin) SELECT * FROM planned
      ON CONFLICT (match, kind) DO UPDATE SET
        at = excluded.at, version = excluded.version, claimed = excluded.claimed,
        owner = excluded.owner, origin = excluded.origin
    ), seated AS (
      INSERT INTO players (person, match, origin)
      SELECT person, match, origin FROM json_populate_recordset(NULL::players, $5::json)
      WHERE match IN (SELECT match FROM won) ON CONFLICT (person, match) DO UPDATE SET origin = excluded.origin
    )
    SELECT match FROM won`,
};

export class Journal {
  /** Called after every commit with its milliseconds and whether it succeeded. */
  committed: (milliseconds: number, stored: boolean) => void = () => {};
  readonly #database: Database;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Stores steps durably.
   * @returns false if another process has stored the first of their numbers: then nothing of the entry is stored.
   * @throws the database's error; it is then unknown whether the entry is stored.
   */
  append(entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /**
   * Stores a new match with its first steps.
   * @returns false if its owner already has a match stored under the same command id.
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
      const seated = players.map((player) => ({ ...player, match: match.id }));
      if (seated.length > 0) await trx.insertInto('players').values(seated).execute();
      return true;
    });
  }

  /** Resolves when no commit is in progress. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    // Everything that arrives in this turn of the event loop joins the commit.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      // In a fixed order, so that two processes cannot deadlock.
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
   * The next commit: one entry of each match, in order of arrival. A match that was dropped with work in progress and read
   * again may have two: the second goes into the following commit, and finds its number taken.
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

  /** @returns the entries stored by this commit. */
  #commit(entries: readonly Entry[]): Promise<Set<Entry>> {
    const { pool } = this.#database;
    if (pool !== null) return commitAtOnce(pool, entries);
    return this.#database.db.transaction().execute(async (trx) => {
      const firsts = await trx
        .insertInto('steps')
        .values(entries.map(firstRowOf))
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
      const planned = stored.flatMap(({ match, due }) => (due === null ? [] : [{ match: match.id, due }]));
      if (planned.length > 0) {
        await trx
          .deleteFrom('due')
          .where(
            'match',
            'in',
            planned.map(({ match }) => match),
          )
          .execute();
        const due = planned.flatMap((entry) => entry.due);
        if (due.length > 0) await trx.insertInto('due').values(due).execute();
      }
      const players = stored.flatMap((entry) => entry.players.map((player) => ({ ...player, match: entry.match.id })));
      if (players.length > 0) {
        await trx
          .insertInto('players')
          .values(players)
          .onConflict((conflict) =>
            conflict.columns(['person', 'match']).doUpdateSet((eb) => ({ origin: eb.ref('excluded.origin') })),
          )
          .execute();
      }
      return new Set(stored);
    });
  }
}

const rowOf = (match: string, step: Step) => ({ match, number: step.number, body: JSON.stringify(step) });

/** The row of the first step, whose insertion decides about the entry. */
const firstRowOf = ({ match, steps: [first] }: Entry) =>
  rowOf(match.id, required(first, `step of the match ${match.id} to be stored`));

/** The same commit as {@link Journal}'s, in one statement. */
async function commitAtOnce(pool: Pool, entries: readonly Entry[]): Promise<Set<Entry>> {
  const heads = entries.map((entry) => {
    const { id, stage, version, rated, people, bots, decision, changed } = entry.match;
    const { number, body } = firstRowOf(entry);
    return { id, number, body, stage, version, rated, people, bots, decision, changed };
  });
  const further = entries.flatMap(({ match, steps }) => steps.slice(1).map((step) => rowOf(match.id, step)));
  const planned = entries.flatMap(({ match, due }) => (due === null ? [] : match.id));
  const due = entries.flatMap((entry) => entry.due ?? []);
  const seated = entries.flatMap(({ match, players }) => players.map((player) => ({ ...player, match: match.id })));
  const values = [heads, further, planned, due, seated].map((rows) => JSON.stringify(rows));
  const { rows } = await pool.query<{ match: string }>({ ...COMMIT, values });
  const won = new Set(rows.map(({ match }) => match));
  return new Set(entries.filter(({ match }) => won.has(match.id)));
}
