/** Recognises violations of unique keys. */

const SQLITE_KEYS = [1555, 2067]; // SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE
const POSTGRES_UNIQUE = '23505';

/** Whether an insert failed because its key, or another unique value, already exists. */
export function isTaken(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === POSTGRES_UNIQUE || SQLITE_KEYS.includes(errcode as number);
}
