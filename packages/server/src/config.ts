/** What can be set by environment variables, checked at the start. docs/server.md lists them. */

import { join } from 'node:path';

import { z } from 'zod';

const number = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

const Environment = z.object({
  /** Where matches are stored: `sqlite:PATH` or `postgres://…`. */
  DATABASE_URL: z
    .string()
    .regex(/^(?:sqlite:.+|postgres(?:ql)?:\/\/.+)$/, 'sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE')
    .optional(),
  /** The folder of the SQLite file, if DATABASE_URL does not say another place. */
  WINDROSE_DATA: z.string().min(1).optional(),
  /** Where several server processes hear of each other's news; without it there is one process, or they look every second. */
  NATS_URL: z
    .string()
    .regex(/^(?:nats|tls):\/\/.+$/, 'nats://HOST:PORT')
    .optional(),
  /** The address people type, if a proxy stands in between: it decides which pages may call, and whether cookies are Secure. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** How many matches a process keeps at hand; others are read when they are asked for. */
  MATCHES_AT_HAND: number(1, 1_000_000, 1000),
  /** Worker threads in which bots think. */
  BOT_THREADS: number(1, 64, 1),
  /** Milliseconds between two looks for news that nobody told of. */
  POLL_MS: number(50, 60_000, 1000),
  /** Messages a second that one client may send for long; four times as many at once. */
  MESSAGES_PER_SECOND: number(1, 1_000_000, 50),
  /** Connections to PostgreSQL. */
  DATABASE_CONNECTIONS: number(2, 200, 8),
});

export interface Config {
  readonly database: string;
  readonly nats: string | null;
  readonly publicUrl: string | null;
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  readonly matchesAtHand: number;
  readonly botThreads: number;
  readonly pollMs: number;
  readonly messagesPerSecond: number;
  readonly databaseConnections: number;
}

/** The environment is set wrongly; the message says what and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration.
 * @param dataFolder where the SQLite file lies if nothing else is said.
 * @throws ConfigError
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, dataFolder: string): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigError(`The environment is set wrongly.\n${faults.join('\n')}`);
  }
  const known = parsed.data;
  return {
    database: known.DATABASE_URL ?? `sqlite:${join(known.WINDROSE_DATA ?? dataFolder, 'windrose.sqlite')}`,
    nats: known.NATS_URL ?? null,
    publicUrl: known.PUBLIC_URL ?? null,
    logLevel: known.LOG_LEVEL,
    matchesAtHand: known.MATCHES_AT_HAND,
    botThreads: known.BOT_THREADS,
    pollMs: known.POLL_MS,
    messagesPerSecond: known.MESSAGES_PER_SECOND,
    databaseConnections: known.DATABASE_CONNECTIONS,
  };
}
