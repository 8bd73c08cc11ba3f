/** The environment variables, validated at startup. `windrose serve --help` and docs/operations.md list them. */

import { join } from 'node:path';

import { z } from 'zod';

const number = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

/** The push services of the browser vendors: Chrome and derivatives, Firefox, Safari, Edge. */
const PUSH_SERVICES = 'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com';

/** Minimum of the default for connections per address. */
const FEWEST_CONNECTIONS = 240;

/** Effectively unlimited. */
const MANY = 1_000_000_000;

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
  DATABASE_DISK: z
    .string()
    .min(1)
    .optional()
    .describe(
      'a folder on the disk of the database: its free space is in /metrics; by default that of the SQLite file',
    ),
  NATS_URL: z
    .string()
    .regex(/^(?:nats|tls):\/\/.+$/, 'nats://HOST:PORT')
    .refine((url) => URL.canParse(url), 'nats://HOST:PORT')
    .optional()
    .describe(
      'nats://HOST:PORT: notifies several server processes of each other’s changes; without it they poll every POLL_MS',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://windrose.example' })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      'the public address behind a proxy: only its pages may call the API, cookies are Secure if it is https, and mails link to it',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+$/, 'smtp://USER:PASSWORD@HOST:PORT or smtps://…')
    .optional()
    .describe(
      'smtp://USER:PASSWORD@HOST:PORT or smtps://…: sends mails; needs PUBLIC_URL. Without it the page offers no mail',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'name@host or Name <name@host>')
    .optional()
    .describe('the sender of mails: name@host or Name <name@host>; by default windrose@ and the host of PUBLIC_URL'),
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'mailto:ADDRESS or an https address')
    .optional()
    .describe('how push services reach the operator of this server: mailto:ADDRESS or an https address'),
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
  REQUESTS_PER_MINUTE: number(10, 10_000_000, 1200).describe(
    'HTTP requests per minute from one address; files of the page have a limit of their own, ten times as high',
  ),
  HEADERS_SECONDS: number(1, 3600, 10).describe('seconds within which the head of an HTTP request has to arrive'),
  REQUEST_SECONDS: number(1, 3600, 30).describe(
    'seconds within which a whole HTTP request has to arrive; not less than HEADERS_SECONDS',
  ),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .max(MANY)
    .optional()
    .describe(
      'open connections of one address, sockets included; by default twice SOCKETS_PER_ADDRESS, and 240 at least. Those of the proxy before a PUBLIC_URL are not limited',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('lowest level of log entries, on standard error, one JSON object per line'),
  MATCHES_AT_HAND: number(1, 1_000_000, 1000).describe(
    'matches that a process keeps in memory, for ten minutes after their last use; others are read on demand',
  ),
  BOT_THREADS: number(1, 64, 1).describe('threads in which bots think'),
  POLL_MS: number(50, 60_000, 1000).describe('milliseconds between two polls for news that was not announced'),
  MESSAGES_PER_SECOND: number(1, 1_000_000, 50).describe(
    'sustained socket messages per second from one client; bursts of four times as many',
  ),
  DATABASE_CONNECTIONS: number(2, 200, 8).describe('connections to PostgreSQL'),
  TABLES_PER_PERSON: number(1, MANY, 40).describe('open and running tables of one person'),
  TABLES_PER_ADDRESS: number(1, MANY, 160).describe('the same, of all people of one address together'),
  NEW_TABLES_PER_PERSON: number(1, MANY, 60).describe('tables that one person may set up per hour'),
  NEW_TABLES_PER_ADDRESS: number(1, MANY, 240).describe('the same, of all people of one address together'),
  LISTED_PER_PERSON: number(1, MANY, 3).describe('tables of one person in the lobby'),
  LISTED_PER_ADDRESS: number(1, MANY, 12).describe('the same, of all people of one address together'),
  SEATS_PER_PERSON: number(1, MANY, 60).describe('seats of one person in unfinished matches'),
  SEATS_PER_ADDRESS: number(1, MANY, 240).describe('the same, of all people of one address together'),
  CHANGES_PER_TABLE: number(1, MANY, 100).describe(
    'changes that one person may make at one table: taking a seat, seating a bot, committing to luck, coming back, agreeing to wait',
  ),
  CHANGES_PER_PERSON: number(1, MANY, 600).describe('such changes of one person per hour, at all tables'),
  CHANGES_PER_ADDRESS: number(1, MANY, 2400).describe('the same, of all people of one address together'),
  PACK_KILOBYTES_PER_PERSON: number(1, MANY, 512).describe('kilobytes of own packs that one person may upload per day'),
  PACK_KILOBYTES_PER_ADDRESS: number(1, MANY, 2048).describe('the same, of all people of one address together'),
  SOCKETS_PER_PERSON: number(1, MANY, 30).describe('open sockets of one person'),
  SOCKETS_PER_ADDRESS: number(1, MANY, 120).describe('open sockets of one address'),
  MESSAGES_PER_PERSON: number(1, MANY, 100).describe(
    'sustained socket messages per second from all clients of one person; bursts of four times as many',
  ),
  MESSAGES_PER_ADDRESS: number(1, MANY, 200).describe(
    'sustained socket messages per second from all clients of one address; bursts of four times as many',
  ),
  KILOBYTES_PER_ADDRESS: number(1, MANY, 256).describe(
    'sustained kilobytes of past steps per second sent to one address; bursts of twenty times as much',
  ),
  THINKING_PER_PERSON: number(1, MANY, 20).describe(
    'bot thinking time at the tables of one person, in seconds per minute; excess waits',
  ),
  THINKING_PER_ADDRESS: number(1, MANY, 30).describe('the same, of all people of one address together'),
  GUESTS_PER_ADDRESS: number(1, MANY, 120).describe('new people from one address per hour'),
  REPORTS_PER_PERSON: number(1, MANY, 10).describe('reports that one person may send per day'),
  REPORTS_PER_ADDRESS: number(1, MANY, 30).describe('reports from one address per hour'),
  GUEST_DAYS: number(1, 3650, 60).describe('days after which an inactive guest is deleted'),
  OPEN_TABLE_DAYS: number(1, 3650, 14).describe('days after which a table that has not started is given up'),
  RATED_IDLE_DAYS: number(1, 3650, 14).describe(
    'days after which whoever does not choose in a rated match without a clock loses it, as by running out of time; a table keeps the number it was set up with',
  ),
});

export interface Config {
  readonly database: string;
  /** A folder on the disk of the database; null for the folder of the SQLite file. */
  readonly databaseDisk: string | null;
  readonly nats: string | null;
  readonly publicUrl: string | null;
  /** Null if this server sends no mail. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  readonly pushContact: string;
  readonly pushServices: readonly string[];
  readonly metricsToken: string | null;
  readonly requestsPerMinute: number;
  readonly connections: ConnectionLimits;
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  readonly matchesAtHand: number;
  readonly botThreads: number;
  readonly pollMs: number;
  readonly messagesPerSecond: number;
  readonly databaseConnections: number;
  readonly quotas: Quotas;
  /** Days after which an inactive guest is deleted. */
  readonly guestDays: number;
  /** Days after which a table that has not started is given up. */
  readonly openTableDays: number;
  /** Days after which who does not choose in a rated match without a clock loses it. */
  readonly ratedIdleDays: number;
}

/** Limits of connections. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Within this time after its beginning a request's head has to have arrived. */
  readonly headers: number;
  /** And its body. */
  readonly request: number;
  /** Maximum open connections of one address. */
  readonly perAddress: number;
}

/** A limit for one person, and for all people of one address together. */
export interface Limit {
  readonly person: number;
  readonly address: number;
}

/** Resource limits per person and per address. */
export interface Quotas {
  /** Open and running tables. */
  readonly tables: Limit;
  /** Tables set up per hour. */
  readonly newTables: Limit;
  /** Tables listed in the lobby. */
  readonly listed: Limit;
  /** Seats in unfinished matches. */
  readonly seats: Limit;
  /** Changes at tables that are not choices: those of one person at one table, and per hour. */
  readonly changes: Limit & { readonly table: number };
  /** Bytes of own packs per day. */
  readonly packBytes: Limit;
  readonly sockets: Limit;
  /** Socket messages per second. */
  readonly messages: Limit;
  /** Bytes per second of past steps, per address. */
  readonly pastBytes: number;
  /** Bot thinking time in milliseconds per minute. */
  readonly thinking: Limit;
  /** New people per hour, per address. */
  readonly guests: number;
  /** Reports: per day for a person, per hour for an address. */
  readonly reports: Limit;
}

const NO_LIMIT: Limit = { person: MANY, address: MANY };

/** For operators, who have no limits. */
export const NO_QUOTAS: Quotas = {
  tables: NO_LIMIT,
  newTables: NO_LIMIT,
  listed: NO_LIMIT,
  seats: NO_LIMIT,
  changes: { ...NO_LIMIT, table: MANY },
  packBytes: NO_LIMIT,
  sockets: NO_LIMIT,
  messages: NO_LIMIT,
  pastBytes: MANY,
  thinking: NO_LIMIT,
  guests: MANY,
  reports: NO_LIMIT,
};

/** A variable that can be set. */
export interface Variable {
  readonly name: string;
  /** Its purpose and the allowed values. */
  readonly text: string;
  /** The default; null if the text describes it. */
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

/** An environment variable has an invalid value; the message names the variable and the allowed values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration.
 * @param dataFolder the folder of the SQLite file by default.
 * @throws ConfigError
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, dataFolder: string): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (set.SMTP_URL !== undefined && set.PUBLIC_URL === undefined) {
    faults.push('SMTP_URL: mails need PUBLIC_URL, too, for the address they link to');
  }
  if (parsed.success && parsed.data.REQUEST_SECONDS < parsed.data.HEADERS_SECONDS) {
    faults.push('REQUEST_SECONDS: a whole request takes no less than its head, HEADERS_SECONDS');
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
    connections: {
      headers: known.HEADERS_SECONDS * 1000,
      request: known.REQUEST_SECONDS * 1000,
      perAddress: known.CONNECTIONS_PER_ADDRESS ?? Math.max(FEWEST_CONNECTIONS, 2 * known.SOCKETS_PER_ADDRESS),
    },
    logLevel: known.LOG_LEVEL,
    matchesAtHand: known.MATCHES_AT_HAND,
    botThreads: known.BOT_THREADS,
    pollMs: known.POLL_MS,
    messagesPerSecond: known.MESSAGES_PER_SECOND,
    databaseDisk: known.DATABASE_DISK ?? null,
    databaseConnections: known.DATABASE_CONNECTIONS,
    quotas: {
      tables: { person: known.TABLES_PER_PERSON, address: known.TABLES_PER_ADDRESS },
      newTables: { person: known.NEW_TABLES_PER_PERSON, address: known.NEW_TABLES_PER_ADDRESS },
      listed: { person: known.LISTED_PER_PERSON, address: known.LISTED_PER_ADDRESS },
      seats: { person: known.SEATS_PER_PERSON, address: known.SEATS_PER_ADDRESS },
      changes: {
        table: known.CHANGES_PER_TABLE,
        person: known.CHANGES_PER_PERSON,
        address: known.CHANGES_PER_ADDRESS,
      },
      packBytes: { person: known.PACK_KILOBYTES_PER_PERSON * 1024, address: known.PACK_KILOBYTES_PER_ADDRESS * 1024 },
      sockets: { person: known.SOCKETS_PER_PERSON, address: known.SOCKETS_PER_ADDRESS },
      messages: { person: known.MESSAGES_PER_PERSON, address: known.MESSAGES_PER_ADDRESS },
      pastBytes: known.KILOBYTES_PER_ADDRESS * 1024,
      thinking: { person: known.THINKING_PER_PERSON * 1000, address: known.THINKING_PER_ADDRESS * 1000 },
      guests: known.GUESTS_PER_ADDRESS,
      reports: { person: known.REPORTS_PER_PERSON, address: known.REPORTS_PER_ADDRESS },
    },
    guestDays: known.GUEST_DAYS,
    openTableDays: known.OPEN_TABLE_DAYS,
    ratedIdleDays: known.RATED_IDLE_DAYS,
  };
}
