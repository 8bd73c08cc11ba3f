/** Polls the audit trail, so that a process learns of acts in other processes or at the terminal. */

import type { Logger } from 'pino';

import type { MatchService } from '../match/match-service.ts';
import type { BanList } from '../people/bans.ts';
import type { People } from '../people/people.ts';
import { PollLoop } from '../poll-loop.ts';
import type { Database } from '../storage/database.ts';
import { personIn } from './audit.ts';

/** Milliseconds that are read again, because clocks of machines differ. */
const OVERLAP = 60_000;

interface Setup {
  readonly database: Database;
  readonly people: People;
  readonly matchService: MatchService;
  readonly bans: BanList;
  readonly log: Logger;
  readonly now: () => number;
  /** Maximum milliseconds between two polls. */
  readonly pollMs: number;
  /** Bans and sessions may have changed: close the affected sockets. */
  readonly check: () => Promise<void>;
}

export class DeskNews {
  readonly #setup: Setup;
  readonly #rounds: PollLoop;
  /** The entries seen, with their times. */
  readonly #seen = new Map<string, number>();
  /** Whether an act was announced; its effect may be stored a moment after its entry. */
  #announced = true;

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#rounds = new PollLoop(async () => {
      try {
        await this.#look();
      } catch (error) {
        setup.log.warn({ err: error }, 'reading audit trail failed');
      }
      return setup.pollMs;
    });
  }

  /** Starts; earlier acts count as known. */
  async start(): Promise<void> {
    const { database, now } = this.#setup;
    const known = await database.db
      .selectFrom('audit')
      .select(['id', 'at'])
      .where('at', '>', now() - OVERLAP)
      .execute();
    for (const { id, at } of known) this.#seen.set(id, at);
    this.#rounds.nudge();
  }

  /** Something new may be in the trail. */
  nudge = (): void => {
    this.#announced = true;
    this.#rounds.nudge();
  };

  /** Resolves when everything in the trail has taken effect here. */
  round(): Promise<void> {
    this.#announced = true;
    return this.#rounds.round();
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  async #look(): Promise<void> {
    const { database, people, matchService, bans, now, check } = this.#setup;
    const since = now() - OVERLAP;
    const rows = await database.db
      .selectFrom('audit')
      .select(['id', 'at', 'action', 'target'])
      .where('at', '>', since)
      .orderBy('at')
      .execute();
    const fresh = rows.filter(({ id }) => !this.#seen.has(id));
    if (fresh.length === 0 && !this.#announced) return;
    this.#announced = false;
    for (const { target } of fresh) {
      const person = personIn(target);
      if (person !== null) people.forget(person);
    }
    await bans.refresh();
    await check();
    for (const { action, target } of fresh) {
      const person = personIn(target);
      if (action === 'rename' && person !== null) await matchService.announceName(person);
    }
    if (fresh.some(({ action }) => action === 'close')) await matchService.look();
    for (const { id, at } of fresh) this.#seen.set(id, at);
    for (const [id, at] of this.#seen) if (at <= since) this.#seen.delete(id);
  }
}
