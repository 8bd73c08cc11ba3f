/** Sends due notices. */

import type { NoticeKind, Pace, PushMessage, QuietHours } from '@windrose/protocol';
import { type NoticeFacts, noticeWordsFor } from '@windrose/words';
import type { Selectable } from 'kysely';
import type { Logger } from 'pino';

import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import type { NoticesTable } from '../storage/people-schema.ts';
import type { Mailer } from './mailer.ts';
import { endOfQuietHours, plannedNotices, type Channel } from './plan.ts';
import type { Pusher } from './push.ts';
import type { Reachable, Wishes } from './wishes.ts';

/** Maximum people whose notices a round begins to send, and rows among which they are found. */
const MOST_AT_ONCE = 32;
const MOST_LOOKED_AT = 500;
/** Maximum people to whom something is being sent, those included whose push or mail service does not answer. */
const MOST_IN_PROGRESS = 500;
/** Milliseconds after which a round ends even if sending continues. */
const LONGEST_ROUND = 1500;
/** Milliseconds before a notice is tried again for which there was no room among the mails that wait. */
const WHILE_BUSY = 5000;
/** Milliseconds before a failed notice is retried. */
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
  /** A notice was handled. */
  readonly counted: (channel: Channel, outcome: string) => void;
}

/** The notice to send now, and when to check the row again. */
interface Due {
  readonly kind: NoticeKind;
  readonly channels: readonly Channel[];
  readonly deadline: number | null;
  /** How many planned notices are then done, and the time of the next; null after the last. */
  readonly sent: number;
  readonly next: number | null;
}

export class Deliverer {
  readonly #setup: Setup;
  /** Sends in progress, by person. */
  readonly #sending = new Map<string, Promise<void>>();

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /**
   * Sends due notices in parallel. Slow ones continue while the next round starts.
   * @returns whether there may be more
   */
  async deliver(): Promise<boolean> {
    const { database, now } = this.#setup;
    // One at a time per person, and those of earlier rounds take no place in this one, so that services that do not answer
    // delay nobody else.
    const busy = [...this.#sending.keys()];
    const rows = await database.db
      .selectFrom('notices')
      .selectAll()
      .where('next', '<=', now())
      .$if(busy.length > 0, (query) => query.where('person', 'not in', busy))
      .orderBy('next')
      .limit(MOST_LOOKED_AT)
      .execute();
    const next = [...new Map(rows.toReversed().map((row) => [row.person, row])).values()]
      .toReversed()
      .slice(0, Math.min(MOST_AT_ONCE, MOST_IN_PROGRESS - busy.length));
    const begun = next.map((row) => {
      const sending = this.#try(row).finally(() => this.#sending.delete(row.person));
      this.#sending.set(row.person, sending);
      return sending;
    });
    const patience = Promise.withResolvers<void>();
    const timer = setTimeout(patience.resolve, LONGEST_ROUND);
    await Promise.race([Promise.all(begun), patience.promise]);
    clearTimeout(timer);
    return next.length < rows.length && next.length > 0 && this.#sending.size < MOST_IN_PROGRESS;
  }

  /** Resolves when no send is in progress. */
  async settled(): Promise<void> {
    await Promise.all(this.#sending.values());
  }

  async #try(row: Selectable<NoticesTable>): Promise<void> {
    const { log, now } = this.#setup;
    try {
      await this.#one(row);
    } catch (error) {
      log.warn({ match: row.match, err: error }, 'sending notice failed, will be retried');
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
    const awake = endOfQuietHours(now(), quiet);
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
    const { mailer } = this.#setup;
    const place = due.channels.includes('mail') && reach.mail && mailer ? mailer.reserve() : undefined;
    if (place === null) {
      // The mail server is not broken, only many mails are due at once.
      await this.#put(row, { next: now() + WHILE_BUSY });
      return;
    }
    const fine = await this.#send(row, due, reach, facts, place ?? null).finally(() => place?.giveBack());
    if (!fine) {
      await this.#put(row, { next: Math.min(now() + AFTER_FAILURE, due.next ?? Infinity) });
    } else if (due.kind === 'over') {
      await this.#end(row);
    } else {
      await this.#put(row, { sent: due.sent, next: due.next });
    }
  }

  /** The notice to send now for a row; null if it is out of date. */
  async #due(
    row: Selectable<NoticesTable>,
    pace: Pace,
    match: { version: number; stage: string },
  ): Promise<Due | null> {
    const channels: Channel[] = pace.kind === 'live' ? ['push'] : ['push', 'mail'];
    if (row.kind === 'over') return { kind: 'over', channels, deadline: null, sent: 1, next: null };
    if (match.stage !== 'running') return null;
    if (row.kind === 'away') {
      return (await this.#leftByTime(row)) ? { kind: 'away', channels, deadline: null, sent: 1, next: null } : null;
    }
    // The match has moved on: a newer row will follow.
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
    // If several are due, after a night or an outage, only the last is sent.
    const later = planned.findIndex((own, index) => index > row.sent && own.at > now);
    const at = later < 0 ? Math.max(row.sent, planned.length - 1) : later - 1;
    const notice = planned[at];
    if (!notice) return null;
    const missed = planned.slice(row.sent, at + 1).flatMap((own) => own.channels);
    return {
      kind: notice.kind,
      channels: [...new Set(missed)],
      deadline,
      sent: at + 1,
      next: planned[at + 1]?.at ?? null,
    };
  }

  /** People know that they left or conceded; they may not know that their time ran out. */
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

  /** @param mailer the place among waiting mails; null where none is to be sent. @returns false if it must be retried */
  async #send(
    row: Selectable<NoticesTable>,
    due: Due,
    reach: Reachable,
    facts: NoticeFacts,
    mailer: Pick<Mailer, 'send'> | null,
  ): Promise<boolean> {
    const { wishes, pusher, publicUrl, now, counted } = this.#setup;
    const words = noticeWordsFor(reach.wishes.language);
    let reached = 0;
    let failed = 0;
    if (due.channels.includes('push')) {
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
    if (mailer && reach.mail && publicUrl !== null) {
      const stop = `${publicUrl}/api/notices/stop/${reach.mail.stop}`;
      try {
        await mailer.send(reach.mail.address, words.mail(facts, `${publicUrl}${pathOf(row.match)}`, stop), stop);
        counted('mail', 'sent');
        reached++;
      } catch (error) {
        counted('mail', 'failed');
        this.#setup.log.warn({ err: error }, 'sending mail failed');
        failed++;
      }
    }
    // If one channel has reached the person, a failure of another is not retried.
    return failed === 0 || reached > 0;
  }

  /** Updates the row unless a newer turn has replaced it. */
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

/** The page's path of an online match. */
const pathOf = (match: string): string => `/#/table/${match}`;

/** The reader's quiet hours, and those of a slow match; with a running clock there are none. */
function quietHours(pace: Pace, { wishes }: Reachable): QuietHours[] {
  if (pace.kind === 'live') return [];
  const own = wishes.quiet ? [wishes.quiet] : [];
  return pace.kind === 'slow' && pace.sleep ? [...own, pace.sleep] : own;
}
