/** Browsers from which a person has signed in; they stay known after signing out. */

import type { FastifyReply, FastifyRequest } from 'fastify';

import { hashOf, newSecret } from '../chance.ts';
import type { PeopleParts } from './parts.ts';

/** The stored hash of a browser and a person; reveals neither. */
export const deviceMark = (device: string, person: string): string => hashOf(`${device} ${person}`);

/** Records a sign-in from a browser. */
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
