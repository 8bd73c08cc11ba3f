/** The services behind the routes about people. */

import type { Logger } from 'pino';

import type { Guard } from '../http/guard.ts';
import type { Seldom } from '../http/limits.ts';
import type { MatchService } from '../match/match-service.ts';
import type { Database } from '../storage/database.ts';
import type { Accounts } from './accounts.ts';
import type { Hourly } from './hourly.ts';
import type { Attempts } from './attempts.ts';
import type { Passkeys } from './passkeys.ts';
import type { People } from './people.ts';
import type { Sessions } from './sessions.ts';

/** The services of these routes, made once when the server starts. */
export interface PeopleServices {
  readonly database: Database;
  readonly matchService: MatchService;
  readonly people: People;
  readonly sessions: Sessions;
  readonly guard: Guard;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly attempts: Attempts;
  /** New people and reports, per address. */
  readonly arrivals: Hourly;
  readonly reports: Hourly;
  readonly reportsPerPerson: number;
  /** For expensive requests, and for those that invite guessing. */
  readonly seldom: Seldom;
  readonly publicUrl: string | null;
  readonly log: Logger;
  readonly now: () => number;
}
