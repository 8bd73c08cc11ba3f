/** What is asked once: sessions, tables, matches. Described by OpenAPI at /api/docs. */

import { LEVELS } from '@windrose/bots';
import {
  Command,
  Games,
  MatchId,
  MatchList,
  OpenSession,
  Refusal as RefusalBody,
  Session,
  SetTable,
  StepsSince,
  Stored,
  TableSet,
  Token,
  Version,
  View,
} from '@windrose/protocol';
import { COMMON_OPTIONS, GAMES } from '@windrose/rules';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { type Hub, peopleIn } from '../match/hub.ts';
import { Refusal } from '../match/refusal.ts';
import type { People } from '../people/people.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Database } from '../storage/database.ts';
import type { Guard } from './guard.ts';
import { listMatches } from './match-list.ts';

/** What the routes are made of. */
export interface Parts {
  readonly database: Database;
  readonly hub: Hub;
  readonly people: People;
  readonly sessions: Sessions;
  readonly guard: Guard;
  readonly now: () => number;
}

const InMatch = z.object({ match: MatchId });
const refusals = { '4xx': RefusalBody, '5xx': RefusalBody };

/** Who one is, and tokens for programs. */
export function sessionRoutes({ people, sessions, guard, now }: Parts): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/session',
      { schema: { tags: ['people'], summary: 'Who am I?', response: { 200: Session } } },
      async (request) => ({ person: await guard.personOf(request) }),
    );
    app.post(
      '/api/session',
      {
        schema: {
          tags: ['people'],
          summary: 'Sit down as a guest; with a session, take another name',
          body: OpenSession,
          response: { 200: Session, ...refusals },
        },
      },
      async (request, reply) => {
        const { name } = request.body;
        const known = await guard.personOf(request);
        if (known) {
          await people.rename(known.id, name);
          return { person: { ...known, name } };
        }
        const person = await people.addGuest(name, now());
        guard.setCookie(reply, await sessions.open(person.id, 'cookie', now()));
        return { person };
      },
    );
    app.delete(
      '/api/session',
      { schema: { tags: ['people'], summary: 'End the session', response: { 200: Session } } },
      async (request, reply) => {
        const token = guard.tokenOf(request);
        if (token !== undefined) await sessions.close(token);
        guard.clearCookie(reply);
        return { person: null };
      },
    );
    app.post(
      '/api/tokens',
      {
        schema: {
          tags: ['people'],
          summary: 'A token with which a program plays in my name',
          response: { 200: Token, ...refusals },
        },
      },
      async (request) => {
        const person = await guard.demandPerson(request);
        return { token: await sessions.open(person.id, 'token', now()) };
      },
    );
    done();
  };
}

/** Tables and matches. */
export function matchRoutes({ database, hub, people, guard }: Parts): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/games',
      { schema: { tags: ['matches'], summary: 'What can be played here', response: { 200: Games } } },
      () => ({
        games: GAMES.map(({ id, seats, options }) => ({
          game: id,
          fewest: seats[0],
          most: seats[1],
          options: Object.fromEntries(
            Object.entries({ ...COMMON_OPTIONS, ...options }).map(([name, rule]) => [
              name,
              typeof rule === 'string' ? rule : [...rule],
            ]),
          ),
        })),
        bots: [...LEVELS],
      }),
    );
    app.get(
      '/api/matches',
      {
        schema: {
          tags: ['matches'],
          summary: 'My matches, or the listed tables that wait for players',
          querystring: z.object({ list: z.enum(['mine', 'open']) }),
          response: { 200: MatchList, ...refusals },
        },
      },
      async (request) => {
        const mine = request.query.list === 'mine' ? (await guard.demandPerson(request)).id : null;
        return { matches: await listMatches(database, people, mine) };
      },
    );
    app.post(
      '/api/matches',
      {
        schema: { tags: ['matches'], summary: 'Set a table', body: SetTable, response: { 200: TableSet, ...refusals } },
      },
      async (request) => {
        const { id: person } = await guard.demandPerson(request);
        const { sit, bots, ...wanted } = request.body;
        const sitters = Array.from({ length: wanted.seats }, (_, seat) => {
          const bot = bots[seat] ?? null;
          return seat === sit ? { person } : bot === null ? null : { bot };
        });
        if (sit !== null && sit >= wanted.seats) {
          throw new Refusal('no-such-seat', `There is no seat ${sit}; the seats are 0 to ${wanted.seats - 1}.`);
        }
        return hub.setTable(person, { ...wanted, sitters });
      },
    );
    app.get(
      '/api/matches/:match/steps',
      {
        schema: {
          tags: ['matches'],
          summary: 'All that has happened after a version',
          params: InMatch,
          querystring: z.object({ since: z.coerce.number().pipe(Version).default(0) }),
          response: { 200: StepsSince, ...refusals },
        },
      },
      async ({ params: { match }, query: { since } }) => {
        const { version, steps } = await hub.since(match, since);
        return { match, since, version, steps, people: await people.find(peopleIn(steps)) };
      },
    );
    app.get(
      '/api/matches/:match/view',
      {
        schema: {
          tags: ['matches'],
          summary: 'What my seat, or a spectator, sees, and what I may choose',
          params: InMatch,
          response: { 200: View, ...refusals },
        },
      },
      async (request) => {
        const person = await guard.personOf(request);
        const room = await hub.room(request.params.match);
        return room.look((table) => table.view(table.seatOf(person?.id ?? null)));
      },
    );
    app.get(
      '/api/matches/:match/record',
      {
        schema: {
          tags: ['matches'],
          summary: 'The record: with what was drawn so far, and after the end with the secret of the luck',
          params: InMatch,
          response: { 200: z.looseObject({ game: z.string() }), ...refusals },
        },
      },
      async ({ params: { match } }) => {
        const room = await hub.room(match);
        const record = await room.look((table) => table.record());
        if (!record) throw new Refusal('wrong-stage', 'The match has not started, so there is no record of it.');
        return { ...record };
      },
    );
    app.post(
      '/api/commands',
      {
        schema: {
          tags: ['matches'],
          summary: 'A command, as over the socket: sit, start, choose …',
          body: Command,
          response: { 200: Stored, ...refusals },
        },
      },
      async (request) => {
        const { id: person } = await guard.demandPerson(request);
        const { match, id } = request.body;
        return { type: 'stored' as const, match, id, ...(await hub.command(person, request.body)) };
      },
    );
    done();
  };
}

/** Whether the process lives, and whether it can serve. */
export function healthRoutes(database: Database, isStopping: () => boolean) {
  return (app: FastifyInstance, _options: unknown, done: () => void): void => {
    app.get('/api/health', { schema: { hide: true } }, () => ({ alive: true }));
    app.get('/api/ready', { schema: { hide: true } }, async (_request, reply) => {
      if (isStopping()) return reply.code(503).send({ ready: false, why: 'stopping' });
      try {
        await database.db.selectFrom('matches').select('id').limit(1).execute();
        return { ready: true };
      } catch {
        return reply.code(503).send({ ready: false, why: 'the database cannot be reached' });
      }
    });
    done();
  };
}
