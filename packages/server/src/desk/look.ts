/** The operators' view: people online, bans, and open reports with their context. */

import type { Bans, FiledReports, Here } from '@windrose/protocol';

import { listMatches } from '../http/match-list.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';

const MINUTE = 60_000;
const MOST_PEOPLE = 500;
/** Reports shown at a time; closing some shows the next. */
const MOST_REPORTS = 100;
/** Chat lines shown with a report. */
const MOST_SAID = 30;

interface Parts {
  readonly database: Database;
  readonly people: People;
  readonly now: () => number;
}

/** The people active in the last minutes, the latest first, and the open and running tables. */
export async function whoIsHere({ database, people, now }: Parts, minutes: number): Promise<Here> {
  const { db } = database;
  const rows = await db
    .selectFrom('sessions')
    .select(['person', 'seen', 'origin'])
    .where('seen', '>', now() - minutes * MINUTE)
    .where('expires', '>', now())
    .orderBy('seen', 'desc')
    .execute();
  const byPerson = Map.groupBy(rows, ({ person }) => person);
  const ids = [...byPerson.keys()].slice(0, MOST_PEOPLE);
  const [known, tables, banned, { matches }] = await Promise.all([
    people.find(ids),
    tablesOf(database, ids),
    bannedAmong({ database, now }, ids),
    listMatches(database, people, { person: null, everywhere: true }),
  ]);
  return {
    people: known.flatMap((person) => {
      const own = byPerson.get(person.id) ?? [];
      const [latest] = own;
      if (!latest) return [];
      return {
        person,
        seen: latest.seen,
        sessions: own.length,
        tables: tables.get(person.id) ?? 0,
        addresses: [...new Set(own.map(({ origin }) => origin).filter((origin) => origin !== ''))],
        banned: banned.has(person.id),
      };
    }),
    tables: matches,
  };
}

async function tablesOf({ db }: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .innerJoin('matches', 'matches.id', 'players.match')
    .select(({ fn }) => ['players.person', fn.countAll().as('tables')])
    .where('players.person', 'in', ids)
    .where('matches.stage', '!=', 'over')
    .groupBy('players.person')
    .execute();
  return new Map(rows.map(({ person, tables }) => [person, Number(tables)]));
}

async function bannedAmong({ database, now }: Omit<Parts, 'people'>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database.db
    .selectFrom('bans')
    .select('value')
    .where('kind', '=', 'account')
    .where('value', 'in', ids)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now())]))
    .execute();
  return new Set(rows.map(({ value }) => value));
}

/** The bans in force, the latest first. */
export async function bansNow({ database, people, now }: Parts): Promise<Bans> {
  const rows = await database.db
    .selectFrom('bans')
    .selectAll()
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now())]))
    .orderBy('created', 'desc')
    .execute();
  const named = await people.find(rows.filter(({ kind }) => kind === 'account').map(({ value }) => value));
  const byId = new Map(named.map((person) => [person.id, person]));
  return {
    bans: rows.map(({ kind, ...row }) => ({
      ...row,
      kind: kind === 'account' ? 'account' : 'address',
      person: byId.get(row.value) ?? null,
    })),
  };
}

/** The oldest open reports, up to a maximum, with the chat of their tables. */
export async function openReports({ database, people }: Omit<Parts, 'now'>): Promise<FiledReports> {
  const { db } = database;
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .where('closed', 'is', null)
    .orderBy('created')
    .limit(MOST_REPORTS)
    .execute();
  const reports = await Promise.all(
    rows.map(async ({ id, created, reason, text, match, by, about }) => {
      const [times, lines] = await Promise.all([
        db
          .selectFrom('reports')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('about', '=', about)
          .executeTakeFirstOrThrow(),
        match === null
          ? []
          : db
              .selectFrom('said')
              .select(['at', 'person', 'phrase', 'text'])
              .where('match', '=', match)
              .orderBy('number', 'desc')
              .limit(MOST_SAID)
              .execute(),
      ]);
      const ids = [about, ...(by === null ? [] : [by]), ...lines.map(({ person }) => person)];
      const byId = new Map((await people.find(ids)).map((person) => [person.id, person]));
      const known = (person: string | null) => (person === null ? null : (byId.get(person) ?? null));
      return {
        id,
        created,
        reason,
        text,
        match,
        by: known(by),
        about: known(about),
        times: Number(times.count),
        said: lines.toReversed().map(({ person, ...line }) => ({ ...line, person: known(person) })),
      };
    }),
  );
  return { reports };
}
