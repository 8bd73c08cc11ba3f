/** Explains, in a sentence with place and remedy, why a database cannot be opened or written. */

import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import {
  BUSY,
  CANTOPEN,
  CORRUPT,
  FULL,
  IOERR,
  isLost,
  isUnreachableCode,
  NOTADB,
  READONLY,
  sqliteKind,
} from './codes.ts';

/** The storage cannot be used; the message is for the operator. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

const SQLITE = 'sqlite:';

/**
 * The explanation of a database error for the operator, or null if it is not a storage error.
 * @param place as in `DATABASE_URL`. Its password is never shown.
 */
export function storageFault(error: unknown, place: string): StorageError | null {
  const sentence = place.startsWith(SQLITE)
    ? sqliteSentence(error, place.slice(SQLITE.length))
    : postgresSentence(error, shownPlace(place));
  return sentence === null ? null : new StorageError(sentence, { cause: error });
}

/** Requires an existing database. @throws StorageError if its file is missing */
export function demandDatabase(place: string): void {
  if (!place.startsWith(SQLITE)) return;
  const path = place.slice(SQLITE.length);
  if (path === ':memory:' || existsSync(path)) return;
  throw new StorageError(`There is no database ${path}. DATABASE_URL or WINDROSE_DATA say where it is.`);
}

function sqliteSentence(error: unknown, path: string): string | null {
  const { code, errcode } = codesOf(error);
  switch (sqliteKind(errcode)) {
    case BUSY:
      return `The database ${path} is locked by another program for longer than ten seconds. End that program (a backup or a shell that keeps it open), then try again.`;
    case READONLY:
      return `The database ${path} can only be read. Give this user the right to write it and its folder, or name another place by DATABASE_URL or WINDROSE_DATA.`;
    case FULL:
      return `The disk of the database ${path} is full. Free some space; nothing that was answered is lost.`;
    case IOERR:
      return `The disk of the database ${path} cannot be read or written. Look at the disk and the system's log before you go on.`;
    case CORRUPT:
      return `The database ${path} is damaged. Put it aside and fill a new one from a backup: "windrose server restore FILE".`;
    case NOTADB:
      return `The file ${path} is not a SQLite database. Put it aside, or name another place by DATABASE_URL or WINDROSE_DATA.`;
    case CANTOPEN:
      return cannotOpen(path);
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return cannotOpen(path);
  }
  if (code === 'ENOSPC') return `The disk of the database ${path} is full. Free some space, then try again.`;
  return null;
}

const cannotOpen = (path: string): string =>
  `The database ${basename(path)} cannot be opened or made in ${dirname(path)}. Give this user the right to write that folder, or name another place by DATABASE_URL or WINDROSE_DATA.`;

function postgresSentence(error: unknown, place: string): string | null {
  const { code } = codesOf(error);
  switch (code) {
    case '28P01':
    case '28000':
      return `The database ${place} refuses user and password of DATABASE_URL.`;
    case '3D000':
      return `There is no database ${place}. Make it with "createdb", or correct DATABASE_URL.`;
    case '42501':
      return `The user of DATABASE_URL may not make tables in ${place}. Let it own the database.`;
    case '25006':
      return `The database ${place} can only be read: is it a replica? DATABASE_URL must name the one that is written.`;
    case '53100':
      return `The disk of the database ${place} is full. Free some space; nothing that was answered is lost.`;
    case '53300':
      return `The database ${place} has no connection left. Lower DATABASE_CONNECTIONS, or raise its max_connections.`;
    case '57P03':
      return `The database ${place} is starting or stopping; try again in a moment.`;
  }
  if (isUnreachableCode(code)) {
    return `The database ${place} does not answer (${code}). Is it running, and does DATABASE_URL name the right host and port?`;
  }
  if (isLost(error)) {
    return `The database ${place} does not answer. Is it running, and does DATABASE_URL name the right host and port?`;
  }
  return null;
}

/** The codes of an error or of its causes. */
function codesOf(error: unknown): { code?: unknown; errcode?: unknown } {
  let latest: unknown = error;
  while (latest instanceof Error) {
    const { code, errcode } = latest as { code?: unknown; errcode?: unknown };
    if (typeof errcode === 'number') return { code, errcode };
    if (typeof code === 'string' && !code.startsWith('ERR_')) return { code };
    latest = latest instanceof AggregateError ? latest.errors[0] : latest.cause;
  }
  return {};
}

/** Host, port and name of a PostgreSQL database, without credentials. */
function shownPlace(url: string): string {
  if (!URL.canParse(url)) return 'of DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1))} on ${host || 'this machine'}`;
}
