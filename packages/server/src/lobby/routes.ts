/** Quick match over HTTP. */

import { Refusal as RefusalBody, Seeking, SeekMatch } from '@windrose/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import type { Guard } from '../http/guard.ts';
import type { Hourly } from '../people/hourly.ts';
import type { QuickMatch } from './quick.ts';

const refusals = { '4xx': RefusalBody, '5xx': RefusalBody };
const tags = ['lobby'];

/** @param searches limits new searches per address. @param nudge called when a person starts to search */
export function lobbyRoutes(
  quick: QuickMatch,
  guard: Guard,
  searches: Hourly,
  nudge: () => void,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/quick',
      {
        schema: {
          tags,
          summary: 'Search for opponents of similar strength',
          body: SeekMatch,
          response: { 200: Seeking, ...refusals },
        },
      },
      async (request) => {
        const { id, guest } = await guard.demandPerson(request);
        const origin = guard.originOf(request);
        const seeking = await quick.seek(id, !guest, request.body, origin, () => searches.take(origin));
        nudge();
        return seeking;
      },
    );
    app.get(
      '/api/quick',
      {
        schema: {
          tags,
          summary: 'The state of my search; poll it every few seconds',
          response: { 200: Seeking, ...refusals },
        },
      },
      async (request) => quick.look((await guard.demandPerson(request)).id),
    );
    app.delete(
      '/api/quick',
      { schema: { tags, summary: 'Cancel my search', response: { 200: Seeking, ...refusals } } },
      async (request) => quick.stop((await guard.demandPerson(request)).id),
    );
    done();
  };
}
