/** The services around matches: accounts, chat, quick match, ratings, notices. */

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { ChatRooms } from './chat/chat.ts';
import { chatRoutes } from './chat/routes.ts';
import type { Config } from './config.ts';
import type { Desk } from './desk/desk.ts';
import { deskRoutes } from './desk/routes.ts';
import { SingletonJob } from './singleton-jobs/singleton-job.ts';
import { Housekeeping } from './singleton-jobs/housekeeping.ts';
import { MatchFollower } from './singleton-jobs/follow.ts';
import type { Guard } from './http/guard.ts';
import { limitsFor } from './http/limits.ts';
import { QuickMatch } from './lobby/quick.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import type { MatchService } from './match/match-service.ts';
import { Deliverer } from './notices/deliver.ts';
import { Mailer } from './notices/mailer.ts';
import type { Channel } from './notices/plan.ts';
import { Pusher, vapidKeys } from './notices/push.ts';
import { noticeRoutes } from './notices/routes.ts';
import { Wishes } from './notices/wishes.ts';
import { accountRoutes } from './people/account-routes.ts';
import type { Accounts } from './people/accounts.ts';
import { Hourly } from './people/hourly.ts';
import { Attempts } from './people/attempts.ts';
import type { PeopleServices } from './people/people-services.ts';
import { demandProof } from './people/proof.ts';
import { Passkeys } from './people/passkeys.ts';
import type { People } from './people/people.ts';
import { profileRoutes } from './people/profile-routes.ts';
import { sessionRoutes } from './people/session-routes.ts';
import type { Sessions } from './people/sessions.ts';
import type { Database } from './storage/database.ts';

interface Setup {
  readonly config: Config;
  readonly database: Database;
  readonly matchService: MatchService;
  readonly people: People;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly guard: Guard;
  readonly desk: Desk;
  readonly log: Logger;
  readonly now: () => number;
  readonly noticed: (channel: Channel, outcome: string) => void;
}

/** Milliseconds between two rounds of each job. */
const FOLLOW_PAUSE = 2000;
const DELIVER_PAUSE = 3000;
/** Milliseconds after which a round of sending notices ends. */
const LONGEST_DELIVERY = 8000;
const PAIR_PAUSE = 1000;
const HOUSEKEEPING_PAUSE = 600_000;

export class CommunityServices {
  /** Enters results and plans notices. */
  readonly follow: SingletonJob;
  /** Sends notices. */
  readonly deliver: SingletonJob;
  /** Pairs people who search for opponents. */
  readonly pair: SingletonJob;
  /** Deletes stale data. */
  readonly housekeeping: SingletonJob;
  readonly #setup: Setup;
  readonly #wishes: Wishes;
  readonly #pusher: Pusher;
  readonly #mailer: Mailer | null;
  readonly #quick: QuickMatch;
  readonly #deliverer: Deliverer;

  private constructor(setup: Setup, pusher: Pusher) {
    const { config, database, matchService, people, log, now, noticed } = setup;
    const { publicUrl, mail } = config;
    this.#setup = setup;
    this.#wishes = new Wishes(database);
    this.#pusher = pusher;
    this.#mailer = mail && new Mailer(mail.url, mail.from);
    this.#quick = new QuickMatch({ database, matchService, log, now });
    const wishes = this.#wishes;
    const follower = new MatchFollower({ database, matchService, wishes, log, now });
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
    const job = (name: string, pause: number, work: (mark: number) => Promise<number>): SingletonJob =>
      new SingletonJob({ name, database, log, now, pause, work });
    this.follow = job('follow', FOLLOW_PAUSE, follower.follow);
    this.deliver = job('deliver', DELIVER_PAUSE, async () => {
      // Ends while the process surely still holds the job, also if many services do not answer.
      const end = now() + LONGEST_DELIVERY;
      while ((await deliverer.deliver()) && now() < end);
      return 0;
    });
    const { guestDays, openTableDays, ratedIdleDays } = config;
    const days = { guestDays, openTableDays, ratedIdleDays };
    const housekeeping = new Housekeeping({ database, matchService, people, log, now, ...days });
    this.housekeeping = job('housekeeping', HOUSEKEEPING_PAUSE, housekeeping.round);
    this.pair = job('pair', PAIR_PAUSE, async () => {
      await this.#quick.round();
      return 0;
    });
  }

  static async create(setup: Setup): Promise<CommunityServices> {
    const { config, database, log } = setup;
    const keys = await vapidKeys(database);
    return new CommunityServices(
      setup,
      new Pusher({ keys, contact: config.pushContact, services: config.pushServices, log }),
    );
  }

  /** Adds the routes to a server. */
  async register(app: FastifyInstance): Promise<void> {
    const { config, database, matchService, people, accounts, sessions, guard, desk, log, now } = this.#setup;
    const { quotas } = config;
    const seldom = limitsFor(config.requestsPerMinute);
    const parts: PeopleServices = {
      database,
      matchService,
      people,
      sessions,
      guard,
      log,
      now,
      accounts,
      passkeys: new Passkeys(database),
      attempts: new Attempts(now),
      arrivals: new Hourly(
        quotas.guests,
        'guests_per_address',
        (most) => `From your address ${most} people have come new`,
      ),
      reports: new Hourly(
        quotas.reports.address,
        'reports_per_address',
        (most) => `From your address ${most} reports have been sent`,
      ),
      reportsPerPerson: quotas.reports.person,
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
    await app.register(
      lobbyRoutes(
        this.#quick,
        guard,
        new Hourly(
          quotas.newTables.address,
          'new_tables_per_address',
          (most) => `From your address ${most} searches for opponents have begun`,
        ),
        this.pair.nudge,
      ),
    );
    await app.register(chatRoutes(new ChatRooms({ database, matchService, people, now }), guard, seldom));
    const [wishes, pusher, mailer] = [this.#wishes, this.#pusher, this.#mailer];
    await app.register(noticeRoutes({ wishes, pusher, mailer, guard, seldom, now }));
  }

  start(): void {
    for (const job of [this.follow, this.deliver, this.pair, this.housekeeping]) job.start();
  }

  /** Finishes running work. */
  async stop(): Promise<void> {
    await Promise.all([this.follow, this.deliver, this.pair, this.housekeeping].map((job) => job.stop()));
    await this.#deliverer.settled();
    this.#mailer?.close();
  }
}
