/** The desk at the server's terminal: it works on the database while servers run. */

import { isIP } from 'node:net';

import { PersonId, type Person } from '@windrose/protocol';
import { pino } from 'pino';

import { LocalBus } from '../bus/bus.ts';
import { NatsBus } from '../bus/nats.ts';
import { type Config, NO_QUOTAS } from '../config.ts';
import { Origins } from '../http/origins.ts';
import { MatchService } from '../match/match-service.ts';
import { Accounts } from '../people/accounts.ts';
import { People } from '../people/people.ts';
import { Sessions } from '../people/sessions.ts';
import type { Database } from '../storage/database.ts';
import { auditTrail } from './audit.ts';
import { Desk } from './desk.ts';
import { bansNow, openReports, whoIsHere } from './look.ts';

/** Milliseconds to wait for NATS; without it running servers learn of an act by polling. */
const BUS_PATIENCE = 2000;

/** A name that is ambiguous or unknown. */
export class WhoError extends Error {
  override readonly name = 'WhoError';
}

export interface TerminalDesk {
  readonly act: Desk['act'];
  readonly here: (minutes: number) => ReturnType<typeof whoIsHere>;
  readonly reports: () => ReturnType<typeof openReports>;
  readonly bans: () => ReturnType<typeof bansNow>;
  readonly audit: (most: number) => ReturnType<typeof auditTrail>;
  /** Resolves a name or an id. @throws WhoError */
  readonly find: (who: string) => Promise<Person>;
  /** The hash of an address given as such, or as a hash; null if it is neither. */
  readonly addressMark: (text: string) => string | null;
  readonly close: () => Promise<void>;
}

/** Opens the desk. Closing it leaves the database open. */
export async function openDesk(database: Database, config: Config): Promise<TerminalDesk> {
  const log = pino({ level: 'silent' });
  const now = (): number => Date.now();
  const people = new People(database);
  const bus = config.nats === null ? null : new NatsBus(config.nats, { changed: () => {}, failed: () => {} });
  const matchService = new MatchService({
    database,
    bus: bus ?? new LocalBus(),
    people,
    log,
    now,
    nudge: () => {},
    atHand: 100,
    quotas: NO_QUOTAS,
  });
  const accounts = new Accounts(database, people);
  const sessions = new Sessions(database, people);
  const desk = new Desk({ database, matchService, people, accounts, sessions, log, now });
  const origins = await Origins.of(database);
  await bus?.arrived(BUS_PATIENCE);
  const parts = { database, people, now };
  return {
    act: (who, act) => desk.act(who, act),
    here: (minutes) => whoIsHere(parts, minutes),
    reports: () => openReports(parts),
    bans: () => bansNow(parts),
    audit: (most) => auditTrail(database, people, most),
    find: (who) => findPerson(database, people, accounts, who),
    addressMark: (text) => (isIP(text) > 0 ? origins.of(text) : /^[0-9a-f]{24}$/.test(text) ? text : null),
    async close() {
      await matchService.journal.settled();
      await bus?.left();
      await bus?.close();
    },
  };
}

/** Finds by id, by account name, or by a guest's name if it is unique. @throws WhoError */
async function findPerson(database: Database, people: People, accounts: Accounts, who: string): Promise<Person> {
  const byId = PersonId.safeParse(who).success ? await people.one(who) : null;
  if (byId) return byId;
  const member = await accounts.personNamed(who);
  const account = member === null ? null : await people.one(member);
  if (account) return account;
  const guests = await database.db
    .selectFrom('people')
    .select(['id', 'name', 'created'])
    .where('guest', '=', 1)
    .where('name', '=', who)
    .orderBy('created', 'desc')
    .execute();
  const [only, ...others] = guests;
  if (!only) throw new WhoError(`There is no person called ${JSON.stringify(who)}, by account, as a guest or by id.`);
  if (others.length > 0) {
    const list = guests.slice(0, 20).map(({ id, created }) => `  ${id}  since ${new Date(created).toISOString()}`);
    throw new WhoError(
      `${guests.length} guests are called ${JSON.stringify(who)}; say which by id:\n${list.join('\n')}`,
    );
  }
  return { id: only.id, name: only.name, guest: true };
}
