/** Reads matches and steps. */

import type { Step } from '@windrose/protocol';
import type { Selectable } from 'kysely';

import type { Database } from './database.ts';
import type { MatchesTable } from './schema.ts';

/** The row of a match, or undefined. */
export function readMatch({ db }: Database, id: string): Promise<Selectable<MatchesTable> | undefined> {
  return db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The steps of a match after a version, in order. */
export async function readSteps({ db }: Database, match: string, since: number): Promise<Step[]> {
  const rows = await db
    .selectFrom('steps')
    .select('body')
    .where('match', '=', match)
    .where('number', '>', since)
    .orderBy('number')
    .execute();
  return rows.map(({ body }) => JSON.parse(body) as Step);
}

/** The versions of existing matches. */
export async function readVersions({ db }: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('matches').select(['id', 'version']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}
