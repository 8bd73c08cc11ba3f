/** Unexpected errors: logged whole under an id, which is all that is told of them outside. */

import type { Reason } from '@windrose/protocol';
import type { Logger } from 'pino';

import { newId } from './chance.ts';
import { isOutage } from './storage/outage.ts';

/** What is told of an unexpected error. */
export interface ToldFault {
  readonly reason: Extract<Reason, 'internal' | 'try-again'>;
  readonly message: string;
  /** By which the entry in the log is found; of an outage there is none to quote. */
  readonly fault?: string;
}

/**
 * Logs an unexpected error, with its stack and what caused it.
 * @param what what was being done, as a sentence that can be searched for; `about` goes along with it.
 */
export function toldOf(log: Logger, error: unknown, what: string, about: object = {}): ToldFault {
  if (isOutage(error)) {
    log.error({ ...about, err: error }, `${what}: the storage is out of reach`);
    return {
      reason: 'try-again',
      message: 'The storage is out of reach just now. Send it again: it is done once at most.',
    };
  }
  const fault = newId();
  log.error({ ...about, fault, err: error }, what);
  return {
    reason: 'internal',
    message: `Something went wrong in the server. Its log has the details under ${fault}.`,
    fault,
  };
}
