/** Metrics for Prometheus. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { hashOf } from '../chance.ts';
import { MONITORING } from '../http/limits.ts';
import type { DueKind } from '../match/due.ts';
import type { Refusal } from '../match/refusal.ts';

/** Kinds of due jobs. */
const KINDS: readonly DueKind[] = ['clock', 'bot'];

/** Gauges read at every scrape. */
export interface Gauged {
  /** Open sockets. */
  readonly connections: () => number;
  readonly following: () => { readonly matches: number; readonly watchers: number };
  /** Whether the bus is connected; null if there is none. */
  readonly bus: () => boolean | null;
  /** Size of the database and free space on its disk, in bytes; null where unknown. */
  readonly storage: () => Promise<{ readonly used: number | null; readonly free: number | null }>;
  /** By kind (`clock`, `bot`): the number of due jobs, and the delay of the oldest in seconds. */
  readonly due: () => Promise<Readonly<Record<string, { readonly due: number; readonly late: number }>>>;
}

export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Histogram;
  readonly #notices: Counter;
  readonly #refusals: Counter;
  readonly #quotas: Counter;
  readonly #choices: Counter;
  readonly #commits: Histogram;
  readonly #commitFaults: Counter;
  readonly #thinking: Histogram;
  readonly #botFaults: Counter;
  readonly #botWaits: Counter;

  constructor({ connections, following, bus, storage, due }: Gauged) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Histogram({
      name: 'windrose_http_request_seconds',
      help: 'How long HTTP requests took',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    });
    this.#notices = new Counter({
      name: 'windrose_notices_total',
      help: 'Notices to people who are not looking, by way and outcome',
      labelNames: ['way', 'outcome'],
      registers,
    });
    this.#refusals = new Counter({
      name: 'windrose_refusals_total',
      help: 'What was refused, by reason',
      labelNames: ['reason'],
      registers,
    });
    this.#quotas = new Counter({
      name: 'windrose_quota_refusals_total',
      help: 'What was refused because one person or one address has had its share, by the limit',
      labelNames: ['quota'],
      registers,
    });
    this.#choices = new Counter({
      name: 'windrose_choices_total',
      help: 'Choices that are stored, of people and of bots',
      labelNames: ['by'],
      registers,
    });
    this.#commits = new Histogram({
      name: 'windrose_commit_seconds',
      help: 'How long it took until steps were on the disk; one commit has those of many matches',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    });
    this.#commitFaults = new Counter({
      name: 'windrose_commit_faults_total',
      help: 'Commits of steps that failed: the storage is out of reach, or its disk full',
      registers,
    });
    this.#thinking = new Histogram({
      name: 'windrose_bot_seconds',
      help: 'How long bots thought about a turn',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
      registers,
    });
    this.#botFaults = new Counter({
      name: 'windrose_bot_faults_total',
      help: 'Bots’ turns that failed and were tried again',
      registers,
    });
    this.#botWaits = new Counter({
      name: 'windrose_bot_waits_total',
      help: 'Bots’ turns that waited because one person or one address had used up its thinking time, by the limit',
      labelNames: ['quota'],
      registers,
    });
    const ofStorage = (name: string, help: string, value: 'used' | 'free'): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const known = (await storage().catch(() => null))?.[value] ?? null;
          if (known === null) this.remove();
          else this.set(known);
        },
      });
    ofStorage('windrose_storage_bytes', 'What the database takes', 'used');
    ofStorage('windrose_storage_free_bytes', 'What is left on the disk of the database', 'free');
    const gauge = (name: string, help: string, measure: () => number | Promise<number>): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await measure());
        },
      });
    gauge('windrose_connections', 'Open sockets', connections);
    gauge('windrose_watched_matches', 'Matches that somebody follows here', () => following().matches);
    gauge('windrose_watchers', 'Who follows matches here', () => following().watchers);
    gauge('windrose_bus_connected', '1 if NATS can be reached, 0 if not, -1 without NATS', () => {
      const connected = bus();
      return connected === null ? -1 : Number(connected);
    });
    const byKind = (name: string, help: string, value: 'due' | 'late'): Gauge =>
      new Gauge({
        name,
        help,
        labelNames: ['kind'],
        registers,
        async collect() {
          const found = await due();
          for (const kind of KINDS) this.set({ kind }, found[kind]?.[value] ?? 0);
        },
      });
    byKind('windrose_due', 'Clocks and bots’ turns that are due and not done', 'due');
    byKind(
      'windrose_due_late_seconds',
      'How late the oldest clock or bot’s turn is; rises if nothing works it off',
      'late',
    );
  }

  /** Measures all requests of a server. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      this.#requests.observe(
        { method: request.method, route, status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      );
      done();
    });
  }

  /** A request was refused. */
  refused = ({ reason, bounds: { quota } }: Refusal): void => {
    this.#refusals.inc({ reason });
    if (quota !== undefined) this.#quotas.inc({ quota });
  };

  /** A choice is stored. */
  chose = (by: 'person' | 'bot'): void => this.#choices.inc({ by });

  /** A commit took this long and succeeded or failed. */
  committed = (milliseconds: number, stored: boolean): void => {
    this.#commits.observe(milliseconds / 1000);
    if (!stored) this.#commitFaults.inc();
  };

  /** A bot's thinking time for a turn, in milliseconds. */
  thought = (milliseconds: number): void => this.#thinking.observe(milliseconds / 1000);

  /** A bot's turn has failed. */
  botFailed = (): void => this.#botFaults.inc();

  /** A bot's turn waits for its share of thinking time. */
  botWaits = (quota: string): void => this.#botWaits.inc({ quota });

  /** A notice was sent or failed. */
  noticed = (way: string, outcome: string): void => this.#notices.inc({ way, outcome });
}

/**
 * Serves the metrics: to holders of the token or, if none is set, to this machine only.
 * @param token null if none is set
 */
export function metricsRoute(metrics: Metrics, token: string | null) {
  const allowed = ({ headers, socket }: FastifyRequest): boolean => {
    // Comparing hashes keeps the timing independent of the token.
    if (token !== null) return hashOf(headers.authorization ?? '') === hashOf(`Bearer ${token}`);
    const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    return !forwarded && /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  };
  return (app: FastifyInstance, _options: unknown, done: () => void): void => {
    app.get(
      '/metrics',
      { config: MONITORING, schema: { tags: ['operations'], summary: 'Metrics for Prometheus' } },
      async (request, reply) => {
        if (!allowed(request)) {
          return reply.code(403).send({
            reason: 'who-are-you',
            message: 'Metrics are for this machine alone, or for who brings METRICS_TOKEN as a bearer token.',
          });
        }
        return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
      },
    );
    done();
  };
}
