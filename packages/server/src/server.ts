/** The server as a whole: HTTP, sockets, storage, clocks and bots. */

import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

import { LocalBus } from './bus/bus.ts';
import { NatsBus } from './bus/nats.ts';
import { BotHosts } from './bots/hosts.ts';
import type { Config } from './config.ts';
import { Desk } from './desk/desk.ts';
import { DeskNews } from './desk/news.ts';
import { JobRunner, lateness } from './jobs/job-runner.ts';
import { Shares } from './jobs/shares.ts';
import { dueLanes } from './jobs/workers.ts';
import { answerOthers, createApp, type Page, SOCKET } from './http/app.ts';
import { Guard } from './http/guard.ts';
import { Origins } from './http/origins.ts';
import { healthRoutes, matchRoutes } from './http/routes.ts';
import type { DueKind } from './match/due.ts';
import { MatchService } from './match/match-service.ts';
import { Metrics, metricsRoute } from './ops/metrics.ts';
import { demandDisk, storageSize } from './ops/storage-size.ts';
import { Accounts } from './people/accounts.ts';
import { BanList } from './people/bans.ts';
import { People } from './people/people.ts';
import { Sessions } from './people/sessions.ts';
import { PollLoop } from './poll-loop.ts';
import { CommunityServices } from './community-services.ts';
import { Doorstep } from './socket/doorstep.ts';
import { Connection } from './socket/connection.ts';
import { checkSessions } from './socket/session-checks.ts';
import { Visitors } from './socket/visitors.ts';
import { type Database, openDatabase } from './storage/database.ts';

/** Settings of a server besides its configuration. */
export interface ServerSetup {
  readonly config: Config;
  /** Serves all paths outside /api: the page. */
  readonly page?: Page;
  /** The log; standard error by default. */
  readonly log?: Logger;
  /** For tests of misbehaving bots: the script of their threads, and their milliseconds per choice. */
  readonly bots?: { readonly thread: URL; readonly patience: number };
}

/** Milliseconds between pings to each client. */
const HEARTBEAT = 30_000;
/** Milliseconds that clients get to leave when the server stops. */
const FAREWELL = 2000;

/** While the bus is connected only every fifth poll runs. */
const LOOKS_LEFT_OUT = 5;

/** A running server. */
export class WindroseServer {
  readonly app: FastifyInstance;
  readonly matchService: MatchService;
  readonly database: Database;
  readonly community: CommunityServices;
  /** Milliseconds by which this server's clock is ahead; for tests. */
  timeShift = 0;
  /** Its routes, such as `GET /api/games`, without those of the documentation and the socket. */
  readonly routes: readonly string[];
  readonly #close: () => Promise<void>;

  private constructor(
    parts: Pick<WindroseServer, 'app' | 'matchService' | 'database' | 'community' | 'routes'>,
    close: () => Promise<void>,
  ) {
    this.app = parts.app;
    this.matchService = parts.matchService;
    this.database = parts.database;
    this.community = parts.community;
    this.routes = parts.routes;
    this.#close = close;
  }

  /** Opens the storage and prepares the server; {@link listen} starts it. */
  static async create({
    config,
    page,
    log = pino({ level: config.logLevel }, pino.destination(2)),
    bots: trial,
  }: ServerSetup) {
    const clock = { shift: () => 0 };
    const now = (): number => Date.now() + clock.shift();
    await demandDisk(config.databaseDisk);
    const database = await openDatabase(config);
    const bus =
      config.nats === null
        ? new LocalBus()
        : new NatsBus(config.nats, {
            changed: (connected) => log.info({ connected }, 'bus connection changed'),
            failed: (error) => log.warn({ err: error }, 'bus connection refused, will be retried'),
          });
    const people = new People(database);
    const sessions = new Sessions(database, people);
    const bans = new BanList(database, now);
    await bans.refresh();
    const guard = new Guard(sessions, await Origins.of(database), bans, config.publicUrl, now);
    const bots = new BotHosts({ threads: config.botThreads, log, ...trial });
    let jobRunner: JobRunner | null = null;
    const nudge = (kind: DueKind): void => jobRunner?.nudge(kind);
    const { quotas } = config;
    const matchService = new MatchService({
      database,
      bus,
      people,
      log,
      now,
      nudge,
      atHand: config.matchesAtHand,
      quotas,
      ratedIdleDays: config.ratedIdleDays,
      // PostgreSQL and a bus are for several processes, of which each knows its own clients only.
      alone: config.nats === null && config.database.startsWith('sqlite:'),
    });
    const lanes = dueLanes(matchService, bots, new Shares(quotas.thinking, now), {
      thought: (milliseconds) => metrics.thought(milliseconds),
      botFailed: () => metrics.botFailed(),
      botWaits: (quota) => metrics.botWaits(quota),
    });
    jobRunner = new JobRunner({ database, log, now, pollMs: config.pollMs }, lanes);
    const visitors = new Visitors(quotas, now);
    const doorstep = new Doorstep();

    const connections = new Set<Connection>();
    const metrics = new Metrics({
      connections: () => connections.size,
      following: () => matchService.following,
      bus: () => (config.nats === null ? null : bus.connected),
      storage: () => storageSize(database, config.database, config.databaseDisk),
      due: () => lateness(database, now()),
    });
    matchService.chose = metrics.chose;
    matchService.journal.committed = metrics.committed;
    const noticed = metrics.noticed;
    const accounts = new Accounts(database, people);
    const desk = new Desk({ database, matchService, people, accounts, sessions, log, now });
    const community = await CommunityServices.create({
      config,
      database,
      matchService,
      people,
      accounts,
      sessions,
      guard,
      desk,
      log,
      now,
      noticed,
    });

    let stopping = false;
    const isStopping = (): boolean => stopping;
    const { app, routes } = await createApp({ config, guard, visitors, doorstep, metrics, isStopping, log });
    await app.register(matchRoutes({ database, matchService, people, guard }));
    await community.register(app);
    await app.register(healthRoutes({ database, place: config.database, isStopping, log, now }));
    await app.register(metricsRoute(metrics, config.metricsToken));
    app.get(SOCKET, { websocket: true, schema: { hide: true } }, (socket, request) => {
      const origin = guard.originOf(request);
      const connection = new Connection(socket, guard.sessionOf(request), {
        origin,
        wire: request.raw.socket,
        visit: visitors.enter(origin),
        refused: metrics.refused,
        matchService,
        guard,
        log,
        now,
        perSecond: config.messagesPerSecond,
      });
      connections.add(connection);
      socket.on('close', () => connections.delete(connection));
    });
    answerOthers(app, config, page);

    const sessionChecks = checkSessions({ connections, sessions, log, now });
    sessions.ended = sessionChecks.nudge;
    const { pollMs } = config;
    const deskNews = new DeskNews({
      database,
      people,
      matchService,
      bans,
      log,
      now,
      pollMs,
      check: () => sessionChecks.round(),
    });
    matchService.deskChanged = deskNews.nudge;
    desk.acted = () => deskNews.round();
    const heartbeat = setInterval(() => {
      for (const connection of connections) connection.check();
    }, HEARTBEAT);
    heartbeat.unref();
    let looks = 0;
    const polls = new PollLoop(async () => {
      // With a working bus, polling only finds steps lost between storing and announcing.
      if (bus.connected && ++looks % LOOKS_LEFT_OUT !== 0) return pollMs;
      try {
        await matchService.look();
      } catch (error) {
        log.warn({ err: error }, 'polling for news failed');
      }
      return pollMs;
    });
    const close = async (): Promise<void> => {
      stopping = true;
      clearInterval(heartbeat);
      await polls.stop();
      await sessionChecks.stop();
      await deskNews.stop();
      await jobRunner.stop();
      await community.stop();
      await Promise.all([...connections].map((connection) => connection.settled()));
      await matchService.journal.settled();
      for (const connection of connections) connection.dismiss();
      doorstep.close();
      const farewell = setTimeout(() => {
        for (const connection of connections) connection.terminate();
      }, FAREWELL);
      await app.close();
      clearTimeout(farewell);
      await bots.close();
      await bus.close();
      await database.close();
    };
    await app.ready();
    const outdated = await matchService.closeOutdated();
    if (outdated > 0) log.info({ matches: outdated }, 'matches closed: outdated rules');
    polls.nudge();
    sessionChecks.nudge();
    await deskNews.start();
    jobRunner.start();
    community.start();
    const server = new WindroseServer({ app, matchService, database, community, routes }, close);
    clock.shift = () => server.timeShift;
    return server;
  }

  /** Listens. @returns the port. */
  async listen(port: number, host: string): Promise<number> {
    await this.app.listen({ port, host });
    return (this.app.server.address() as AddressInfo).port;
  }

  /** Stops gracefully: answers pending requests and asks clients to reconnect. */
  close(): Promise<void> {
    return this.#close();
  }
}
