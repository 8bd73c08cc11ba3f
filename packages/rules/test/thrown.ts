/** Errors as values. */

import { RulesError } from '../src/index.ts';

/** The error with which something is refused, or null if it is not; any other error is thrown on. */
export function refused(what: () => unknown): RulesError | null {
  try {
    what();
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  return null;
}

/** The error with which something is refused. */
export function thrown(what: () => unknown): RulesError {
  const error = refused(what);
  if (error === null) throw new Error('nothing was refused');
  return error;
}
