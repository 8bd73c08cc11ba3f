/** What the routes about people are made of. */

import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import type { Guard } from '../http/guard.ts';
import type { Seldom } from '../http/limits.ts';
import type { Hub } from '../match/hub.ts';
import { Refusal } from '../match/refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Accounts } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import type { Passkeys, Site } from './passkeys.ts';
import type { People } from './people.ts';
import type { Sessions } from './sessions.ts';

export interface PeopleParts {
  readonly database: Database;
  readonly hub: Hub;
  readonly people: People;
  readonly sessions: Sessions;
  readonly guard: Guard;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly attempts: Attempts;
  /** For requests that cost much, or that somebody might try again and again. */
  readonly seldom: Seldom;
  readonly publicUrl: string | null;
  readonly log: Logger;
  readonly now: () => number;
}

/** The page a passkey is for. @throws Refusal if a request does not say which page it comes from */
export function siteOf(request: FastifyRequest, publicUrl: string | null): Site {
  const origin = publicUrl ?? request.headers.origin;
  if (origin === undefined || !URL.canParse(origin)) {
    throw new Refusal('malformed', 'Passkeys are for browsers: the request has no Origin.');
  }
  return { origin, host: new URL(origin).hostname };
}
