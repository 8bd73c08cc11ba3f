/** Agreement to free text at a table: given by sitting down where only a link leads, and otherwise asked for. */

import type { StepOf } from '@windrose/protocol';

import type { Database } from '../storage/database.ts';

/**
 * Records that a person who is about to sit down agrees to free text, if the table is one that only a link leads to: strangers come
 * through the lobby and through quick match. At a rematch the person's answer of the match before holds.
 */
export async function agreeBySitting(
  { db }: Database,
  match: string,
  person: string,
  { listed, auto, rematchOf }: Pick<StepOf<'created'>, 'listed' | 'auto' | 'rematchOf'>,
): Promise<void> {
  if (listed || auto) return;
  if (rematchOf !== undefined) {
    const before = await db
      .selectFrom('free_talk')
      .select('person')
      .where('match', '=', rematchOf)
      .where('person', '=', person)
      .executeTakeFirst();
    if (!before) return;
  }
  await db
    .insertInto('free_talk')
    .values({ match, person })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
