/** Derives notices from changed matches: creates and deletes rows, sends nothing. */

import type { Pace } from '@windrose/protocol';
import type { Insertable, Selectable } from 'kysely';

import type { Database } from '../storage/database.ts';
import type { NoticesTable } from '../storage/people-schema.ts';
import type { MatchesTable } from '../storage/schema.ts';
import { FIRST_DELAY } from './plan.ts';
import type { Wishes } from './wishes.ts';

/** The data needed of a changed match. */
export type Changed = Pick<
  Selectable<MatchesTable>,
  'id' | 'game' | 'pace' | 'stage' | 'version' | 'people' | 'bots' | 'decision' | 'changed'
>;

/** A notice that a match should send to a person. */
interface Wanted {
  readonly match: string;
  readonly person: string;
  readonly kind: 'turn' | 'away';
  readonly version: number;
  readonly since: number;
  readonly next: number;
}

/** The notices of a running match, or one that waits for a part of its luck. */
function wantedBy({ id, pace, stage, version, people, bots, decision, changed }: Changed): Wanted[] {
  if (stage === 'over' || decision === null) return [];
  const { kind } = JSON.parse(pace) as Pace;
  const persons = JSON.parse(people) as (string | null)[];
  const levels = JSON.parse(bots) as (string | null)[];
  const notice = { match: id, version, since: changed };
  return persons.flatMap((person, seat): Wanted[] => {
    if (person === null) return [];
    // A bot plays in place of the person until they come back.
    if (levels[seat] !== null) return [{ ...notice, person, kind: 'away', next: changed + FIRST_DELAY[kind] }];
    if (seat !== decision) return [];
    return [{ ...notice, person, kind: 'turn', next: changed + FIRST_DELAY[kind] }];
  });
}

/** Updates the notices of changed matches. Idempotent. */
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
      // A person who knows that a bot plays for them is not notified again.
      if (before !== undefined && (notice.kind === 'away' || before >= notice.version)) continue;
      const row: Insertable<NoticesTable> = { ...notice, sent: 0 };
      // Another version is another turn, or the same turn after its player was present: notices start over.
      await trx
        .insertInto('notices')
        .values(row)
        .onConflict((conflict) => conflict.columns(['match', 'person', 'kind']).doUpdateSet(row))
        .execute();
    }
  });
}

/** Notifies people away from the table that their match is over. */
export async function noticeEnd(
  { db }: Database,
  wishes: Wishes,
  { match, pace, version, people, now }: { match: string; pace: Pace; version: number; people: string[]; now: number },
): Promise<void> {
  // With a clock of minutes people are at the table.
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
