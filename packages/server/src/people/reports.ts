/** Reports: what people tell those who run the server about somebody. */

import { newId } from '../chance.ts';
import type { Database } from '../storage/database.ts';

/** A report as it is read by those who run the server. */
export interface FiledReport {
  readonly id: string;
  readonly created: number;
  readonly reason: string;
  readonly text: string;
  readonly match: string | null;
  /** Names and ids; null for who is gone. */
  readonly by: { readonly id: string; readonly name: string } | null;
  readonly about: { readonly id: string; readonly name: string } | null;
}

export async function fileReport(
  { db }: Database,
  report: { by: string; about: string; match: string | null; reason: string; text: string },
  now: number,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('reports')
    .values({ id, ...report, created: now, closed: null })
    .execute();
  return id;
}

/** The reports nobody has dealt with, the oldest first. */
export async function openReports({ db }: Database): Promise<FiledReport[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('people as reporter', 'reporter.id', 'reports.by')
    .leftJoin('people as reported', 'reported.id', 'reports.about')
    .select([
      'reports.id',
      'reports.created',
      'reports.reason',
      'reports.text',
      'reports.match',
      'reporter.id as by_id',
      'reporter.name as by_name',
      'reported.id as about_id',
      'reported.name as about_name',
    ])
    .where('closed', 'is', null)
    .orderBy('reports.created')
    .execute();
  const named = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });
  return rows.map(({ by_id, by_name, about_id, about_name, ...report }) => ({
    ...report,
    by: named(by_id, by_name),
    about: named(about_id, about_name),
  }));
}

/** Puts a report away. @returns whether it was open */
export async function closeReport({ db }: Database, id: string, now: number): Promise<boolean> {
  const closed = await db
    .updateTable('reports')
    .set({ closed: now })
    .where('id', '=', id)
    .where('closed', 'is', null)
    .returning('id')
    .execute();
  return closed.length > 0;
}
