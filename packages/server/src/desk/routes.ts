/** The operator's desk over HTTP, for members appointed at the server's terminal. */

import { Act, Audit, Bans, FiledReports, Here, Okay, Refusal as RefusalBody } from '@windrose/protocol';
import type { Person } from '@windrose/protocol';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { Guard } from '../http/guard.ts';
import type { Seldom } from '../http/limits.ts';
import { Refusal } from '../match/refusal.ts';
import { isOperator } from '../people/operators.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import { auditTrail } from './audit.ts';
import type { Desk } from './desk.ts';
import { bansNow, openReports, whoIsHere } from './look.ts';

const refusals = { '4xx': RefusalBody, '5xx': RefusalBody };
const tags = ['desk'];
const USUAL_MINUTES = 15;
const MOST_MINUTES = 7 * 24 * 60;
const MOST_ENTRIES = 500;

interface Parts {
  readonly database: Database;
  readonly people: People;
  readonly guard: Guard;
  readonly desk: Desk;
  readonly seldom: Seldom;
  readonly now: () => number;
  /** The person must have proved their identity within the last minutes. @throws Refusal */
  readonly demandProof: (request: FastifyRequest, person: Person) => Promise<void>;
}

export function deskRoutes(parts: Parts): FastifyPluginCallbackZod {
  const { database, people, guard, desk, seldom, demandProof } = parts;

  /** @throws Refusal `not-an-operator` */
  const demandOperator = async (request: FastifyRequest): Promise<Person> => {
    const person = await guard.demandPerson(request);
    if (await isOperator(database, person.id)) return person;
    throw new Refusal('not-an-operator', 'The desk is for operators; "windrose server appoint" makes one.');
  };

  return (app, _options, done) => {
    app.get(
      '/api/desk/here',
      {
        schema: {
          tags,
          summary: 'Who has been online in the last minutes, and the open and running tables',
          querystring: z.object({ minutes: z.coerce.number().int().min(1).max(MOST_MINUTES).default(USUAL_MINUTES) }),
          response: { 200: Here, ...refusals },
        },
      },
      async (request) => {
        await demandOperator(request);
        return whoIsHere(parts, request.query.minutes);
      },
    );
    app.get(
      '/api/desk/reports',
      {
        schema: {
          tags,
          summary: 'Open reports, with the chat of their tables',
          response: { 200: FiledReports, ...refusals },
        },
      },
      async (request) => {
        await demandOperator(request);
        return openReports({ database, people });
      },
    );
    app.get(
      '/api/desk/bans',
      { schema: { tags, summary: 'The bans in force', response: { 200: Bans, ...refusals } } },
      async (request) => {
        await demandOperator(request);
        return bansNow(parts);
      },
    );
    app.get(
      '/api/desk/audit',
      {
        schema: {
          tags,
          summary: 'The audit trail, latest first',
          querystring: z.object({ most: z.coerce.number().int().min(1).max(MOST_ENTRIES).default(100) }),
          response: { 200: Audit, ...refusals },
        },
      },
      async (request) => {
        await demandOperator(request);
        return auditTrail(database, people, request.query.most);
      },
    );
    app.post(
      '/api/desk/acts',
      {
        config: seldom(120),
        schema: {
          tags,
          summary: 'Ban, unban, rename, delete, close, revoke, dismiss: with a reason, for the audit trail',
          body: Act,
          response: { 200: Okay, ...refusals },
        },
      },
      async (request) => {
        const person = await demandOperator(request);
        await demandProof(request, person);
        const { act } = request.body;
        if (act === 'appoint' || act === 'withdraw') {
          throw new Refusal('not-an-operator', `Operators are made at the terminal: "windrose server ${act}".`);
        }
        await desk.act(`person:${person.id}`, request.body);
        return { done: true as const };
      },
    );
    done();
  };
}
