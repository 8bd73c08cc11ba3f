/** Codes and messages of database errors, as the drivers report them. */

/** Result codes of SQLite; the low byte of an error code is the kind. */
export const BUSY = 5;
export const LOCKED = 6;
export const READONLY = 8;
export const IOERR = 10;
export const CORRUPT = 11;
export const FULL = 13;
export const CANTOPEN = 14;
export const NOTADB = 26;

/** The kind of an extended SQLite code; -1 if it is none. */
export const sqliteKind = (errcode: unknown): number => (typeof errcode === 'number' ? errcode & 0xff : -1);

/** System codes of a database that does not answer. */
const UNREACHABLE = /^E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)/;
/** The same where the driver reports only a message. */
const LOST_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

export const isUnreachableCode = (code: unknown): code is string => typeof code === 'string' && UNREACHABLE.test(code);

export const isLost = (error: unknown): boolean => error instanceof Error && LOST_WORDS.test(error.message);
