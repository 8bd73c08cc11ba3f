/** Why something online did not work, in words. */

import { RefusedError } from '@windrose/protocol';

import type { OnlineUi } from './en.ts';
import { AskRefusedError, NoServerError } from './server.ts';

/** A reason in words, and what to do; with the id to quote if it is a fault of the server. */
export function reasonWords(
  {
    reason,
    fault,
    message = '',
  }: { readonly reason: string; readonly fault: string | null; readonly message?: string },
  online: OnlineUi,
): string {
  // A server may be newer than this page and have reasons of its own.
  const says = (online.reasons as Readonly<Record<string, string>>)[reason] ?? message;
  return fault === null ? says : `${says} ${online.quote(fault)}`;
}

/** What to tell a person. @throws what is no fault of the line or the server */
export function faultWords(error: unknown, online: OnlineUi): string {
  if (error instanceof AskRefusedError || error instanceof RefusedError) {
    return reasonWords(error, online);
  }
  if (error instanceof NoServerError) return online.noServer;
  throw error;
}
