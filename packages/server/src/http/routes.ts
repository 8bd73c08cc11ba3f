/** Request–response routes: sessions, tables, matches. Described by OpenAPI at /api/docs. */

import { LEVELS } from '@windrose/bots';
import {
  Command,
  Games,
  MatchId,
  MatchList,
  MOST_OWN_PACKS,
  Refusal as RefusalBody,
  SetTable,
  StepsSince,
  Stored,
  TableSet,
  Version,
  View,
} from '@windrose/protocol';
import { GAMES, optionRules } from '@windrose/rules';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { z } from 'zod';

import { type MatchService, peopleIn } from '../match/match-service.ts';
import { Refusal } from '../match/refusal.ts';
import { blockedPairs } from '../people/blocks.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import { storageFault } from '../storage/fault.ts';
import type { Guard } from './guard.ts';
import { MONITORING } from './limits.ts';
import { listMatches } from './match-list.ts';

/** Dependencies of the routes. */
export interface Parts {
  readonly database: Database;
  readonly matchService: MatchService;
  readonly people: People;
  readonly guard: Guard;
}

const InMatch = z.object({ match: MatchId });
const refusals = { '4xx': RefusalBody, '5xx': RefusalBody };

/** Tables and matches. */
export function matchRoutes({ database, matchService, people, guard }: Parts): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/games',
      {
        schema: {
          tags: ['matches'],
          summary: 'Games, options and bot levels of this server',
          response: { 200: Games },
        },
      },
      () => ({
        games: GAMES.map((game) => ({
          game: game.id,
          fewest: game.seats[0],
          most: game.seats[1],
          options: Object.fromEntries(
            Object.entries(optionRules(game)).map(([name, rule]) => [
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
          summary: 'My matches, or the lobby',
          querystring: z.object({
            list: z.enum(['mine', 'open']),
            after: z.string().max(40).optional().describe('where the list goes on: `next` of an answer'),
          }),
          response: { 200: MatchList, ...refusals },
        },
      },
      async (request) => {
        const { list, after } = request.query;
        const from = after === undefined ? {} : { after };
        if (list === 'mine') {
          const { id } = await guard.demandPerson(request);
          return listMatches(database, people, { person: id, ...from });
        }
        const { matches: open, ...more } = await listMatches(database, people, { person: null, ...from });
        const asker = (await guard.personOf(request))?.id;
        if (asker === undefined) return { matches: open, ...more };
        // Tables that the caller could not join because of a block are left out.
        const sitting = open.flatMap((table) => table.people.flatMap((person) => person?.id ?? []));
        const apart = await blockedPairs(database, [...new Set([asker, ...sitting])]);
        const welcome = open.filter(
          (table) => !table.people.some((person) => apart.has(`${asker} ${person?.id ?? ''}`)),
        );
        return { matches: welcome, ...more };
      },
    );
    app.post(
      '/api/matches',
      {
        // Own packs are larger than any other request.
        bodyLimit: 2 * MOST_OWN_PACKS,
        schema: {
          tags: ['matches'],
          summary: 'Set up a table',
          body: SetTable,
          response: { 200: TableSet, ...refusals },
        },
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
        return matchService.setTable(person, { ...wanted, sitters }, guard.originOf(request));
      },
    );
    app.get(
      '/api/matches/:match/steps',
      {
        schema: {
          tags: ['matches'],
          summary: 'All steps after a version',
          params: InMatch,
          querystring: z.object({ since: z.coerce.number().pipe(Version).default(0) }),
          response: { 200: StepsSince, ...refusals },
        },
      },
      async ({ params: { match }, query: { since } }) => {
        const { version, steps } = await matchService.since(match, since);
        return { match, since, version, steps, people: await people.find(peopleIn(steps)) };
      },
    );
    app.get(
      '/api/matches/:match/view',
      {
        schema: {
          tags: ['matches'],
          summary: 'What my seat, or a spectator, sees, and my legal options',
          params: InMatch,
          response: { 200: View, ...refusals },
        },
      },
      async (request) => {
        const person = await guard.personOf(request);
        const room = await matchService.room(request.params.match);
        return room.look((table) => table.view(table.seatOf(person?.id ?? null)));
      },
    );
    app.get(
      '/api/matches/:match/record',
      {
        schema: {
          tags: ['matches'],
          summary: 'The record: with the draws so far, and after the end with the secret of the luck',
          params: InMatch,
          response: { 200: z.looseObject({ game: z.string() }), ...refusals },
        },
      },
      async ({ params: { match } }) => {
        const room = await matchService.room(match);
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
        return {
          type: 'stored' as const,
          match,
          id,
          ...(await matchService.command(person, request.body, guard.originOf(request))),
        };
      },
    );
    done();
  };
}

/** Milliseconds for which the answer about readiness is given again: finding it out writes to the disk. */
const READY_FOR = 250;

interface HealthSetup {
  readonly database: Database;
  /** As in `DATABASE_URL`. */
  readonly place: string;
  readonly isStopping: () => boolean;
  readonly log: Logger;
  readonly now: () => number;
}

/** Liveness and readiness. */
export function healthRoutes({ database, place, isStopping, log, now }: HealthSetup) {
  const tags = ['operations'];
  // Monitoring gets through, however much else its address asks for.
  const config = MONITORING;
  let known: { readonly at: number; readonly writes: Promise<boolean> } | null = null;
  let failing = false;
  /** Checks writing, not only reading: with a full disk or a read-only database no match could be played. */
  const canWrite = async (): Promise<boolean> => {
    try {
      const row = { name: 'ready', holder: '', until: 0, mark: Date.now() };
      await database.db
        .insertInto('duties')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ mark: row.mark }))
        .execute();
      failing = false;
      return true;
    } catch (error) {
      // Monitoring asks every few seconds: one entry an outage.
      if (!failing) log.error({ err: storageFault(error, place) ?? error }, 'writing to storage failed');
      failing = true;
      return false;
    }
  };
  return (app: FastifyInstance, _options: unknown, done: () => void): void => {
    app.get('/healthz', { config, schema: { tags, summary: 'Liveness: the process runs' } }, () => ({ alive: true }));
    app.get(
      '/readyz',
      { config, schema: { tags, summary: 'Readiness: the storage can be written' } },
      async (_request, reply) => {
        if (isStopping()) return reply.code(503).send({ ready: false, why: 'stopping' });
        const at = now();
        if (known === null || Math.abs(at - known.at) >= READY_FOR) known = { at, writes: canWrite() };
        if (await known.writes) return { ready: true };
        return reply
          .code(503)
          .send({ ready: false, why: 'nothing can be stored: is the database there, and the disk full?' });
      },
    );
    done();
  };
}
