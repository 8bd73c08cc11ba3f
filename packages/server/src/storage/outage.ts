/** Whether an error means that the storage is temporarily unreachable or busy, rather than a bug. */

/** PostgreSQL codes: connection (08), resources (53), operator intervention (57P), deadlocks and serialization failures (40). */
const POSTGRES = /^(?:08|53|57P|40)[0-9A-Z]{2,3}$/;
const SYSTEM = /^E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)/;
/** SQLite codes: locked (5, 6), read-only (8), disk I/O (10), full (13), cannot be opened (14). The low byte is the kind. */
const SQLITE: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14]);
/** Driver errors that have only a message. */
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|database is not open|driver has already been destroyed|Client has encountered a connection error/;

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof code === 'string' && (POSTGRES.test(code) || SYSTEM.test(code))) return true;
  if (typeof errcode === 'number' && SQLITE.has(errcode & 0xff)) return true;
  if (WORDS.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return isOutage(error.cause);
}
