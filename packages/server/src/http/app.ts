/** The HTTP side of the server without its routes: what every request is checked for, how errors are answered, and its limits. */

import type { IncomingMessage, ServerResponse } from 'node:http';

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
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import { reportFault } from '../fault.ts';
import { Refusal } from '../match/refusal.ts';
import type { Metrics } from '../ops/metrics.ts';
import { LONGEST_MESSAGE } from '../socket/connection.ts';
import type { Doorstep } from '../socket/doorstep.ts';
import type { Visitors } from '../socket/visitors.ts';
import { Connections } from './connections.ts';
import { hasMore, hasNul, isDeeper } from './depth.ts';
import type { Guard } from './guard.ts';
import { HeldAnswers, tooManyRequests } from './limits.ts';
import { networkOf } from './origins.ts';

interface AppSetup {
  readonly config: Config;
  readonly guard: Guard;
  readonly visitors: Visitors;
  readonly doorstep: Doorstep;
  readonly metrics: Metrics;
  readonly isStopping: () => boolean;
  readonly log: Logger;
}

/** Serves all paths outside /api. */
export type Page = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** How many times as many files of the page as other things an address may ask for: a first visit takes about 200. */
const FILES_PER_REQUEST = 10;

/** Maximum nesting depth of a body, so that no parser runs out of stack. */
const DEEPEST = 32;
/** Maximum values in a body; a turn of all choices and take-backs has about 500. */
const MOST_VALUES = 1000;

/** Responses are data: a browser that navigates to them must display and run nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Maximum characters of a sentence about a malformed request. */
const LONGEST_SENTENCE = 500;

/** The endpoint of the socket. */
export const SOCKET = '/api/socket';

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
  'seat-kept': 409,
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
  'luck-withheld': 403,
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

/**
 * The app, without routes; they are checked and limited in the order of these calls.
 * @returns it, and the list that its routes enter, such as `GET /api/games`.
 */
export async function createApp(setup: AppSetup): Promise<{ app: FastifyInstance; routes: readonly string[] }> {
  const { config, metrics } = setup;
  const incoming = new Connections(config.connections, config.publicUrl !== null, (most) =>
    metrics.refused(
      new Refusal('too-many', `Your address has ${most} connections open, which is the most, or floods the server.`, {
        allowed: most,
        quota: 'connections_per_address',
      }),
    ),
  );
  const app = newApp(setup, incoming);
  handleErrors(app, setup);
  const routes = listRoutes(app);
  metrics.watch(app);
  await limitRequests(app, config, incoming);
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
  refuseSockets(app, setup);
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
  guardRequests(app, setup);
  countBytes(app, setup);
  // After the hooks, which also limit what is sent of it.
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  return { app, routes };
}

function newApp({ config, log }: AppSetup, incoming: Connections): FastifyInstance {
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
  return app;
}

function handleErrors(app: FastifyInstance, { metrics, log }: AppSetup): void {
  const answers = new HeldAnswers();
  app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      metrics.refused(error);
      const { again, quota } = error.bounds;
      if (quota === 'requests_per_minute') await answers.hold();
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
}

/** The routes that are added from now on, without those of the documentation and the socket. */
function listRoutes(app: FastifyInstance): readonly string[] {
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (schema?.hide === true || url.startsWith('/api/docs')) return;
    for (const own of [method].flat()) if (own !== 'HEAD') routes.push(`${own} ${url}`);
  });
  return routes;
}

/** Limits the requests of an address. */
async function limitRequests(app: FastifyInstance, config: Config, incoming: Connections): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { max, ttl }) => tooManyRequests(max, ttl, 'your address'),
    // A client that goes on asking beyond twice the limit is disconnected.
    ban: config.requestsPerMinute,
    onBanReach: ({ raw }) => void incoming.flooded(raw),
    // Sockets have their own limits.
    allowList: ({ url, headers }) => url === SOCKET && headers.upgrade !== undefined,
  });
}

/** Refuses sockets before their handshake. */
function refuseSockets(app: FastifyInstance, { guard, visitors, doorstep, metrics, isStopping }: AppSetup): void {
  // Runs first: refusing a flood of sockets must be cheap.
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.upgrade === undefined) return;
    // Any other route would accept the upgrade, without an origin check or a limit, and keep the socket until a timeout.
    if (routeOf(request) !== SOCKET) throw new Refusal('malformed', `The only socket is ${SOCKET}.`);
    if (guard.isForeign(request)) throw new Refusal('not-your-table', 'Pages of other addresses are refused.');
    if (isStopping()) throw new Refusal('try-again', 'The server is stopping.');
    const refusal = visitors.refusedSocket(guard.originOf(request));
    if (refusal === null) return;
    metrics.refused(refusal);
    reply.hijack();
    void doorstep.refuse(request.raw.socket, STATUS[refusal.reason], refusal);
  });
}

/** Refuses requests of foreign pages, of people who are banned or whose token does not suffice, and bodies out of bounds. */
function guardRequests(app: FastifyInstance, { guard }: AppSetup): void {
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
}

/** Limits what is sent to an address. */
function countBytes(app: FastifyInstance, { guard, visitors }: AppSetup): void {
  // Bytes sent over HTTP count for the address like those sent over the socket.
  const isCounted = (request: FastifyRequest): boolean => (routeOf(request) || request.url).startsWith('/api/');
  app.addHook('preHandler', async (request) => {
    if (!isCounted(request)) return;
    const refusal = visitors.refusedBytes(guard.originOf(request));
    if (refusal !== null) throw refusal;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('X-Content-Type-Options')) reply.header('X-Content-Type-Options', 'nosniff');
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', DATA_POLICY);
    if (!isCounted(request)) return;
    // The files of the documentation are streams.
    const length = typeof payload === 'string' ? payload.length : Number(reply.getHeader('content-length') ?? 0);
    visitors.sent(guard.originOf(request), length);
  });
}

/** Answers all addresses without a route: with the page, if there is one. After all routes. */
export function answerOthers(app: FastifyInstance, config: Config, page: Page | undefined): void {
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
}
