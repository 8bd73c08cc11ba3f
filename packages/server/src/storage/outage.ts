/** Whether an error means that the storage is temporarily unreachable or busy, rather than a bug. */

import { BUSY, CANTOPEN, FULL, IOERR, isLost, isUnreachableCode, LOCKED, READONLY, sqliteKind } from './codes.ts';

/** PostgreSQL codes: connection (08), resources (53), operator intervention (57P), deadlocks and serialization failures (40). */
const POSTGRES = /^(?:08|53|57P|40)[0-9A-Z]{2,3}$/;
/** SQLite: a lock, a disk that cannot be read or written, a file that cannot be opened. */
const SQLITE: ReadonlySet<number> = new Set([BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN]);
/** Messages of a database that this process has closed. */
const CLOSED_WORDS = /database is not open|driver has already been destroyed/;

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (isUnreachableCode(code) || (typeof code === 'string' && POSTGRES.test(code))) return true;
  if (SQLITE.has(sqliteKind(errcode))) return true;
  if (isLost(error) || CLOSED_WORDS.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return isOutage(error.cause);
}
