/** What can be set by environment variables, checked at the start. `windrose serve --help` and docs/operations.md list them. */

import { join } from 'node:path';

import { z } from 'zod';

const number = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

/** The push services of the makers of browsers: Chrome and its kin, Firefox, Safari, Edge. */
const PUSH_SERVICES = 'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com';

const service = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)+|https?:\/\/[^/\s]+)$/;

const Environment = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^(?:sqlite:.+|postgres(?:ql)?:\/\/.+)$/, 'sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE')
    .optional()
    .describe('where everything is stored: sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE'),
  WINDROSE_DATA: z
    .string()
    .min(1)
    .optional()
    .describe('the folder of the SQLite file, if DATABASE_URL does not name another place'),
  NATS_URL: z
    .string()
    .regex(/^(?:nats|tls):\/\/.+$/, 'nats://HOST:PORT')
    .optional()
    .describe(
      'nats://HOST:PORT: where several server processes hear of each other’s news; without it they look every POLL_MS',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://windrose.example' })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      'the address people type, if a proxy stands in between: only its pages may call, cookies are Secure if it is https, and mails link to it',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+$/, 'smtp://USER:PASSWORD@HOST:PORT or smtps://…')
    .optional()
    .describe(
      'smtp://USER:PASSWORD@HOST:PORT or smtps://…: sends mails; needs PUBLIC_URL. Without it none is promised',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'name@host or Name <name@host>')
    .optional()
    .describe('the sender of mails: name@host or Name <name@host>; without it windrose@ and the host of PUBLIC_URL'),
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'mailto:ADDRESS or an https address')
    .optional()
    .describe('how push services reach who runs this server: mailto:ADDRESS or an https address'),
  PUSH_SERVICES: z
    .string()
    .default(PUSH_SERVICES)
    .transform((text) => text.split(',').map((name) => name.trim()))
    .refine((names) => names.every((name) => service.test(name)), 'host names or origins, separated by commas')
    .describe('hosts of push services that this server may call, separated by commas'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'at least 16 characters')
    .optional()
    .describe('the bearer token for /metrics; without it only this machine may read them'),
  REQUESTS_PER_MINUTE: number(10, 10_000_000, 1200).describe('HTTP requests a minute from one address'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('what is logged, on standard error, one JSON object a line'),
  MATCHES_AT_HAND: number(1, 1_000_000, 1000).describe(
    'matches that a process keeps in memory; others are read when they are asked for',
  ),
  BOT_THREADS: number(1, 64, 1).describe('threads in which bots think'),
  POLL_MS: number(50, 60_000, 1000).describe('milliseconds between two looks for what nobody told of'),
  MESSAGES_PER_SECOND: number(1, 1_000_000, 50).describe(
    'socket messages a second that one client may send for long; four times as many at once',
  ),
  DATABASE_CONNECTIONS: number(2, 200, 8).describe('connections to PostgreSQL'),
});

export interface Config {
  readonly database: string;
  readonly nats: string | null;
  readonly publicUrl: string | null;
  /** Null if this server sends no mail. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  readonly pushContact: string;
  readonly pushServices: readonly string[];
  readonly metricsToken: string | null;
  readonly requestsPerMinute: number;
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  readonly matchesAtHand: number;
  readonly botThreads: number;
  readonly pollMs: number;
  readonly messagesPerSecond: number;
  readonly databaseConnections: number;
}

/** A variable that can be set. */
export interface Variable {
  readonly name: string;
  /** What it is for and what is allowed. */
  readonly text: string;
  /** What holds when it is not set; null if that is said in the text. */
  readonly usual: string | null;
}

/** All variables, as help and documentation list them. */
export const VARIABLES: readonly Variable[] = Object.entries(Environment.shape).map(([name, schema]) => {
  const usual: unknown = name === 'PUSH_SERVICES' ? PUSH_SERVICES : schema.safeParse(undefined).data;
  return {
    name,
    text: schema.description ?? '',
    usual: typeof usual === 'string' || typeof usual === 'number' ? `${usual}` : null,
  };
});

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
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (set.SMTP_URL !== undefined && set.PUBLIC_URL === undefined) {
    faults.push('SMTP_URL: mails need PUBLIC_URL, too, for the address they link to');
  }
  if (!parsed.success || faults.length > 0) {
    throw new ConfigError(`The environment is set wrongly.\n${faults.join('\n')}`);
  }
  const known = parsed.data;
  const publicUrl = known.PUBLIC_URL ?? null;
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  const usualContact = publicUrl?.startsWith('https:') ? publicUrl : `mailto:windrose@${host}`;
  return {
    database: known.DATABASE_URL ?? `sqlite:${join(known.WINDROSE_DATA ?? dataFolder, 'windrose.sqlite')}`,
    nats: known.NATS_URL ?? null,
    publicUrl,
    mail:
      known.SMTP_URL === undefined
        ? null
        : { url: known.SMTP_URL, from: known.MAIL_FROM ?? `Windrose <windrose@${host}>` },
    pushContact: known.PUSH_CONTACT ?? usualContact,
    pushServices: known.PUSH_SERVICES,
    metricsToken: known.METRICS_TOKEN ?? null,
    requestsPerMinute: known.REQUESTS_PER_MINUTE,
    logLevel: known.LOG_LEVEL,
    matchesAtHand: known.MATCHES_AT_HAND,
    botThreads: known.BOT_THREADS,
    pollMs: known.POLL_MS,
    messagesPerSecond: known.MESSAGES_PER_SECOND,
    databaseConnections: known.DATABASE_CONNECTIONS,
  };
}
