/**
 * Does what is due. Any process may do it: a row is taken on for a while, and who dies over it is followed by another.
 * Each kind has a lane of its own, so that no clock ever waits for a bot.
 */

import type { Logger } from 'pino';

import { PollLoop } from '../poll-loop.ts';
import type { Database } from '../storage/database.ts';
import type { Shares } from './shares.ts';

/** A row that this process has taken on. */
interface Task {
  readonly match: string;
  readonly kind: string;
  readonly version: number;
  readonly owner: string;
  readonly origin: string;
}

/**
 * Does a task. The row goes away when it has returned; when it throws, the task is tried again later.
 * @returns milliseconds that a bot has thought, if one has
 */
export type Worker = (task: Task) => Promise<number | void>;

/** How the tasks of a kind are worked off. */
export interface LaneSetup {
  readonly kind: string;
  readonly worker: Worker;
  /** How many at once. */
  readonly atOnce: number;
  /** Whose is next; without it the oldest. */
  readonly shares?: Shares;
}

interface Setup {
  readonly database: Database;
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
/** Tasks among which shares choose. */
const MOST_CANDIDATES = 500;
/** Milliseconds after which is looked whether somebody's share has grown. */
const SHARE_PAUSE = 250;

export class JobRunner {
  readonly #lanes: readonly Lane[];

  constructor(setup: Setup, lanes: readonly LaneSetup[]) {
    this.#lanes = lanes.map((lane) => new Lane(setup, lane));
  }

  start(): void {
    for (const lane of this.#lanes) lane.nudge();
  }

  /** Something of a kind may be due now. */
  nudge(kind: string): void {
    for (const lane of this.#lanes) if (lane.kind === kind) lane.nudge();
  }

  /** How many tasks of a kind are being done. */
  running(kind: string): number {
    return this.#lanes.find((lane) => lane.kind === kind)?.running ?? 0;
  }

  /** Takes nothing on any more and finishes what has begun. */
  async stop(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
  }
}

/** The tasks of one kind. */
class Lane {
  readonly kind: string;
  readonly #setup: Setup;
  readonly #lane: LaneSetup;
  readonly #running = new Set<Promise<void>>();
  readonly #rounds = new PollLoop(() => this.#look());
  /** Whether more was due than could be taken on. */
  #more = false;

  constructor(setup: Setup, lane: LaneSetup) {
    this.#setup = setup;
    this.#lane = lane;
    this.kind = lane.kind;
  }

  get running(): number {
    return this.#running.size;
  }

  nudge = (): void => this.#rounds.nudge();

  async stop(): Promise<void> {
    await this.#rounds.stop();
    await Promise.all(this.#running);
  }

  /** Takes on what is due. @returns milliseconds until something more is. */
  async #look(): Promise<number> {
    const { log, pollMs, now } = this.#setup;
    const { atOnce } = this.#lane;
    try {
      const room = atOnce - this.#running.size;
      this.#more = room <= 0;
      if (room <= 0) return pollMs;
      const { tasks, waiting } = await this.#take(room);
      for (const task of tasks) {
        const running = this.#do(task).finally(() => {
          this.#running.delete(running);
          if (this.#more) this.nudge();
        });
        this.#running.add(running);
      }
      this.#more = waiting;
      if (waiting) return Math.min(pollMs, SHARE_PAUSE);
      const next = await this.#next();
      return next === null ? pollMs : Math.min(pollMs, Math.max(0, next - now()));
    } catch (error) {
      log.warn({ kind: this.kind, err: error }, 'what is due could not be read');
      return pollMs;
    }
  }

  /** Takes on what is due and taken by nobody. @returns it, and whether more is due than that */
  async #take(room: number): Promise<{ tasks: Task[]; waiting: boolean }> {
    const at = this.#setup.now();
    const { shares } = this.#lane;
    const candidates = await (shares ? this.#ofEach(at, room) : this.#oldest(at, room + 1));
    const tasks: Task[] = [];
    let rest = candidates;
    while (tasks.length < room) {
      // Each one that is taken moves its owner back.
      const next = shares ? shares.first(rest) : rest[0];
      if (!next) break;
      rest = rest.filter((task) => task !== next);
      const task = await this.#claim(next.match, at);
      if (!task) continue;
      shares?.begin(task);
      tasks.push(task);
    }
    return { tasks, waiting: rest.length > 0 };
  }

  #oldest(at: number, most: number): Promise<Task[]> {
    return this.#setup.database.db
      .selectFrom('due')
      .select(['match', 'kind', 'version', 'owner', 'origin'])
      .where('kind', '=', this.kind)
      .where('at', '<=', at)
      .where('claimed', '<=', at)
      .orderBy('at')
      .limit(most)
      .execute();
  }

  /** The oldest tasks of each owner, and of these first one of each address, so that nobody hides the others. */
  #ofEach(at: number, room: number): Promise<Task[]> {
    const { db } = this.#setup.database;
    return db
      .selectFrom((of) =>
        of
          .selectFrom((own) =>
            own
              .selectFrom('due')
              .select(['match', 'kind', 'version', 'owner', 'origin', 'at'])
              .select(({ fn }) =>
                fn
                  .agg<number>('row_number')
                  .over((over) => over.partitionBy('owner').orderBy('at').orderBy('match'))
                  .as('place'),
              )
              .where('kind', '=', this.kind)
              .where('at', '<=', at)
              .where('claimed', '<=', at)
              .as('each'),
          )
          .selectAll()
          .select(({ fn }) =>
            fn
              .agg<number>('row_number')
              .over((over) => over.partitionBy(['origin', 'place']).orderBy('at').orderBy('match'))
              .as('turn'),
          )
          .where('place', '<=', room)
          .as('waiting'),
      )
      .select(['match', 'kind', 'version', 'owner', 'origin'])
      .orderBy('place')
      .orderBy('turn')
      .orderBy('at')
      .limit(MOST_CANDIDATES)
      .execute();
  }

  /** @returns the task as it stands, or null if another process has it */
  async #claim(match: string, at: number): Promise<Task | null> {
    // A claim that is forgotten is taken on again: no need to wait for the disk.
    const [task] = await this.#setup.database.lightly((db) =>
      db
        .updateTable('due')
        .set({ claimed: at + LEASE })
        .where('match', '=', match)
        .where('kind', '=', this.kind)
        .where('at', '<=', at)
        .where('claimed', '<=', at)
        .returning(['match', 'kind', 'version', 'owner', 'origin'])
        .execute(),
    );
    return task ?? null;
  }

  /** The moment at which the next thing is due that nobody has taken on. */
  async #next(): Promise<number | null> {
    const row = await this.#setup.database.db
      .selectFrom('due')
      .select('at')
      .where('kind', '=', this.kind)
      .where('claimed', '=', 0)
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
    return row?.at ?? null;
  }

  async #do(task: Task): Promise<void> {
    const { database, log, now } = this.#setup;
    const { worker, shares } = this.#lane;
    const { match, kind, version } = task;
    const row = database.db.updateTable('due').where('match', '=', match).where('kind', '=', kind);
    let thought = 0;
    try {
      thought = (await worker(task)) ?? 0;
      await database.db
        .deleteFrom('due')
        .where('match', '=', match)
        .where('kind', '=', kind)
        .where('version', '=', version)
        .execute();
    } catch (error) {
      log.warn({ match, kind, err: error }, 'what is due could not be done; it will be tried again');
      try {
        await row
          .set({ claimed: now() + AFTER_FAILURE })
          .where('version', '=', version)
          .execute();
      } catch {
        // The lease runs out by itself.
      }
    } finally {
      shares?.end(task, thought);
    }
  }
}

/** By kind: how many rows are due, and by how many seconds the oldest is late. */
export async function lateness({ db }: Database, now: number): Promise<Record<string, { due: number; late: number }>> {
  const rows = await db
    .selectFrom('due')
    .select(({ fn }) => ['kind', fn.min('at').as('oldest'), fn.countAll().as('due')])
    .where('at', '<=', now)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(
    rows.map(({ kind, oldest, due }) => [kind, { due: Number(due), late: Math.max(0, (now - Number(oldest)) / 1000) }]),
  );
}
