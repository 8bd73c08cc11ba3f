/** Browsers from which a person has signed in; they stay known after signing out. */

import type { FastifyReply, FastifyRequest } from 'fastify';

import { hashOf, newSecret } from '../chance.ts';
import type { PeopleServices } from './people-services.ts';

/** Maximum browsers that are remembered of one person; the ones not seen for longest are forgotten. */
const MOST_DEVICES = 50;

/** The stored hash of a browser and a person; reveals neither. */
export const deviceMark = (device: string, person: string): string => hashOf(`${device} ${person}`);

/** Records a sign-in from a browser. */
export async function recordDevice(
  { database, guard, now }: Pick<PeopleServices, 'database' | 'guard' | 'now'>,
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
  await database.db
    .deleteFrom('known_devices')
    .where('hash', 'in', (eb) =>
      eb
        .selectFrom('known_devices')
        .select('hash')
        .where('person', '=', person)
        .where('hash', '!=', row.hash)
        .orderBy('seen', 'desc')
        .limit(100)
        .offset(MOST_DEVICES - 1),
    )
    .execute();
}
