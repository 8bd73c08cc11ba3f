/** Browsers from which somebody has signed in: they are known again, also when nobody is signed in there. */

import type { FastifyReply, FastifyRequest } from 'fastify';

import { hashOf, newSecret } from '../chance.ts';
import type { PeopleParts } from './parts.ts';

/** What is stored of a browser and a person: neither can be read from it. */
export const deviceMark = (device: string, person: string): string => hashOf(`${device} ${person}`);

/** Notes that somebody has signed in from a browser. */
export async function knowDevice(
  { database, guard, now }: Pick<PeopleParts, 'database' | 'guard' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  let device = guard.deviceOf(request);
  if (device === null) guard.setDevice(reply, (device = newSecret()));
  const row = { hash: deviceMark(device, person), person, seen: now() };
  await database.db
    .insertInto('known_devices')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ seen: row.seen }))
    .execute();
}
