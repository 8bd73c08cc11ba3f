/** Follows all matches of the database and triggers, once per match, notices, results and ratings. */

import type { Pace } from '@windrose/protocol';
import type { Logger } from 'pino';

import type { MatchService } from '../match/match-service.ts';
import { type Changed, followNotices, noticeEnd } from '../notices/follow.ts';
import type { Wishes } from '../notices/wishes.ts';
import { enterResult } from '../ratings/results.ts';
import type { Database } from '../storage/database.ts';

/** Matches read in one query. */
const PAGE = 500;
/** Milliseconds that are read again: clocks of processes differ, and late commits carry an earlier time. */
const OVERLAP = 10_000;

interface Setup {
  readonly database: Database;
  readonly matchService: MatchService;
  readonly wishes: Wishes;
  readonly log: Logger;
  readonly now: () => number;
}

export class MatchFollower {
  readonly #setup: Setup;
  /** Recently seen versions, so that the overlap is cheap. */
  readonly #seen = new Map<string, { readonly version: number; readonly changed: number }>();

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** One round. @param mark the time up to which everything is done. @returns the new one. */
  follow = async (mark: number): Promise<number> => {
    const start = Math.max(0, mark - OVERLAP);
    let latest = mark;
    let from: { changed: number; id: string } | null = null;
    for (;;) {
      const rows: Changed[] = await this.#page(from ?? { changed: start, id: '' });
      const fresh = rows.filter(({ id, version }) => this.#seen.get(id)?.version !== version);
      await this.#react(fresh);
      for (const { id, version, changed } of fresh) this.#seen.set(id, { version, changed });
      const last = rows.at(-1);
      if (last) {
        from = last;
        latest = Math.max(latest, last.changed);
      }
      if (rows.length < PAGE) break;
    }
    // If another machine's clock runs ahead, news of the others must not be skipped.
    const next = Math.max(mark, Math.min(latest, this.#setup.now()));
    for (const [id, { changed }] of this.#seen) {
      if (changed < next - OVERLAP) this.#seen.delete(id);
    }
    return next;
  };

  #page({ changed, id }: { changed: number; id: string }): Promise<Changed[]> {
    return this.#setup.database.db
      .selectFrom('matches')
      .select(['id', 'game', 'pace', 'stage', 'version', 'people', 'bots', 'decision', 'changed'])
      .where((eb) => eb.or([eb('changed', '>', changed), eb.and([eb('changed', '=', changed), eb('id', '>', id)])]))
      .orderBy('changed')
      .orderBy('id')
      .limit(PAGE)
      .execute();
  }

  async #react(rows: readonly Changed[]): Promise<void> {
    const { database, matchService, wishes, log, now } = this.#setup;
    await followNotices(database, wishes, rows);
    for (const { id: match, stage, pace } of rows) {
      if (stage !== 'over') continue;
      try {
        const ended = await enterResult(database, matchService, match, now());
        if (ended) await noticeEnd(database, wishes, { match, pace: JSON.parse(pace) as Pace, now: now(), ...ended });
      } catch (error) {
        // One unreadable match must not block the others.
        log.error({ match, err: error }, 'entering match result failed');
      }
    }
  }
}
