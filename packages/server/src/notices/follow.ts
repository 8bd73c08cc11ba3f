/** Which notices follow from the matches that have changed: rows are made and taken away, nothing is sent yet. */

import type { Pace } from '@windrose/protocol';
import type { Insertable, Selectable } from 'kysely';

import type { Database } from '../storage/database.ts';
import type { NoticesTable } from '../storage/people-schema.ts';
import type { MatchesTable } from '../storage/schema.ts';
import { FIRST_DELAY } from './plan.ts';
import type { Wishes } from './wishes.ts';

/** What has to be known of a changed match. */
export type Changed = Pick<
  Selectable<MatchesTable>,
  'id' | 'game' | 'pace' | 'stage' | 'version' | 'people' | 'bots' | 'decision' | 'changed'
>;

/** Somebody whom a match should tell something. */
interface Wanted {
  readonly match: string;
  readonly person: string;
  readonly kind: 'turn' | 'away';
  readonly version: number;
  readonly since: number;
  readonly next: number;
}

/** Whom a match that runs, or waits for a part of its luck, should tell what. */
function wantedBy({ id, pace, stage, version, people, bots, decision, changed }: Changed): Wanted[] {
  if (stage === 'over' || decision === null) return [];
  const { kind } = JSON.parse(pace) as Pace;
  const persons = JSON.parse(people) as (string | null)[];
  const levels = JSON.parse(bots) as (string | null)[];
  const told = { match: id, version, since: changed };
  return persons.flatMap((person, seat): Wanted[] => {
    if (person === null) return [];
    // A bot plays in place of the person, until they come back.
    if (levels[seat] !== null) return [{ ...told, person, kind: 'away', next: changed + FIRST_DELAY[kind] }];
    if (seat !== decision) return [];
    return [{ ...told, person, kind: 'turn', next: changed + FIRST_DELAY[kind] }];
  });
}

/** Brings the notices up to date with matches that have changed. The same again changes nothing. */
export async function followNotices({ db }: Database, wishes: Wishes, matches: readonly Changed[]): Promise<void> {
  if (matches.length === 0) return;
  const wanted = matches.flatMap(wantedBy);
  const reachable = await wishes.reachableAmong([...new Set(wanted.map(({ person }) => person))]);
  const kept = wanted.filter(({ person }) => reachable.has(person));
  const ids = matches.map(({ id }) => id);
  const rows = await db
    .selectFrom('notices')
    .select(['match', 'person', 'kind', 'version'])
    .where('match', 'in', ids)
    .where('kind', 'in', ['turn', 'away'])
    .execute();
  const keyOf = (row: { match: string; person: string; kind: string }): string =>
    `${row.match} ${row.person} ${row.kind}`;
  const known = new Map(rows.map((row) => [keyOf(row), row.version]));
  const still = new Set(kept.map(keyOf));
  if (rows.length === 0 && kept.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const row of rows) {
      if (still.has(keyOf(row))) continue;
      await trx
        .deleteFrom('notices')
        .where('match', '=', row.match)
        .where('person', '=', row.person)
        .where('kind', '=', row.kind)
        .execute();
    }
    for (const notice of kept) {
      const before = known.get(keyOf(notice));
      // A person who has been told that a bot plays for them is not told again as it plays on.
      if (before !== undefined && (notice.kind === 'away' || before >= notice.version)) continue;
      const row: Insertable<NoticesTable> = { ...notice, sent: 0 };
      // Another version is another turn, or the same one after its player was here: told from the beginning.
      await trx
        .insertInto('notices')
        .values(row)
        .onConflict((conflict) => conflict.columns(['match', 'person', 'kind']).doUpdateSet(row))
        .execute();
    }
  });
}

/** Tells people who are not waiting at the table that their match is over. */
export async function noticeEnd(
  { db }: Database,
  wishes: Wishes,
  { match, pace, version, people, now }: { match: string; pace: Pace; version: number; people: string[]; now: number },
): Promise<void> {
  // With a clock of minutes people are at the table and see it.
  if (pace.kind === 'live') return;
  const reachable = await wishes.reachableAmong(people);
  if (reachable.size === 0) return;
  const next = now + FIRST_DELAY[pace.kind];
  await db
    .insertInto('notices')
    .values([...reachable].map((person) => ({ match, person, kind: 'over', version, since: now, sent: 0, next })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
