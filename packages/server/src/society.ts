/** All that is around the matches, put together: accounts, chat, quick match, ratings, notices. */

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { ChatRooms } from './chat/chat.ts';
import { chatRoutes } from './chat/routes.ts';
import type { Config } from './config.ts';
import type { Desk } from './desk/desk.ts';
import { deskRoutes } from './desk/routes.ts';
import { Duty } from './duties/duty.ts';
import { Housekeeping } from './duties/housekeeping.ts';
import { MatchFollower } from './duties/follow.ts';
import type { Guard } from './http/guard.ts';
import { limitsFor } from './http/limits.ts';
import { QuickMatch } from './lobby/quick.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import type { Hub } from './match/hub.ts';
import { Deliverer } from './notices/deliver.ts';
import { Mailer } from './notices/mailer.ts';
import type { Way } from './notices/plan.ts';
import { Pusher, vapidKeys } from './notices/push.ts';
import { noticeRoutes } from './notices/routes.ts';
import { Wishes } from './notices/wishes.ts';
import { accountRoutes } from './people/account-routes.ts';
import type { Accounts } from './people/accounts.ts';
import { Arrivals } from './people/arrivals.ts';
import { Attempts } from './people/attempts.ts';
import { demandProof, type PeopleParts } from './people/parts.ts';
import { Passkeys } from './people/passkeys.ts';
import type { People } from './people/people.ts';
import { profileRoutes } from './people/profile-routes.ts';
import { sessionRoutes } from './people/session-routes.ts';
import type { Sessions } from './people/sessions.ts';
import type { Database } from './storage/database.ts';

interface Setup {
  readonly config: Config;
  readonly database: Database;
  readonly hub: Hub;
  readonly people: People;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly guard: Guard;
  readonly desk: Desk;
  readonly log: Logger;
  readonly now: () => number;
  readonly noticed: (way: Way, outcome: string) => void;
}

/** Milliseconds between two rounds of each duty. */
const FOLLOW_PAUSE = 2000;
const DELIVER_PAUSE = 3000;
const PAIR_PAUSE = 1000;
const HOUSEKEEPING_PAUSE = 600_000;

export class Society {
  /** Enters results and plans notices. */
  readonly follow: Duty;
  /** Sends notices. */
  readonly deliver: Duty;
  /** Pairs those who look for opponents. */
  readonly pair: Duty;
  /** Puts away what is stale. */
  readonly housekeeping: Duty;
  readonly #setup: Setup;
  readonly #wishes: Wishes;
  readonly #pusher: Pusher;
  readonly #mailer: Mailer | null;
  readonly #quick: QuickMatch;
  readonly #deliverer: Deliverer;

  private constructor(setup: Setup, pusher: Pusher) {
    const { config, database, hub, people, log, now, noticed } = setup;
    const { publicUrl, mail } = config;
    this.#setup = setup;
    this.#wishes = new Wishes(database);
    this.#pusher = pusher;
    this.#mailer = mail && new Mailer(mail.url, mail.from);
    this.#quick = new QuickMatch({ database, hub, log, now });
    const wishes = this.#wishes;
    const follower = new MatchFollower({ database, hub, wishes, log, now });
    const deliverer = (this.#deliverer = new Deliverer({
      database,
      people,
      wishes,
      pusher,
      mailer: this.#mailer,
      publicUrl,
      log,
      now,
      counted: noticed,
    }));
    const duty = (name: string, pause: number, work: (mark: number) => Promise<number>): Duty =>
      new Duty({ name, database, log, now, pause, work });
    this.follow = duty('follow', FOLLOW_PAUSE, follower.follow);
    this.deliver = duty('deliver', DELIVER_PAUSE, async () => {
      while (await deliverer.deliver());
      return 0;
    });
    const { guestDays, openTableDays } = config;
    const housekeeping = new Housekeeping({ database, hub, people, log, now, guestDays, openTableDays });
    this.housekeeping = duty('housekeeping', HOUSEKEEPING_PAUSE, housekeeping.round);
    this.pair = duty('pair', PAIR_PAUSE, async () => {
      await this.#quick.round();
      return 0;
    });
  }

  static async create(setup: Setup): Promise<Society> {
    const { config, database } = setup;
    const keys = await vapidKeys(database);
    return new Society(setup, new Pusher({ keys, contact: config.pushContact, services: config.pushServices }));
  }

  /** Adds the routes to a server. */
  async register(app: FastifyInstance): Promise<void> {
    const { config, database, hub, people, accounts, sessions, guard, desk, log, now } = this.#setup;
    const seldom = limitsFor(config.requestsPerMinute);
    const parts: PeopleParts = {
      database,
      hub,
      people,
      sessions,
      guard,
      log,
      now,
      accounts,
      passkeys: new Passkeys(database),
      attempts: new Attempts(now),
      arrivals: new Arrivals(config.quotas.guests),
      publicUrl: config.publicUrl,
      seldom,
    };
    await app.register(sessionRoutes(parts));
    await app.register(accountRoutes(parts));
    await app.register(profileRoutes(parts));
    await app.register(
      deskRoutes({
        database,
        people,
        guard,
        desk,
        seldom,
        now,
        demandProof: (request, person) => demandProof(parts, request, person),
      }),
    );
    await app.register(lobbyRoutes(this.#quick, guard, this.pair.nudge));
    await app.register(chatRoutes(new ChatRooms({ database, hub, people, now }), guard, seldom));
    const [wishes, pusher, mailer] = [this.#wishes, this.#pusher, this.#mailer];
    await app.register(noticeRoutes({ wishes, pusher, mailer, guard, seldom, now }));
  }

  start(): void {
    for (const duty of [this.follow, this.deliver, this.pair, this.housekeeping]) duty.start();
  }

  /** Finishes what has begun. */
  async stop(): Promise<void> {
    await Promise.all([this.follow, this.deliver, this.pair, this.housekeeping].map((duty) => duty.stop()));
    await this.#deliverer.settled();
    this.#mailer?.close();
  }
}
