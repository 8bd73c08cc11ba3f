/** Members who may use the operator's desk. */

import type { Database } from '../storage/database.ts';

/** Whether a person may use the desk. */
export async function isOperator({ db }: Database, person: string): Promise<boolean> {
  const row = await db.selectFrom('operators').select('person').where('person', '=', person).executeTakeFirst();
  return row !== undefined;
}
