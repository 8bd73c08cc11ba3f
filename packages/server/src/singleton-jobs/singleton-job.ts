/**
 * A job that one process at a time runs for all: the process that holds its row runs it and renews the lease; if it dies,
 * another takes over when the lease has expired.
 */

import type { Logger } from 'pino';

import { newId } from '../chance.ts';
import { PollLoop } from '../poll-loop.ts';
import type { Database } from '../storage/database.ts';

interface Setup {
  readonly name: string;
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => number;
  /** Milliseconds between two rounds. */
  readonly pause: number;
  /**
   * One round of the work. It must be idempotent: a delayed process may still be running it.
   * @param mark the progress so far. @returns the new progress.
   */
  readonly work: (mark: number) => Promise<number>;
}

/** Duration of the lease in milliseconds. */
const HOLD = 20_000;

export class SingletonJob {
  readonly #setup: Setup;
  readonly #self = newId();
  readonly #rounds = new PollLoop(() => this.#do());
  /** Until when this process holds the row, and the mark it has stored. */
  #held = 0;
  #mark = 0;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  start(): void {
    this.nudge();
  }

  /** Work may be available now. */
  nudge = (): void => this.#rounds.nudge();

  /** Resolves after a round that starts now or later. */
  round(): Promise<void> {
    return this.#rounds.round();
  }

  /** Finishes the round and releases the row, so that another process need not wait. */
  async stop(): Promise<void> {
    await this.#rounds.stop();
    if (this.#held === 0) return;
    const { database, name, log } = this.#setup;
    await database.db
      .updateTable('duties')
      .set({ until: 0, mark: this.#mark })
      .where('name', '=', name)
      .where('holder', '=', this.#self)
      .execute()
      .catch((error: unknown) => log.warn({ job: name, err: error }, 'releasing singleton job failed'));
  }

  async #do(): Promise<number> {
    const { name, log, now, work, pause } = this.#setup;
    try {
      if (await this.#hold()) {
        const mark = await work(this.#mark);
        if (mark !== this.#mark) await this.#keep(mark, now() + HOLD);
      }
    } catch (error) {
      this.#held = 0;
      log.warn({ job: name, err: error }, 'singleton job failed, will be retried');
    }
    return pause;
  }

  /** Whether this process holds the row: it did, it was free, or its holder's lease has expired. */
  async #hold(): Promise<boolean> {
    const { database, name, now } = this.#setup;
    const at = now();
    if (this.#held - at > HOLD / 2) return true;
    const row = await database.db.selectFrom('duties').selectAll().where('name', '=', name).executeTakeFirst();
    if (!row) {
      await database.db
        .insertInto('duties')
        .values({ name, holder: '', until: 0, mark: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else if (row.holder !== this.#self && row.until > at) {
      this.#held = 0;
      return false;
    }
    const [taken] = await database.db
      .updateTable('duties')
      .set({ holder: this.#self, until: at + HOLD })
      .where('name', '=', name)
      .where((eb) => eb.or([eb('holder', '=', this.#self), eb('until', '<=', at)]))
      .returning('mark')
      .execute();
    if (!taken) return false;
    this.#held = at + HOLD;
    this.#mark = taken.mark;
    return true;
  }

  async #keep(mark: number, until: number): Promise<void> {
    const { database, name } = this.#setup;
    const kept = await database.db
      .updateTable('duties')
      .set({ mark, until })
      .where('name', '=', name)
      .where('holder', '=', this.#self)
      .returning('mark')
      .execute();
    this.#held = kept.length === 0 ? 0 : until;
    this.#mark = mark;
  }
}
