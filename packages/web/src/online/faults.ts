/** Why something online did not work, in words. */

import { RefusedError } from '@windrose/protocol';

import type { OnlineUi } from './en.ts';
import { AskRefusedError, NoServerError } from './server.ts';

/** What to tell a person. @throws what is no fault of the line or the server */
export function faultWords(error: unknown, online: OnlineUi): string {
  if (error instanceof AskRefusedError || error instanceof RefusedError) {
    // A server may be newer than this page and have reasons of its own.
    return (online.reasons as Readonly<Record<string, string>>)[error.reason] ?? error.message;
  }
  if (error instanceof NoServerError) return online.noServer;
  throw error;
}
