/**
 * Deletes an account: personal data goes, matches stay. Their steps contain an id that no longer refers to anybody; others
 * see a seat without a name.
 */

import { newCommandId } from '@windrose/protocol';
import type { Logger } from 'pino';

import type { MatchService } from '../match/match-service.ts';
import { Refusal } from '../match/refusal.ts';
import { forgetRatings } from '../ratings/ratings.ts';
import type { Database } from '../storage/database.ts';
import type { People } from './people.ts';

interface Parts {
  readonly database: Database;
  readonly matchService: MatchService;
  readonly people: People;
  readonly log: Logger;
  readonly now: () => number;
}

/** Leaves every table, then deletes the person. Rated matches that are left thereby are lost, and count for the others. */
export async function deletePerson({ database, matchService, people, log, now }: Parts, person: string): Promise<void> {
  await leaveTables({ database, matchService, log }, person);
  await database.db.transaction().execute(async (trx) => {
    // First, so that a result that is being entered is entered before, and no later one names the person.
    await trx.deleteFrom('people').where('id', '=', person).execute();
    await forgetRatings(trx, person, now());
    await trx.deleteFrom('sessions').where('person', '=', person).execute();
    await trx.deleteFrom('accounts').where('person', '=', person).execute();
    await trx.deleteFrom('passkeys').where('person', '=', person).execute();
    await trx.deleteFrom('challenges').where('person', '=', person).execute();
    await trx.deleteFrom('seekers').where('person', '=', person).execute();
    await trx.deleteFrom('notices').where('person', '=', person).execute();
    await trx.deleteFrom('notice_wishes').where('person', '=', person).execute();
    await trx.deleteFrom('pushes').where('person', '=', person).execute();
    await trx.deleteFrom('mails').where('person', '=', person).execute();
    await trx.deleteFrom('operators').where('person', '=', person).execute();
    await trx.deleteFrom('bans').where('kind', '=', 'account').where('value', '=', person).execute();
    await trx.deleteFrom('known_devices').where('person', '=', person).execute();
    await trx.deleteFrom('said').where('person', '=', person).execute();
    await trx.deleteFrom('free_talk').where('person', '=', person).execute();
    await trx
      .deleteFrom('blocks')
      .where((eb) => eb.or([eb('person', '=', person), eb('blocked', '=', person)]))
      .execute();
    // Reports by others stay; the person's own text is deleted.
    await trx.updateTable('reports').set({ by: null, text: '' }).where('by', '=', person).execute();
    await trx.updateTable('results').set({ person: null }).where('person', '=', person).execute();
    await trx.deleteFrom('players').where('person', '=', person).execute();
  });
  people.forget(person);
}

/** Running matches continue with a bot on the seat, rated ones are lost; open tables lose a person, or end if it was their owner. */
export async function leaveTables(
  { database, matchService, log }: { database: Database; matchService: MatchService; log: Logger },
  person: string,
): Promise<void> {
  const rows = await database.db
    .selectFrom('matches')
    .select(['id', 'stage', 'owner', 'people', 'bots'])
    .where('stage', 'in', ['open', 'running'])
    .where((eb) =>
      eb.or([
        eb('owner', '=', person),
        eb('id', 'in', eb.selectFrom('players').select('match').where('person', '=', person)),
      ]),
    )
    .execute();
  for (const { id: match, stage, owner, people } of rows) {
    const seat = (JSON.parse(people) as (string | null)[]).indexOf(person);
    const base = { match, id: newCommandId(), version: 0 };
    try {
      if (stage === 'running' && seat >= 0) await matchService.command(person, { ...base, type: 'leave' });
      else if (stage === 'open' && owner === person) await matchService.command(person, { ...base, type: 'abandon' });
      else if (stage === 'open' && seat >= 0) await matchService.command(person, { ...base, type: 'free', seat });
    } catch (error) {
      // The match ended or started meanwhile, or a bot already has the seat; a bot plays the seat in the end.
      if (!(error instanceof Refusal)) throw error;
      log.info({ match, reason: error.reason }, 'leaving table failed');
    }
  }
}
