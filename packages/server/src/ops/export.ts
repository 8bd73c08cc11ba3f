/** Exports a person's data without a running server, for requests by letter. */

import { pino } from 'pino';

import { LocalBus } from '../bus/bus.ts';
import { NO_QUOTAS } from '../config.ts';
import { MatchService } from '../match/match-service.ts';
import { Accounts } from '../people/accounts.ts';
import { everythingOf } from '../people/mine.ts';
import { Passkeys } from '../people/passkeys.ts';
import { People } from '../people/people.ts';
import { Sessions } from '../people/sessions.ts';
import type { Database } from '../storage/database.ts';

/**
 * Returns all stored data of a person.
 * @param who an account name or a person's id
 * @returns null if the name or id is unknown
 */
export async function exportPerson(database: Database, who: string, now: number): Promise<object | null> {
  const people = new People(database);
  const accounts = new Accounts(database, people);
  const person = await people.one((await accounts.personNamed(who)) ?? who);
  if (!person) return null;
  const log = pino({ level: 'silent' });
  const bus = new LocalBus();
  const matchService = new MatchService({
    database,
    bus,
    people,
    log,
    now: () => now,
    nudge: () => {},
    atHand: 100,
    quotas: NO_QUOTAS,
  });
  const sources = {
    database,
    matchService,
    people,
    accounts,
    passkeys: new Passkeys(database),
    sessions: new Sessions(database, people),
  };
  return everythingOf(sources, person.id, undefined, now);
}
