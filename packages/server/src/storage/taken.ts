/** What a database says when a key is taken. */

const SQLITE_KEYS = [1555, 2067]; // SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE
const POSTGRES_UNIQUE = '23505';

/** Whether something was not stored because its key, or another value that must be unique, is there already. */
export function isTaken(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === POSTGRES_UNIQUE || SQLITE_KEYS.includes(errcode as number);
}
