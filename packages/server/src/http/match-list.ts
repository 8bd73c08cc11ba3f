/** Lists of matches: somebody's own, and the listed tables that wait for players. */

import type { MatchList, Pace, Stage } from '@windrose/protocol';
import type { z } from 'zod';

import { Refusal } from '../match/refusal.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';

const LONGEST_LIST = 100;

/** A place in a list: the moment of the change and the id of the last match before it. */
const CURSOR = /^(\d{1,16})-([0-9A-Za-z]{16})$/;

/** What a list is asked for. */
export interface ListAsked {
  /** Whose matches; null for those of the lobby. */
  readonly person: string | null;
  /** Of nobody in particular: all that are open or played at, also those the lobby does not list. For operators. */
  readonly everywhere?: boolean;
  /** How many; null for all. */
  readonly most?: number | null;
  /** Where it goes on, as an earlier answer told. */
  readonly after?: string;
}

/** The latest changed first. @returns the matches, and where the list goes on if there are more. @throws Refusal */
export async function listMatches(
  { db }: Database,
  people: People,
  { person, everywhere = false, most = LONGEST_LIST, after }: ListAsked,
): Promise<z.infer<typeof MatchList>> {
  const place = after === undefined ? null : CURSOR.exec(after);
  if (after !== undefined && !place) throw new Refusal('malformed', 'after: what an answer told as next.');
  const all = db.selectFrom('matches');
  const wanted = everywhere
    ? all.where('stage', 'in', ['open', 'running'])
    : person === null
      ? all.where('listed', '=', 1).where('stage', '=', 'open')
      : all.where('id', 'in', (eb) => eb.selectFrom('players').select('match').where('person', '=', person));
  const found = await wanted
    .selectAll()
    .$if(place !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('changed', '<', Number(place![1])),
          eb.and([eb('changed', '=', Number(place![1])), eb('id', '<', place![2]!)]),
        ]),
      ),
    )
    .orderBy('changed', 'desc')
    .orderBy('id', 'desc')
    .$if(most !== null, (query) => query.limit(most! + 1))
    .execute();
  const rows = most === null ? found : found.slice(0, most);
  const last = rows.at(-1);
  const seated = rows.map((row) => JSON.parse(row.people) as (string | null)[]);
  const known = new Map((await people.find(seated.flat().filter((id) => id !== null))).map((one) => [one.id, one]));
  const matches = rows.map(({ id, game, seats, stage, pace, rated, version, bots, decision, changed }, at) => ({
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
  return { matches, ...(last && found.length > rows.length ? { next: `${last.changed}-${last.id}` } : {}) };
}
