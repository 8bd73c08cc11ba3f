/** Lists of matches: a person's own, and the lobby's. */

import type { MatchList, Pace, Stage } from '@windrose/protocol';
import type { z } from 'zod';

import { Refusal } from '../match/refusal.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';

const LONGEST_LIST = 100;

/** A position in a list: the time of the change and the id of the last match before it. */
const CURSOR = /^(\d{1,16})-([0-9A-Za-z]{16})$/;

/** Parses the cursor of a list. @throws Refusal */
function placeOf(after: string): { changed: number; id: string } {
  const [, changed, id] = CURSOR.exec(after) ?? [];
  if (changed === undefined || id === undefined)
    throw new Refusal('malformed', 'after: the value of next in an earlier answer.');
  return { changed: Number(changed), id };
}

/** A request for a list. */
export interface ListAsked {
  /** Whose matches; null for the lobby. */
  readonly person: string | null;
  /** All open and running matches, unlisted ones included. For operators. */
  readonly everywhere?: boolean;
  /** Maximum number; null for all. */
  readonly most?: number | null;
  /** The cursor of an earlier answer. */
  readonly after?: string;
}

/** Lists matches, the latest changed first. @returns the matches, and the cursor if there are more. @throws Refusal */
export async function listMatches(
  { db }: Database,
  people: People,
  { person, everywhere = false, most = LONGEST_LIST, after }: ListAsked,
): Promise<z.infer<typeof MatchList>> {
  const place = after === undefined ? null : placeOf(after);
  const all = db.selectFrom('matches');
  const wanted = everywhere
    ? all.where('stage', 'in', ['open', 'running'])
    : person === null
      ? all.where('listed', '=', 1).where('stage', '=', 'open')
      : all.where('id', 'in', (eb) => eb.selectFrom('players').select('match').where('person', '=', person));
  let query = wanted.selectAll().orderBy('changed', 'desc').orderBy('id', 'desc');
  if (place) {
    const { changed, id } = place;
    query = query.where((eb) =>
      eb.or([eb('changed', '<', changed), eb.and([eb('changed', '=', changed), eb('id', '<', id)])]),
    );
  }
  if (most !== null) query = query.limit(most + 1);
  const found = await query.execute();
  const rows = most === null ? found : found.slice(0, most);
  const last = rows.at(-1);
  const sitters = new Map(rows.map((row) => [row, JSON.parse(row.people) as (string | null)[]]));
  const ids = [...sitters.values()].flat().filter((id) => id !== null);
  const known = new Map((await people.find(ids)).map((one) => [one.id, one]));
  const matches = [...sitters].map(([row, seated]) => ({
    match: row.id,
    game: row.game,
    seats: row.seats,
    stage: row.stage as Stage,
    pace: JSON.parse(row.pace) as Pace,
    rated: row.rated === 1,
    version: row.version,
    people: seated.map((sitter) => (sitter === null ? null : (known.get(sitter) ?? null))),
    bots: JSON.parse(row.bots) as (string | null)[],
    decision: row.decision,
    changed: row.changed,
  }));
  return { matches, ...(last && found.length > rows.length ? { next: `${last.changed}-${last.id}` } : {}) };
}
