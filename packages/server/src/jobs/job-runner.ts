/**
 * Runs due jobs. Any process may run a job: it leases the row, and if it dies another process takes over after the lease.
 * Each kind has its own lane, so clocks never wait for bots.
 */

import type { Logger } from 'pino';

import { PollLoop } from '../poll-loop.ts';
import type { Database } from '../storage/database.ts';
import type { Shares } from './shares.ts';

/** A row that this process has leased. */
interface Task {
  readonly match: string;
  readonly kind: string;
  readonly version: number;
  readonly owner: string;
  readonly origin: string;
}

/**
 * Runs a task. The row is deleted when it returns; if it throws, the task is retried later.
 * @returns the milliseconds that a bot has thought, if any
 */
export type Worker = (task: Task) => Promise<number | void>;

/** How the tasks of a kind are run. */
export interface LaneSetup {
  readonly kind: string;
  readonly worker: Worker;
  /** Maximum number in parallel. */
  readonly atOnce: number;
  /** Chooses the next task; by default the oldest. */
  readonly shares?: Shares;
  /** Called once for each task that waits because its share is used up. @param quota the name of the limit */
  readonly waits?: (quota: string) => void;
}

interface Setup {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => number;
  /** Maximum milliseconds between two polls. */
  readonly pollMs: number;
}

/**
 * Duration of a lease in milliseconds: the longest delay of a bot whose process died during its turn. Running a task twice
 * is harmless: its steps have numbers.
 */
const LEASE = 15_000;
/** Milliseconds before a failed task is retried. */
const AFTER_FAILURE = 2000;
/** Candidates from which shares choose. */
const MOST_CANDIDATES = 500;
/** Milliseconds between checks whether a quota allows a waiting task. */
const SHARE_PAUSE = 250;

export class JobRunner {
  readonly #lanes: readonly Lane[];

  constructor(setup: Setup, lanes: readonly LaneSetup[]) {
    this.#lanes = lanes.map((lane) => new Lane(setup, lane));
  }

  start(): void {
    for (const lane of this.#lanes) lane.nudge();
  }

  /** A task of a kind may be due now. */
  nudge(kind: string): void {
    for (const lane of this.#lanes) if (lane.kind === kind) lane.nudge();
  }

  /** Takes no new tasks and finishes the running ones. */
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
  /** Whether more tasks were due than fit. */
  #more = false;
  /** The tasks whose wait for a share is counted. */
  #kept = new Set<string>();

  constructor(setup: Setup, lane: LaneSetup) {
    this.#setup = setup;
    this.#lane = lane;
    this.kind = lane.kind;
  }

  nudge = (): void => this.#rounds.nudge();

  async stop(): Promise<void> {
    await this.#rounds.stop();
    await Promise.all(this.#running);
  }

  /** Leases and starts due tasks. @returns the milliseconds until the next is due. */
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
      log.warn({ kind: this.kind, err: error }, 'reading due jobs failed');
      return pollMs;
    }
  }

  /** Leases due tasks that are free. @returns the tasks, and whether more are due */
  async #take(room: number): Promise<{ tasks: Task[]; waiting: boolean }> {
    const at = this.#setup.now();
    const { shares } = this.#lane;
    const candidates = await (shares ? this.#ofEach(at, room) : this.#oldest(at, room + 1));
    const tasks: Task[] = [];
    let rest = candidates;
    while (tasks.length < room) {
      // Each selection moves its owner back in the queue.
      const next = shares ? shares.first(rest) : rest[0];
      if (!next) break;
      rest = rest.filter((task) => task !== next);
      const task = await this.#claim(next.match, at);
      if (!task) continue;
      shares?.begin(task);
      tasks.push(task);
    }
    if (shares && tasks.length < room) this.#countWaits(rest, shares);
    return { tasks, waiting: rest.length > 0 };
  }

  #countWaits(rest: readonly Task[], shares: Shares): void {
    const kept = new Set<string>();
    for (const task of rest) {
      const quota = shares.exceeded(task);
      if (quota === null) continue;
      const key = `${task.match} ${task.version}`;
      if (!this.#kept.has(key)) this.#lane.waits?.(quota);
      kept.add(key);
    }
    this.#kept = kept;
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

  /** The oldest tasks of each owner, starting with one per address, so that no owner hides the others. */
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

  /** @returns the current task, or null if another process has leased it */
  async #claim(match: string, at: number): Promise<Task | null> {
    // A lost lease is only taken again, so it need not wait for the disk.
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

  /** The time at which the next free task is due. */
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
      log.warn({ match, kind, err: error }, 'job failed, will be retried');
      try {
        await row
          .set({ claimed: now() + AFTER_FAILURE })
          .where('version', '=', version)
          .execute();
      } catch {
        // The lease expires by itself.
      }
    } finally {
      shares?.end(task, thought);
    }
  }
}

/** By kind: the number of due rows, and the delay of the oldest in seconds. */
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
