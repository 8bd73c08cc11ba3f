/** Unexpected errors: logged in full under an id; clients get only the id. */

import type { Reason } from '@windrose/protocol';
import type { Logger } from 'pino';

import { newId } from './chance.ts';
import { isOutage } from './storage/outage.ts';

/** The answer to clients after an unexpected error. */
export interface ReportedFault {
  readonly reason: Extract<Reason, 'internal' | 'try-again'>;
  readonly message: string;
  /** The id of the log entry; missing for an outage, which has none to quote. */
  readonly fault?: string;
}

/**
 * Logs an unexpected error, with its stack and its causes.
 * @param what a fixed phrase that names the failed operation; `about` is logged as fields.
 */
export function reportFault(log: Logger, error: unknown, what: string, about: object = {}): ReportedFault {
  if (isOutage(error)) {
    log.error({ ...about, err: error }, `${what}: storage unavailable`);
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
