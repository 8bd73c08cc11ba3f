/** The chat over HTTP; the socket announces new lines. */

import { AgreeToText, Chat, MatchId, Refusal as RefusalBody, ChatMessage, Version } from '@windrose/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { Guard } from '../http/guard.ts';
import type { Seldom } from '../http/limits.ts';
import type { ChatRooms } from './chat.ts';

const refusals = { '4xx': RefusalBody, '5xx': RefusalBody };
const tags = ['chat'];
const InMatch = z.object({ match: MatchId });

/** Lines per minute from one address: enough for conversation, too few for a flood. */
const TALK = 60;

export function chatRoutes(chat: ChatRooms, guard: Guard, seldom: Seldom): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/matches/:match/chat',
      {
        schema: {
          tags,
          summary: 'The chat of a table after a line',
          params: InMatch,
          querystring: z.object({ since: z.coerce.number().pipe(Version).default(0) }),
          response: { 200: Chat, ...refusals },
        },
      },
      async (request) => {
        const reader = await guard.personOf(request);
        return chat.read(request.params.match, reader?.id ?? null, request.query.since);
      },
    );
    app.post(
      '/api/matches/:match/chat',
      {
        config: seldom(TALK),
        schema: {
          tags,
          summary: 'Send a line to my table: a phrase, or text if all agree',
          params: InMatch,
          body: ChatMessage,
          response: { 200: Chat, ...refusals },
        },
      },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        const { match } = request.params;
        const number = await chat.send(match, id, request.body);
        return chat.read(match, id, number - 1);
      },
    );
    app.put(
      '/api/matches/:match/chat/free',
      {
        config: seldom(TALK),
        schema: {
          tags,
          summary: 'Agree to free text at my table, or withdraw',
          params: InMatch,
          body: AgreeToText,
          response: { 200: Chat, ...refusals },
        },
      },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        const { match } = request.params;
        await chat.agree(match, id, request.body.agree);
        return chat.read(match, id, 0);
      },
    );
    done();
  };
}
