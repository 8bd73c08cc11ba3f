/** Quick match over HTTP. */

import { Refusal as RefusalBody, Seeking, SeekMatch } from '@windrose/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import type { Guard } from '../http/guard.ts';
import type { Hourly } from '../people/hourly.ts';
import type { QuickMatch } from './quick.ts';

const refusals = { '4xx': RefusalBody, '5xx': RefusalBody };
const tags = ['lobby'];

/** @param searches how often an address may begin to look. @param nudge there is somebody new to be paired */
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
          summary: 'Look for opponents of about my strength',
          body: SeekMatch,
          response: { 200: Seeking, ...refusals },
        },
      },
      async (request) => {
        const { id, guest } = await guard.demandPerson(request);
        const begin = (): Promise<void> => searches.take(guard.originOf(request));
        const seeking = await quick.seek(id, !guest, request.body, begin);
        nudge();
        return seeking;
      },
    );
    app.get(
      '/api/quick',
      {
        schema: {
          tags,
          summary: 'How my search stands; to be asked every few seconds',
          response: { 200: Seeking, ...refusals },
        },
      },
      async (request) => quick.look((await guard.demandPerson(request)).id),
    );
    app.delete(
      '/api/quick',
      { schema: { tags, summary: 'Look no longer', response: { 200: Seeking, ...refusals } } },
      async (request) => quick.stop((await guard.demandPerson(request)).id),
    );
    done();
  };
}
