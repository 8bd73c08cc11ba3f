/** Lists of matches: somebody's own, and the listed tables that wait for players. */

import type { MatchSummary, Pace, Stage } from '@windrose/protocol';
import type { z } from 'zod';

import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';

const LONGEST_LIST = 100;

/** The latest changed first. @param person whose matches; null for those of the lobby. @param most null for all. */
export async function listMatches(
  { db }: Database,
  people: People,
  person: string | null,
  most: number | null = LONGEST_LIST,
): Promise<z.infer<typeof MatchSummary>[]> {
  const wanted =
    person === null
      ? db.selectFrom('matches').where('listed', '=', 1).where('stage', '=', 'open')
      : db
          .selectFrom('matches')
          .where('id', 'in', (eb) => eb.selectFrom('players').select('match').where('person', '=', person));
  const rows = await wanted
    .selectAll()
    .orderBy('changed', 'desc')
    .$if(most !== null, (query) => query.limit(most!))
    .execute();
  const seated = rows.map((row) => JSON.parse(row.people) as (string | null)[]);
  const known = new Map(
    (await people.find(seated.flat().filter((id) => id !== null))).map((found) => [found.id, found]),
  );
  return rows.map(({ id, game, seats, stage, pace, rated, version, bots, decision, changed }, at) => ({
    match: id,
    game,
    seats,
    stage: stage as Stage,
    pace: JSON.parse(pace) as Pace,
    rated: rated === 1,
    version,
    people: seated[at]!.map((sitter) => (sitter === null ? null : (known.get(sitter) ?? null))),
    bots: JSON.parse(bots) as (string | null)[],
    decision,
    changed,
  }));
}
