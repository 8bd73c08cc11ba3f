/** Ratings by game and person, and their updates. */

import type { Rating } from '@windrose/protocol';
import { required } from '@windrose/rules';
import type { Kysely, Transaction } from 'kysely';

import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { afterIdling, afterMatch, type Strength, UNKNOWN } from './glicko2.ts';

/** Another process has changed a rating during the update, which must be repeated. */
export class RatingRace extends Error {
  override readonly name = 'RatingRace';
}

interface Known extends Strength {
  readonly person: string;
  readonly matches: number;
}

/** The current strengths of people in a game, with uncertainty grown since their last match. */
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
  return people.map((person): Known => ({ person, ...(found.get(person) ?? { ...UNKNOWN, matches: 0 }) }));
}

/** A person's rating in a game. */
export async function ratingOf({ db }: Database, game: string, person: string, now: number): Promise<number> {
  const [own = UNKNOWN] = await known(db, game, [person], now);
  return own.rating;
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
 * Enters a rated match, in the transaction that marks it as entered.
 * @param players the people with their places, 1 for the winner.
 * @param gone those of them who have deleted their account: the others are compared with them, and their own rating stays.
 * @returns ratings before and after, by person.
 * @throws RatingRace
 */
export async function rateMatch(
  trx: Transaction<Schema>,
  {
    game,
    players,
    gone,
    now,
  }: { game: string; players: ReadonlyMap<string, number>; gone: ReadonlySet<string>; now: number },
): Promise<Map<string, { before: number; after: number }>> {
  const before = await known(trx, game, [...players.keys()], now);
  const placed = before.map((own) => ({ ...own, place: required(players.get(own.person), 'place of a player') }));
  const rated = placed.filter(({ person }) => !gone.has(person));
  const changes = rated.map((own) => {
    const opponents = placed.filter(({ person }) => person !== own.person);
    return { own, after: afterMatch(own, opponents) };
  });
  // Updates in a fixed order, so that two processes cannot deadlock.
  for (const { own, after } of changes.toSorted((a, b) => (a.own.person < b.own.person ? -1 : 1))) {
    const { rating, deviation, volatility } = after;
    const row = { person: own.person, game, rating, deviation, volatility, matches: own.matches + 1, changed: now };
    const entered = await trx
      .insertInto('ratings')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['person', 'game'])
          .doUpdateSet(row)
          // The number of matches serves as the version of the row.
          .where('ratings.matches', '=', row.matches - 1),
      )
      .returning('person')
      .execute();
    if (entered.length === 0) throw new RatingRace('A rating has changed meanwhile.');
  }
  return new Map(changes.map(({ own, after }) => [own.person, { before: own.rating, after: after.rating }]));
}

/** Rated matches whose result is not entered yet. */
const unentered = (db: Kysely<Schema>) =>
  db
    .selectFrom('matches')
    .where('matches.rated', '=', 1)
    .where('matches.stage', '!=', 'open')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('ended').select('ended.match').whereRef('ended.match', '=', 'matches.id'))),
    );

/**
 * A person deletes their account: their ratings go. Those in the games of rated matches that they have lost by it stay until the
 * results are entered ({@link forgetGone}), because the others are compared with them; the id then refers to nobody.
 */
export async function forgetRatings(trx: Transaction<Schema>, person: string, now: number): Promise<void> {
  const member = await trx.selectFrom('accounts').select('person').where('person', '=', person).executeTakeFirst();
  const rows = member
    ? await unentered(trx)
        .innerJoin('players', 'players.match', 'matches.id')
        .select('matches.game')
        .distinct()
        .where('players.person', '=', person)
        // A person who has left a seat before the start is still listed among the players.
        .where('matches.people', 'like', `%"${person}"%`)
        .execute()
    : [];
  const games = rows.map(({ game }) => game);
  for (const game of games) {
    await trx
      .insertInto('ratings')
      .values({ person, game, ...UNKNOWN, matches: 0, changed: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const all = trx.deleteFrom('ratings').where('person', '=', person);
  await (games.length > 0 ? all.where('game', 'not in', games) : all).execute();
}

/** Ratings of people who have deleted their account. */
const ofGone = (db: Kysely<Schema>) =>
  db
    .selectFrom('ratings')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('people').select('people.id').whereRef('people.id', '=', 'ratings.person'))),
    );

/** Those of some people who have deleted their account and whose rating in a game is kept for a result to come. */
export async function goneAmong(db: Kysely<Schema>, game: string, people: readonly string[]): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const rows = await ofGone(db)
    .select('person')
    .where('game', '=', game)
    .where('person', 'in', [...people])
    .execute();
  return new Set(rows.map(({ person }) => person));
}

/** Deletes ratings of deleted people for which no result is to come any more. */
export async function forgetGone({ db }: Database): Promise<void> {
  for (const { person, game } of await ofGone(db).select(['person', 'game']).execute()) {
    const awaited = await unentered(db)
      .select('matches.id')
      .where('matches.game', '=', game)
      .where('matches.people', 'like', `%"${person}"%`)
      .executeTakeFirst();
    if (!awaited) await db.deleteFrom('ratings').where('person', '=', person).where('game', '=', game).execute();
  }
}
