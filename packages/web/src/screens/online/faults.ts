/** Messages for errors of online play. */

import { RefusedError } from '@windrose/protocol';

import type { OnlineUi } from './en.ts';
import { AskRefusedError, NoServerError } from './server.ts';

/** The message of a reason, and what to do; with the id to quote for a fault of the server. */
export function reasonWords(
  {
    reason,
    fault,
    message = '',
  }: { readonly reason: string; readonly fault: string | null; readonly message?: string },
  online: OnlineUi,
): string {
  // A newer server may have reasons unknown to this page.
  const text = (online.reasons as Readonly<Record<string, string>>)[reason] ?? message;
  return fault === null ? text : `${text} ${online.quote(fault)}`;
}

/** The message of an error. @throws errors that come from neither the connection nor the server */
export function faultWords(error: unknown, online: OnlineUi): string {
  if (error instanceof AskRefusedError || error instanceof RefusedError) {
    return reasonWords(error, online);
  }
  if (error instanceof NoServerError) return online.noServer;
  throw error;
}
