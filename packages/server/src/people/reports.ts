/** Reports: what people tell those who run the server about somebody. */

import { newId } from '../chance.ts';
import type { Database } from '../storage/database.ts';

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
