/** Does what is due. Any process may do it: a row is taken on for a while, and who dies over it is followed by another. */

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';

import { Rounds } from '../rounds.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';

/** A row that this process has taken on. */
export interface Task {
  readonly match: string;
  readonly kind: string;
  readonly version: number;
}

/** Does a task. The row goes away when it has returned; when it throws, the task is tried again later. */
export type Worker = (task: Task) => Promise<void>;

interface Setup {
  readonly database: Database;
  readonly workers: Readonly<Record<string, Worker>>;
  readonly log: Logger;
  readonly now: () => number;
  /** Milliseconds between two looks at the latest. */
  readonly pollMs: number;
}

/**
 * Milliseconds for which a task is taken on: as long a bot waits at most whose process has died over its turn. Doing it
 * twice is harmless: its steps have numbers.
 */
const LEASE = 15_000;
/** Milliseconds after which a task that failed is tried again. */
const AFTER_FAILURE = 2000;
const MOST_AT_ONCE = 32;

export class Clockwork {
  readonly #setup: Setup;
  readonly #running = new Set<Promise<void>>();
  readonly #rounds = new Rounds(() => this.#look());

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  start(): void {
    this.nudge();
  }

  /** Something may be due now. */
  nudge = (): void => this.#rounds.nudge();

  /** Takes nothing on any more and finishes what has begun. */
  async stop(): Promise<void> {
    await this.#rounds.stop();
    await Promise.all(this.#running);
  }

  /** Takes on what is due. @returns milliseconds until something more is. */
  async #look(): Promise<number> {
    const { log, pollMs, now } = this.#setup;
    try {
      const room = MOST_AT_ONCE - this.#running.size;
      if (room === 0) return pollMs;
      for (const task of await this.#take(room)) {
        const running = this.#do(task).finally(() => {
          this.#running.delete(running);
          if (this.#running.size === MOST_AT_ONCE - 1) this.nudge();
        });
        this.#running.add(running);
      }
      const next = await this.#next();
      return next === null ? pollMs : Math.min(pollMs, Math.max(0, next - now()));
    } catch (error) {
      log.warn({ error: String(error) }, 'what is due could not be read');
      return pollMs;
    }
  }

  /** Takes on what is due and taken by nobody. */
  async #take(most: number): Promise<Task[]> {
    const { database, now } = this.#setup;
    const at = now();
    const free = dueRows(database.db, at)
      .select(['match', 'kind'])
      .orderBy('at')
      .limit(most)
      .$if(database.kind === 'postgres', (query) => query.forUpdate().skipLocked());
    if (database.kind === 'sqlite' && (await free.execute()).length === 0) return [];
    return database.db
      .updateTable('due')
      .set({ claimed: at + LEASE })
      .where(sql<boolean>`(match, kind) in (${free})`)
      .returning(['match', 'kind', 'version'])
      .execute();
  }

  /** The moment at which the next thing is due that nobody has taken on. */
  async #next(): Promise<number | null> {
    const row = await this.#setup.database.db
      .selectFrom('due')
      .select('at')
      .where('claimed', '=', 0)
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
    return row?.at ?? null;
  }

  async #do(task: Task): Promise<void> {
    const { database, workers, log, now } = this.#setup;
    const { match, kind, version } = task;
    const row = database.db.updateTable('due').where('match', '=', match).where('kind', '=', kind);
    try {
      const worker = workers[kind];
      // A row of a newer program: its processes will do it.
      if (!worker) return;
      await worker(task);
      await database.db
        .deleteFrom('due')
        .where('match', '=', match)
        .where('kind', '=', kind)
        .where('version', '=', version)
        .execute();
    } catch (error) {
      log.warn({ match, kind, error: String(error) }, 'what is due could not be done; it will be tried again');
      try {
        await row
          .set({ claimed: now() + AFTER_FAILURE })
          .where('version', '=', version)
          .execute();
      } catch {
        // The lease runs out by itself.
      }
    }
  }
}

/** Seconds by which the oldest row is late that should have been done; 0 if none is. */
export async function latenessOf({ db }: Database, now: number): Promise<number> {
  const row = await db.selectFrom('due').select('at').orderBy('at').limit(1).executeTakeFirst();
  return row ? Math.max(0, (now - row.at) / 1000) : 0;
}

const dueRows = (db: Kysely<Schema>, at: number) =>
  db.selectFrom('due').where('at', '<=', at).where('claimed', '<=', at);
