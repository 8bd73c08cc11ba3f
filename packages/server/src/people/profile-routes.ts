/** Other people: profiles, blocks and reports. */

import { Blocks, Okay, PersonId, Profile, Refusal as RefusalBody, Report } from '@windrose/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { Refusal } from '../match/refusal.ts';
import { ratingsOf } from '../ratings/ratings.ts';
import { pastMatches, statisticsOf } from '../ratings/results.ts';
import { block, blockedBy, unblock } from './blocks.ts';
import type { PeopleServices } from './people-services.ts';
import { demandMetAt, fileReport } from './reports.ts';

const refusals = { '4xx': RefusalBody, '5xx': RefusalBody };
const tags = ['people'];
const OfPerson = z.object({ person: PersonId });

export function profileRoutes(parts: PeopleServices): FastifyPluginCallbackZod {
  const { database, people, guard, seldom, reports, reportsPerPerson, log, now } = parts;
  const demandKnown = async (id: string) => {
    const person = await people.one(id);
    if (!person) throw new Refusal('no-such-thing', `There is no person with the id ${id}.`);
    return person;
  };

  return (app, _options, done) => {
    app.get(
      '/api/people/:person',
      {
        schema: {
          tags,
          summary: 'Profile of a person: ratings, statistics, past matches',
          params: OfPerson,
          response: { 200: Profile, ...refusals },
        },
      },
      async (request) => {
        const { person: id } = request.params;
        const person = await demandKnown(id);
        const asker = await guard.personOf(request);
        const [row, ratings, statistics, matches, blocked] = await Promise.all([
          database.db.selectFrom('people').select('created').where('id', '=', id).executeTakeFirst(),
          ratingsOf(database, id, now()),
          statisticsOf(database, id),
          pastMatches(database, id),
          asker ? blockedBy(database, asker.id) : ([] as string[]),
        ]);
        return { person, since: row?.created ?? now(), ratings, statistics, matches, blocked: blocked.includes(id) };
      },
    );
    app.get(
      '/api/blocks',
      { schema: { tags, summary: 'People I have blocked', response: { 200: Blocks, ...refusals } } },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        return { people: await people.find(await blockedBy(database, id)) };
      },
    );
    app.put(
      '/api/blocks/:person',
      {
        config: seldom(60),
        schema: {
          tags,
          summary: 'Block a person: no chat from them, no new table with them',
          params: OfPerson,
          response: { 200: Okay, ...refusals },
        },
      },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        const { person } = request.params;
        if (person === id) throw new Refusal('malformed', 'You cannot block yourself.');
        await demandKnown(person);
        await block(database, id, person, now());
        return { done: true as const };
      },
    );
    app.delete(
      '/api/blocks/:person',
      { schema: { tags, summary: 'Unblock a person', params: OfPerson, response: { 200: Okay, ...refusals } } },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        await unblock(database, id, request.params.person);
        return { done: true as const };
      },
    );
    app.post(
      '/api/reports',
      {
        config: seldom(10),
        schema: {
          tags,
          summary: 'Report a person to the operators',
          body: Report,
          response: { 200: Okay, ...refusals },
        },
      },
      async (request) => {
        const { id: by } = await guard.demandPerson(request);
        const { person: about, match = null, reason, text } = request.body;
        await demandKnown(about);
        if (match !== null) await demandMetAt(database, about, match);
        await reports.take(guard.originOf(request));
        const report = await fileReport(database, { by, about, match, reason, text }, now(), reportsPerPerson);
        if (report !== null) log.warn({ report, reason }, 'person reported; "windrose server reports" shows it');
        return { done: true as const };
      },
    );
    done();
  };
}
