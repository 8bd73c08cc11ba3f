/** Steps that processes publish over NATS: applied directly if they fit, read from storage after a gap. */

import { connect } from '@nats-io/transport-node';
import type { Step } from '@windrose/protocol';
import { expect, test } from 'vitest';

import { playAtRandom, startTwo } from '../players.ts';
import { Running } from '../running.ts';
import { startStorage } from '../storages.ts';

test('players on two processes both see the stored steps, even if messages are lost, duplicated, early or malformed', async () => {
  const storage = await startStorage('PostgreSQL and NATS');
  // During the test there is no polling, except every fifth of these intervals.
  const env = { ...storage.env, POLL_MS: '2000' };
  const [one, other] = [await Running.start(env), await Running.start(env)];
  const nats = await connect({ servers: storage.env.NATS_URL! });
  try {
    const messages: { match: string; version: number; steps?: Step[] }[] = [];
    nats.subscribe('windrose.news', { callback: (_fault, message) => void messages.push(message.json()) });
    const { id, a, b } = await startTwo(one, other);
    const publish = (news: object): void =>
      nats.publish('windrose.news', JSON.stringify({ from: 'a test', match: id, ...news }));
    const playing = [playAtRandom(a, 0, 1, 60), playAtRandom(b, 1, 2, 60)];
    await a.until(({ table }) => table.version > 20);
    const some = messages.find(({ steps }) => steps?.[0]?.kind === 'chose')!;
    const [step] = some.steps!;
    publish(some);
    publish({ version: a.table.version + 3, steps: [{ ...step, number: a.table.version + 3 }] });
    publish({ version: 1e6, steps: [{ ...step, number: 1e6 }] });
    publish({ version: a.table.version + 1, steps: [] });
    publish({ version: a.table.version + 1, steps: [{ kind: 'nonsense' }] });
    publish({ version: a.table.version + 1 });
    await Promise.all(playing);
    const { version } = a.table;
    await b.until(({ table }) => table.version >= version);
    const { body } = await one.ask('GET', `/api/matches/${id}/steps`);
    const stored = body.steps as Step[];
    for (const own of [a, b]) expect(own.steps).toEqual(stored.slice(0, own.steps.length));
    expect(Math.min(a.steps.length, b.steps.length)).toBeGreaterThanOrEqual(60);
    // Choices travel with the news of them.
    expect(messages.filter(({ steps }) => steps?.[0]?.kind === 'chose').length).toBeGreaterThan(30);
  } finally {
    await nats.close();
    await one.close();
    await other.close();
    await storage.close();
  }
});
