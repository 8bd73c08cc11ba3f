/** The server as a whole: HTTP, sockets, storage, clocks and bots. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import fastifyWebsocket from '@fastify/websocket';
import type { Scope } from '@windrose/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
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
import { reportFault } from './fault.ts';
import { Connections } from './http/connections.ts';
import { Guard } from './http/guard.ts';
import { networkOf, Origins } from './http/origins.ts';
import { hasMore, hasNul, isDeeper } from './http/depth.ts';
import { healthRoutes, matchRoutes } from './http/routes.ts';
import type { DueKind } from './match/due.ts';
import { MatchService } from './match/match-service.ts';
import { Refusal } from './match/refusal.ts';
import { Metrics, metricsRoute } from './ops/metrics.ts';
import { storageRoom } from './ops/room.ts';
import { Accounts } from './people/accounts.ts';
import { BanList } from './people/bans.ts';
import { People } from './people/people.ts';
import { Sessions } from './people/sessions.ts';
import { PollLoop } from './poll-loop.ts';
import { CommunityServices } from './community-services.ts';
import { Doorstep } from './socket/doorstep.ts';
import { Connection, LONGEST_MESSAGE } from './socket/connection.ts';
import { Visitors } from './socket/visitors.ts';
import { type Database, openDatabase } from './storage/database.ts';

/** Settings of a server besides its configuration. */
export interface ServerSetup {
  readonly config: Config;
  /** Serves all paths outside /api: the page. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The log; standard error by default. */
  readonly log?: Logger;
  /** For tests of misbehaving bots: the script of their threads, and their milliseconds per choice. */
  readonly bots?: { readonly thread: URL; readonly patience: number };
}

/** Milliseconds between pings to each client. */
const HEARTBEAT = 30_000;
/** Milliseconds between checks for sessions that have ended in other processes. */
const SESSION_CHECK = 2000;
/** Milliseconds that clients get to leave when the server stops. */
const FAREWELL = 2000;

/** How many times as many files of the page as other things an address may ask for: a first visit takes about 200. */
const FILES_PER_REQUEST = 10;

/** Maximum nesting depth of a body, so that no parser runs out of stack. */
const DEEPEST = 32;
/** Maximum values in a body; a turn of all choices and take-backs has about 500. */
const MOST_VALUES = 1000;

/** While the bus is connected only every fifth poll runs. */
const LOOKS_LEFT_OUT = 5;

/** Responses are data: a browser that navigates to them must display and run nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Maximum characters of a sentence about a malformed request. */
const LONGEST_SENTENCE = 500;

/** The endpoint of the socket. */
const SOCKET = '/api/socket';

const STATUS: Readonly<Record<Refusal['reason'], number>> = {
  malformed: 400,
  'who-are-you': 401,
  'no-such-match': 404,
  'no-such-seat': 400,
  'wrong-stage': 409,
  'out-of-time': 409,
  'too-late': 409,
  'wrong-part': 422,
  'seat-taken': 409,
  'seated-already': 409,
  'not-your-seat': 403,
  'not-your-table': 403,
  'seats-empty': 409,
  'no-such-bot': 400,
  stale: 409,
  'not-your-decision': 409,
  rules: 422,
  'after-draw': 422,
  'nothing-changed': 422,
  'too-long': 422,
  'name-taken': 409,
  'name-given': 403,
  'wrong-passphrase': 403,
  'wrong-passkey': 403,
  'wrong-code': 403,
  'prove-again': 403,
  'beyond-token': 403,
  banned: 403,
  'not-an-operator': 403,
  'members-only': 403,
  'kept-apart': 403,
  'not-agreed': 403,
  'not-offered': 404,
  'no-such-thing': 404,
  'too-fast': 429,
  'too-large': 413,
  'too-many': 429,
  internal: 500,
  'try-again': 503,
};

/**
 * The route of a request, as registered: `/api/matches/:match/view`. A URL can be spelt in many ways (`/%61pi/…`) that reach
 * the same route, so authorization must not depend on the URL. Empty if there is none.
 */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? '';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The scope that a token needs: account data, changes at tables, or the rest. */
function scopeOf(method: string, route: string): Scope {
  if (/^\/api\/desk\b/.test(route)) return 'operate';
  if (/^\/api\/(?:account|tokens|sessions|passkeys|notices|blocks|reports)\b/.test(route)) return 'account';
  if (/^\/api\/session\b/.test(route)) {
    // Every token may end itself.
    return isRead(method) || method === 'DELETE' ? 'read' : 'account';
  }
  return isRead(method) ? 'read' : 'play';
}

/** Routes open to banned people: reading the reason, leaving, exporting their data, and unsubscribing from mails. */
function isOpenToAll(method: string, path: string): boolean {
  if (path.startsWith('/api/notices/stop/') || path === '/api/session/proof') return true;
  if (path === '/api/session') return method === 'GET' || method === 'DELETE';
  return (path === '/api/account' && method === 'DELETE') || path === '/api/account/export';
}

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
    const database = await openDatabase(config);
    const bus =
      config.nats === null
        ? new LocalBus()
        : new NatsBus(config.nats, {
            changed: (connected) => log.info({ connected }, 'bus connection changed'),
            failed: (error) => log.warn({ err: error }, 'bus refuses the connection, will be retried'),
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
    });
    const lanes = dueLanes(matchService, bots, new Shares(quotas.thinking, now), {
      thought: (milliseconds) => metrics.thought(milliseconds),
      botFailed: () => metrics.botFailed(),
    });
    jobRunner = new JobRunner({ database, log, now, pollMs: config.pollMs }, lanes);
    const visitors = new Visitors(quotas, now);
    const doorstep = new Doorstep();

    const connections = new Set<Connection>();
    const metrics = new Metrics({
      connections: () => connections.size,
      following: () => matchService.following,
      bus: () => (config.nats === null ? null : bus.connected),
      storage: () => storageRoom(database, config.database),
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

    const incoming = new Connections(config.connections, config.publicUrl !== null, (most) =>
      metrics.refused(
        new Refusal('too-many', `Your address has ${most} connections open, which is the most, or floods the server.`, {
          quota: 'connections_per_address',
        }),
      ),
    );
    const app: FastifyInstance = Fastify({
      loggerInstance: log as FastifyBaseLogger,
      bodyLimit: 64 * 1024,
      serverFactory: (handler) => incoming.serve(handler),
      // A URL that cannot be decoded reaches no hook.
      frameworkErrors: (error, request, reply) => {
        // After a request for a socket the connection has no owner: no timeout would end it, and stopping would wait for it.
        if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroy());
        void (reply as unknown as FastifyReply)
          .code(error.statusCode ?? 400)
          .headers({ 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': DATA_POLICY })
          .send({ reason: 'malformed', message: error.message });
      },
      logController: new LogController({ disableRequestLogging: true }),
      // A proxy is on this machine or in its own network; forwarded headers of others are not trusted.
      trustProxy: config.publicUrl === null ? false : ['loopback', 'linklocal', 'uniquelocal'],
    });
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
      if (error instanceof Refusal) {
        metrics.refused(error);
        const { again } = error.bounds;
        if (again !== undefined) void reply.header('Retry-After', String(again));
        return reply.code(STATUS[error.reason]).send(error.payload);
      }
      const status = error.statusCode ?? 500;
      if (status === 413) return reply.code(413).send({ reason: 'too-large', message: 'The body is too large.' });
      // Validation names every fault.
      const message = error.message.slice(0, LONGEST_SENTENCE);
      if (status < 500) return reply.code(status).send({ reason: 'malformed', message });
      const fault = reportFault(log, error, 'request failed', {
        method: request.method,
        route: request.routeOptions.url,
      });
      return reply.code(STATUS[fault.reason]).send(fault);
    });
    const routes: string[] = [];
    app.addHook('onRoute', ({ method, url, schema }) => {
      if (schema?.hide === true || url.startsWith('/api/docs')) return;
      for (const own of [method].flat()) if (own !== 'HEAD') routes.push(`${own} ${url}`);
    });
    metrics.watch(app);
    let stopping = false;
    await app.register(fastifyRateLimit, {
      max: config.requestsPerMinute,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => networkOf(ip),
      errorResponseBuilder: (_request, { max, ttl }) => {
        const again = Math.max(1, Math.ceil(ttl / 1000));
        const sentence = `More than ${max} requests of this kind in a minute from your address; try again in ${again} s.`;
        return new Refusal('too-fast', sentence, { allowed: max, again, quota: 'requests_per_minute' });
      },
      // A client that goes on asking beyond twice the limit is disconnected.
      ban: config.requestsPerMinute,
      onBanReach: ({ raw }) => void incoming.flooded(raw),
      // Sockets have their own limits.
      allowList: ({ url, headers }) => url === SOCKET && headers.upgrade !== undefined,
    });
    await app.register(fastifyCookie);
    await app.register(fastifyWebsocket, {
      // The connection answers pings itself, because it counts them.
      options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false, clientTracking: false, autoPong: false },
      // Bad framing is the client's fault; logging it would let clients fill the disk.
      errorHandler: (error, socket, request) => {
        request.log.debug(error);
        socket.terminate();
      },
    });
    // Runs first: refusing a flood of sockets must be cheap.
    app.addHook('onRequest', async (request, reply) => {
      if (request.headers.upgrade === undefined) return;
      // Any other route would accept the upgrade, without an origin check or a limit, and keep the socket until a timeout.
      if (routeOf(request) !== SOCKET) throw new Refusal('malformed', `The only socket is ${SOCKET}.`);
      if (guard.isForeign(request)) throw new Refusal('not-your-table', 'Pages of other addresses are refused.');
      if (stopping) throw new Refusal('try-again', 'The server is stopping.');
      const refusal = visitors.refusedSocket(guard.originOf(request));
      if (refusal === null) return;
      metrics.refused(refusal);
      reply.hijack();
      void doorstep.refuse(request.raw.socket, STATUS[refusal.reason], refusal);
    });
    await app.register(fastifySwagger, {
      openapi: {
        info: {
          title: 'Windrose',
          description: 'Online matches. The socket is described in docs/server.md.',
          version: '1',
        },
      },
      transform: jsonSchemaTransform,
    });
    app.addHook('onRequest', async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD' && guard.isForeign(request)) {
        throw new Refusal('not-your-table', 'Requests from pages of other addresses are refused.');
      }
    });
    app.addHook('preValidation', async (request) => {
      const { method } = request;
      const route = routeOf(request);
      if (!route.startsWith('/api/')) return;
      if (isDeeper(request.body, DEEPEST)) {
        throw new Refusal('malformed', `JSON that is nested deeper than ${DEEPEST} is not read.`);
      }
      if (hasMore(request.body, MOST_VALUES)) {
        throw new Refusal('malformed', `JSON with more than ${MOST_VALUES} values is not read.`);
      }
      if (hasNul(request.body)) throw new Refusal('malformed', 'Text with the character NUL cannot be stored.');
      if (!isOpenToAll(method, route)) await guard.demandWelcome(request);
      await guard.demandScope(request, scopeOf(method, route));
    });
    // Bytes sent over HTTP count for the address like those sent over the socket.
    const isCounted = (request: FastifyRequest): boolean => (routeOf(request) || request.url).startsWith('/api/');
    app.addHook('preHandler', async (request) => {
      if (!isCounted(request)) return;
      const debt = visitors.debt(guard.originOf(request));
      if (debt === 0) return;
      throw new Refusal('too-fast', 'Your address has been sent more than its share; wait.', {
        again: Math.ceil(debt / 1000),
        quota: 'kilobytes_per_address',
      });
    });
    app.addHook('onSend', async (request, reply, payload) => {
      if (!reply.hasHeader('X-Content-Type-Options')) reply.header('X-Content-Type-Options', 'nosniff');
      if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', DATA_POLICY);
      if (!isCounted(request)) return;
      // The files of the documentation are streams.
      const length = typeof payload === 'string' ? payload.length : Number(reply.getHeader('content-length') ?? 0);
      visitors.sent(guard.originOf(request), length);
    });
    // After the hooks, which also limit what is sent of it.
    await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true });
    await app.register(matchRoutes({ database, matchService, people, guard }));
    await community.register(app);
    await app.register(healthRoutes({ database, place: config.database, isStopping: () => stopping, log, now }));
    await app.register(metricsRoute(metrics, config.metricsToken));
    app.get(SOCKET, { websocket: true, schema: { hide: true } }, (socket, request) => {
      const origin = guard.originOf(request);
      const connection = new Connection(socket, guard.sessionOf(request), {
        origin,
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
    const isPage = ({ url }: FastifyRequest): boolean => page !== undefined && !url.startsWith('/api/');
    const countOther = app.rateLimit();
    const countFile = app.rateLimit({ max: FILES_PER_REQUEST * config.requestsPerMinute });
    const countUnrouted = async function (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
      await (isPage(request) ? countFile : countOther).call(this, request, reply);
    };
    app.setNotFoundHandler({ preValidation: countUnrouted }, async (request, reply) => {
      if (page && isPage(request)) {
        reply.hijack();
        await page(request.raw, reply.raw);
        return;
      }
      await reply.code(404).send({ reason: 'malformed', message: 'There is nothing at this address; see /api/docs.' });
    });

    // Sessions end here, in other processes, at the terminal, and by expiry; their sockets are then closed.
    const checkSessions = async (): Promise<void> => {
      for (const connection of connections) {
        const { ban } = connection;
        if (ban) connection.shutOut(ban);
      }
      const asked = new Set([...connections].flatMap(({ session }) => session ?? []));
      if (asked.size === 0) return;
      const open = await sessions.openAmong([...asked], now());
      for (const connection of connections) {
        if (connection.session !== null && asked.has(connection.session) && !open.has(connection.session)) {
          connection.sessionEnded();
        }
      }
    };
    const sessionChecks = new PollLoop(async () => {
      try {
        await checkSessions();
      } catch (error) {
        log.warn({ err: error }, 'session check failed');
      }
      return SESSION_CHECK;
    });
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
