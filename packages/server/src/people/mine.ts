/** Exports all stored data of a person. */

import type { Account, AccountExport } from '@windrose/protocol';
import type { z } from 'zod';

import { listMatches } from '../http/match-list.ts';
import type { MatchService } from '../match/match-service.ts';
import { Refusal } from '../match/refusal.ts';
import { ratingsOf } from '../ratings/ratings.ts';
import { pastMatches } from '../ratings/results.ts';
import type { Database } from '../storage/database.ts';
import type { Accounts } from './accounts.ts';
import { blockedBy } from './blocks.ts';
import type { Passkeys } from './passkeys.ts';
import type { People } from './people.ts';
import type { Sessions } from './sessions.ts';

interface Sources {
  readonly database: Database;
  readonly matchService: MatchService;
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly sessions: Sessions;
}

/** A person's sign-in methods and sessions. @param token the session that asks. */
export async function accountOf(
  { people, accounts, passkeys, sessions, database }: Sources,
  person: string,
  token: string | undefined,
  now: number,
): Promise<z.infer<typeof Account>> {
  const [known, account, keys, listed, row] = await Promise.all([
    people.one(person),
    accounts.about(person),
    passkeys.list(person),
    sessions.list(person, now),
    database.db.selectFrom('people').select('created').where('id', '=', person).executeTakeFirst(),
  ]);
  if (!known || !row) throw new Refusal('who-are-you', 'This person is not known here any more.');
  const here = sessions.listedId(token);
  return {
    person: known,
    created: account?.created ?? row.created,
    passphrase: account?.passphrase ?? false,
    passkeys: keys,
    sessions: listed
      .filter(({ kind }) => kind === 'cookie')
      .map(({ id, created }) => ({ id, created, here: id === here })),
    tokens: listed
      .filter(({ kind }) => kind === 'token')
      .map(({ id, label, created }) => ({ id, label: label ?? 'program', created })),
  };
}

/** The export. It excludes secrets of the server (hashes of passphrases and tokens, the luck of running matches). */
export async function everythingOf(
  sources: Sources,
  person: string,
  token: string | undefined,
  now: number,
): Promise<z.infer<typeof AccountExport>> {
  const { database, matchService, people } = sources;
  const { db } = database;
  const { matches: summaries } = await listMatches(database, people, { person, most: null });
  const matches = [];
  for (const summary of summaries) {
    const room = await matchService.room(summary.match);
    const { seat, record } = await room.look((table) => ({ seat: table.seatOf(person), record: table.record() }));
    matches.push({ summary, seat, record: record && { ...record } });
  }
  const [chatLines, blocked, reports, wishes, pushes, mail, seeking] = await Promise.all([
    db
      .selectFrom('said')
      .select(['match', 'number', 'at', 'phrase', 'text'])
      .where('person', '=', person)
      .orderBy('at')
      .execute(),
    blockedBy(database, person),
    db.selectFrom('reports').select(['about', 'match', 'reason', 'text', 'created']).where('by', '=', person).execute(),
    db.selectFrom('notice_wishes').selectAll().where('person', '=', person).executeTakeFirst(),
    db.selectFrom('pushes').select(['endpoint', 'created']).where('person', '=', person).execute(),
    db.selectFrom('mails').select(['address', 'confirmed']).where('person', '=', person).executeTakeFirst(),
    db.selectFrom('seekers').select(['game', 'seats', 'since']).where('person', '=', person).executeTakeFirst(),
  ]);
  return {
    windrose: 1,
    exported: now,
    account: await accountOf(sources, person, token, now),
    ratings: await ratingsOf(database, person, now),
    past: await pastMatches(database, person, null),
    matches,
    said: chatLines,
    blocked,
    reports,
    notices: { wishes: wishes ?? null, pushes, mail: mail ?? null },
    seeking: seeking ?? null,
  };
}
