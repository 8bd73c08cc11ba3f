/** Sends the notices that are due. */

import type { NoticeKind, Pace, PushMessage, QuietHours } from '@windrose/protocol';
import { type NoticeFacts, noticeWordsFor } from '@windrose/words';
import type { Selectable } from 'kysely';
import type { Logger } from 'pino';

import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import type { NoticesTable } from '../storage/people-schema.ts';
import type { Mailer } from './mailer.ts';
import { awakeAt, plannedNotices, type Way } from './plan.ts';
import type { Pusher } from './push.ts';
import type { Reachable, Wishes } from './wishes.ts';

/** People who are told something at the same time, and rows among which they are found. */
const MOST_AT_ONCE = 32;
const MOST_LOOKED_AT = 500;
/** Milliseconds after which a round is over, though something is still being sent. */
const LONGEST_ROUND = 1500;
/** Milliseconds after which what could not be sent is tried again. */
const AFTER_FAILURE = 5 * 60_000;
const DAY = 86_400_000;

interface Setup {
  readonly database: Database;
  readonly people: People;
  readonly wishes: Wishes;
  readonly pusher: Pusher;
  /** Null if this server sends no mail. */
  readonly mailer: Mailer | null;
  /** The address of the page, for links in mails. */
  readonly publicUrl: string | null;
  readonly log: Logger;
  readonly now: () => number;
  /** A notice has left. */
  readonly counted: (way: Way, outcome: string) => void;
}

/** What is sent now, and when the row is looked at again. */
interface Due {
  readonly kind: NoticeKind;
  readonly ways: readonly Way[];
  readonly deadline: number | null;
  /** How many of those planned are done with it, and the moment of the next; null if this is the last. */
  readonly sent: number;
  readonly next: number | null;
}

export class Deliverer {
  readonly #setup: Setup;
  /** What is being sent, by person. */
  readonly #sending = new Map<string, Promise<void>>();

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /**
   * Sends what is due, much of it at the same time. What takes long goes on while the next round begins.
   * @returns whether there may be more
   */
  async deliver(): Promise<boolean> {
    const { database, now } = this.#setup;
    const rows = await database.db
      .selectFrom('notices')
      .selectAll()
      .where('next', '<=', now())
      .orderBy('next')
      .limit(MOST_LOOKED_AT)
      .execute();
    // One at a time for each person: who cannot be reached keeps nobody else waiting.
    const waiting = rows.filter(({ person }) => !this.#sending.has(person));
    const next = [...new Map(waiting.toReversed().map((row) => [row.person, row])).values()]
      .toReversed()
      .slice(0, MOST_AT_ONCE - this.#sending.size);
    const begun = next.map((row) => {
      const sending = this.#try(row).finally(() => this.#sending.delete(row.person));
      this.#sending.set(row.person, sending);
      return sending;
    });
    const patience = Promise.withResolvers<void>();
    const timer = setTimeout(patience.resolve, LONGEST_ROUND);
    await Promise.race([Promise.all(begun), patience.promise]);
    clearTimeout(timer);
    return next.length < rows.length && next.length > 0 && this.#sending.size < MOST_AT_ONCE;
  }

  /** Resolves when nothing is being sent any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#sending.values());
  }

  async #try(row: Selectable<NoticesTable>): Promise<void> {
    const { log, now } = this.#setup;
    try {
      await this.#one(row);
    } catch (error) {
      log.warn({ match: row.match, err: error }, 'a notice could not be sent; it will be tried again');
      await this.#put(row, { next: now() + AFTER_FAILURE }).catch(() => {});
    }
  }

  async #one(row: Selectable<NoticesTable>): Promise<void> {
    const { database, people, wishes, now } = this.#setup;
    const match = await database.db
      .selectFrom('matches')
      .select(['game', 'pace', 'version', 'stage', 'people'])
      .where('id', '=', row.match)
      .executeTakeFirst();
    const pace = match && (JSON.parse(match.pace) as Pace);
    const due = match && pace && (await this.#due(row, pace, match));
    if (!match || !pace || !due) {
      await this.#end(row);
      return;
    }
    const reach = await wishes.reach(row.person);
    const quiet = quietHours(pace, reach);
    const awake = awakeAt(now(), quiet);
    if (awake > now()) {
      await this.#put(row, { next: awake });
      return;
    }
    const others = (JSON.parse(match.people) as (string | null)[]).filter((id) => id !== null && id !== row.person);
    const facts: NoticeFacts = {
      subject: due.kind,
      game: match.game,
      others: await people.find(others as string[]),
      deadline: due.deadline,
      zone: quiet[0]?.zone ?? 'UTC',
    };
    const fine = await this.#send(row, due, reach, facts);
    if (!fine) {
      await this.#put(row, { next: Math.min(now() + AFTER_FAILURE, due.next ?? Infinity) });
    } else if (due.kind === 'over') {
      await this.#end(row);
    } else {
      await this.#put(row, { sent: due.sent, next: due.next });
    }
  }

  /** What a row asks to send now; null if it is out of date. */
  async #due(
    row: Selectable<NoticesTable>,
    pace: Pace,
    match: { version: number; stage: string },
  ): Promise<Due | null> {
    const ways: Way[] = pace.kind === 'live' ? ['push'] : ['push', 'mail'];
    if (row.kind === 'over') return { kind: 'over', ways, deadline: null, sent: 1, next: null };
    if (match.stage !== 'running') return null;
    if (row.kind === 'away') {
      return (await this.#leftByTime(row)) ? { kind: 'away', ways, deadline: null, sent: 1, next: null } : null;
    }
    // The match has gone on: a newer row is on its way.
    if (match.version !== row.version) return null;
    const clock = await this.#setup.database.db
      .selectFrom('due')
      .select('at')
      .where('match', '=', row.match)
      .where('kind', '=', 'clock')
      .executeTakeFirst();
    const deadline = clock?.at ?? null;
    const planned = plannedNotices(pace, row.since, deadline);
    const now = this.#setup.now();
    // Of several that have become due, while it was night or no process ran, the last says it all.
    const later = planned.findIndex((own, index) => index > row.sent && own.at > now);
    const at = later < 0 ? Math.max(row.sent, planned.length - 1) : later - 1;
    const notice = planned[at];
    if (!notice) return null;
    const missed = planned.slice(row.sent, at + 1).flatMap((own) => own.ways);
    return { kind: notice.kind, ways: [...new Set(missed)], deadline, sent: at + 1, next: planned[at + 1]?.at ?? null };
  }

  /** People know that they left their seat or conceded; they may not know that their time ran out. */
  async #leftByTime({ match, person }: Selectable<NoticesTable>): Promise<boolean> {
    const { db } = this.#setup.database;
    const row = await db.selectFrom('matches').select('people').where('id', '=', match).executeTakeFirst();
    const seat = row ? (JSON.parse(row.people) as (string | null)[]).indexOf(person) : -1;
    const steps = await db
      .selectFrom('steps')
      .select('body')
      .where('match', '=', match)
      .where((eb) => eb.or([eb('body', 'like', '%"kind":"away"%'), eb('body', 'like', '%"kind":"conceded"%')]))
      .orderBy('number', 'desc')
      .execute();
    const left = steps
      .map(({ body }) => JSON.parse(body) as { seat: number; reason?: string })
      .find((step) => step.seat === seat);
    return left?.reason === 'time';
  }

  /** @returns false if it must be tried again */
  async #send(row: Selectable<NoticesTable>, due: Due, reach: Reachable, facts: NoticeFacts): Promise<boolean> {
    const { wishes, pusher, mailer, publicUrl, now, counted } = this.#setup;
    const words = noticeWordsFor(reach.wishes.language);
    let reached = 0;
    let failed = 0;
    if (due.ways.includes('push')) {
      const message: PushMessage = {
        kind: due.kind,
        match: row.match,
        language: reach.wishes.language,
        title: words.title[due.kind],
        body: words.body(facts),
        path: pathOf(row.match),
        tag: row.match,
        deadline: due.deadline,
      };
      const seconds = ((due.deadline ?? now() + DAY) - now()) / 1000;
      const outcomes = await Promise.all(
        reach.browsers.map(async (browser) => {
          const outcome = await pusher.send(browser, JSON.stringify(message), seconds, row.match);
          counted('push', outcome);
          if (outcome === 'gone') await wishes.forgetBrowser(browser.hash);
          return outcome;
        }),
      );
      reached += outcomes.filter((outcome) => outcome === 'sent').length;
      failed += outcomes.filter((outcome) => outcome === 'failed').length;
    }
    if (due.ways.includes('mail') && mailer && reach.mail && publicUrl !== null) {
      const stop = `${publicUrl}/api/notices/stop/${reach.mail.stop}`;
      try {
        await mailer.send(reach.mail.address, words.mail(facts, `${publicUrl}${pathOf(row.match)}`, stop), stop);
        counted('mail', 'sent');
        reached++;
      } catch (error) {
        counted('mail', 'failed');
        this.#setup.log.warn({ err: error }, 'a mail could not be sent');
        failed++;
      }
    }
    // What has reached somebody once is not said twice because another way failed.
    return failed === 0 || reached > 0;
  }

  /** Only if no newer turn has taken the row's place. */
  async #put(row: Selectable<NoticesTable>, change: { sent?: number; next: number | null }): Promise<void> {
    await this.#setup.database.db
      .updateTable('notices')
      .set(change)
      .where('match', '=', row.match)
      .where('person', '=', row.person)
      .where('kind', '=', row.kind)
      .where('version', '=', row.version)
      .execute();
  }

  async #end(row: Selectable<NoticesTable>): Promise<void> {
    await this.#setup.database.db
      .deleteFrom('notices')
      .where('match', '=', row.match)
      .where('person', '=', row.person)
      .where('kind', '=', row.kind)
      .where('version', '=', row.version)
      .execute();
  }
}

/** Where the page shows an online match. */
const pathOf = (match: string): string => `/#/table/${match}`;

/** The reader's own quiet hours, and those of a slow match; who plays by the clock is awake. */
function quietHours(pace: Pace, { wishes }: Reachable): QuietHours[] {
  if (pace.kind === 'live') return [];
  const own = wishes.quiet ? [wishes.quiet] : [];
  return pace.kind === 'slow' && pace.sleep ? [...own, pace.sleep] : own;
}
