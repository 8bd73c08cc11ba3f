/** Results of matches, entered once per match, for profiles, statistics and ratings. */

import type { PastMatch, Statistics } from '@windrose/protocol';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import type { MatchService } from '../match/match-service.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { goneAmong, rateMatch, RatingRace } from './ratings.ts';

const MOST_TRIES = 10;
/** Past matches in a profile. */
const LISTED = 50;

/**
 * Enters the end of a match, unless it is already entered.
 * @returns the people who played to its end, if it was entered now; null otherwise.
 */
export async function enterResult(
  database: Database,
  matchService: MatchService,
  match: string,
  now: number,
): Promise<{ people: string[]; version: number } | null> {
  const room = await matchService.room(match);
  const ended = await room.look((table) => {
    if (table.stage !== 'over') return null;
    const { setting, seats, rated, version, at, lost, places, match: played } = table;
    // Matches without a result are skipped: given up before the start, aborted, closed by the server.
    const scores = places && played ? played.scores().seats : null;
    const result = seats.flatMap((sitter, seat) => {
      const [place, score] = [places?.[seat], scores?.[seat]];
      if (place === undefined || score === undefined) return [];
      return { ...sitter, seat, place, points: score.total, lost: lost.includes(seat) };
    });
    return { game: setting.game, seats: seats.length, rated, version, at, result };
  });
  if (!ended) return null;
  const { game, seats, at, result } = ended;
  // A person who lost by leaving counts as a player, though a bot took the seat; one who left an unrated match does not.
  const players = new Map(
    result.flatMap(({ person, bot, lost, place }) =>
      person !== null && (bot === null || lost) ? [[person, place] as const] : [],
    ),
  );
  const enter = (): Promise<boolean> =>
    database.db.transaction().execute(async (trx) => {
      const first = await trx
        .insertInto('ended')
        .values({ match, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('match')
        .execute();
      if (first.length === 0) return false;
      if (result.length === 0) return true;
      const present = await presentAmong(database, trx, [...players.keys()]);
      // Ratings are for members in matches between people: bots and guests have no reliable strength.
      const members = await membersAmong(trx, [...players.keys()]);
      // Whoever has deleted their account has lost by that, and was a member.
      const gone = await goneAmong(trx, game, [...players.keys()]);
      const counts = ended.rated && players.size > 1 && new Set([...members, ...gone]).size === seats;
      const changes = counts ? await rateMatch(trx, { game, players, gone, now: at }) : null;
      const rows = result.map(({ seat, person, bot, lost, place, points }) => {
        const change = person === null ? undefined : changes?.get(person);
        return {
          match,
          seat,
          person: person !== null && present.has(person) ? person : null,
          bot: lost ? null : bot,
          game,
          seats,
          place,
          points,
          rating_before: change?.before ?? null,
          rating_after: change?.after ?? null,
          finished: at,
        };
      });
      await trx.insertInto('results').values(rows).execute();
      return true;
    });
  for (let attempt = 1; ; attempt++) {
    try {
      const entered = await enter();
      // A table that was given up before the start had no players.
      return entered && result.length > 0 ? { people: [...players.keys()], version: ended.version } : null;
    } catch (error) {
      if (!(error instanceof RatingRace) || attempt === MOST_TRIES) throw error;
    }
  }
}

/** Those of some people whose accounts are not deleted. A deletion that begins now waits for the end of the transaction. */
async function presentAmong(
  { kind }: Database,
  trx: Transaction<Schema>,
  people: readonly string[],
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const rows = await trx
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...people])
    // In a fixed order, so that two processes cannot deadlock. SQLite has one writer at a time.
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forShare())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function membersAmong(trx: Transaction<Schema>, people: readonly string[]): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const rows = await trx
    .selectFrom('accounts')
    .select('person')
    .where('person', 'in', [...people])
    .execute();
  return new Set(rows.map(({ person }) => person));
}

/** Statistics of the matches a person has played to the end, by game. */
export async function statisticsOf({ db }: Database, person: string): Promise<z.infer<typeof Statistics>[]> {
  const rows = await db
    .selectFrom('results')
    .select(({ fn }) => [
      'game',
      fn.countAll().as('played'),
      fn.sum<number>((eb) => eb.case().when('place', '=', 1).then(1).else(0).end()).as('won'),
      fn.max('points').as('best'),
      fn.avg('points').as('average'),
    ])
    .where('person', '=', person)
    // People who left their seat to a bot have not played to the end.
    .where('bot', 'is', null)
    .groupBy('game')
    .orderBy('game')
    .execute();
  return rows.map(({ game, played, won, best, average }) => ({
    game,
    played: Number(played),
    won: Number(won),
    best,
    average: Math.round(Number(average) * 10) / 10,
  }));
}

/** A person's past matches, the latest first. @param most the maximum number, null for all */
export async function pastMatches(
  { db }: Database,
  person: string,
  most: number | null = LISTED,
): Promise<z.infer<typeof PastMatch>[]> {
  const all = db.selectFrom('results').selectAll().where('person', '=', person).orderBy('finished', 'desc');
  const rows = await (most === null ? all : all.limit(most)).execute();
  return rows.map(({ match, game, seats, seat, place, points, rating_before, rating_after, finished }) => ({
    match,
    game,
    seats,
    seat,
    place,
    points,
    rating:
      rating_before === null || rating_after === null
        ? null
        : { before: Math.round(rating_before), after: Math.round(rating_after) },
    finished,
  }));
}
