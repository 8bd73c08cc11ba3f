/** Ratings by game and person, and how they change with a match. */

import type { Rating } from '@windrose/protocol';
import type { Transaction } from 'kysely';

import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { afterIdling, afterMatch, type Strength, UNKNOWN } from './glicko2.ts';

/** Another process has changed a rating in the middle of it: the whole is done again. */
export class RatingRace extends Error {
  override readonly name = 'RatingRace';
}

interface Known extends Strength {
  readonly matches: number;
}

/** What is known of people in a game now; who has not played for long is known less well. */
async function known(db: Transaction<Schema> | Database['db'], game: string, people: readonly string[], now: number) {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', [...people])
    .execute();
  const found = new Map(
    rows.map((row) => [row.person, { ...afterIdling(row, now - row.changed), matches: row.matches }]),
  );
  return people.map((person): Known => found.get(person) ?? { ...UNKNOWN, matches: 0 });
}

/** The rating of somebody in a game. */
export async function ratingOf({ db }: Database, game: string, person: string, now: number): Promise<number> {
  return (await known(db, game, [person], now))[0]!.rating;
}

/** All ratings of a person. */
export async function ratingsOf({ db }: Database, person: string, now: number): Promise<Rating[]> {
  const rows = await db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('game').execute();
  return rows.map((row) => {
    const { rating, deviation } = afterIdling(row, now - row.changed);
    return { game: row.game, rating: Math.round(rating), deviation: Math.round(deviation), matches: row.matches };
  });
}

/**
 * Enters a rated match, within the transaction that also says it is entered.
 * @param places by person, 1 the winner. @returns the ratings before and after.
 * @throws RatingRace
 */
export async function rateMatch(
  trx: Transaction<Schema>,
  { game, people, places, now }: { game: string; people: readonly string[]; places: readonly number[]; now: number },
): Promise<{ before: number; after: number }[]> {
  const before = await known(trx, game, people, now);
  const after = afterMatch(before, places);
  const values = people.map((person, at) => {
    const { rating, deviation, volatility } = after[at]!;
    return { person, game, rating, deviation, volatility, matches: before[at]!.matches + 1, changed: now };
  });
  // Always in the same order, so that two processes never wait for each other.
  for (const row of values.toSorted((a, b) => (a.person < b.person ? -1 : 1))) {
    const entered = await trx
      .insertInto('ratings')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['person', 'game'])
          .doUpdateSet(row)
          // The number of matches is the version of the row.
          .where('ratings.matches', '=', row.matches - 1),
      )
      .returning('person')
      .execute();
    if (entered.length === 0) throw new RatingRace('A rating has changed meanwhile.');
  }
  return before.map(({ rating }, at) => ({ before: rating, after: after[at]!.rating }));
}
