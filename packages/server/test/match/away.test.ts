/** Those at a table are told who of the others has left; who only looked on is nobody's business. */

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTwo } from '../players.ts';
import { Running } from '../running.ts';

let running: Running;

beforeAll(async () => {
  running = await Running.start();
});

afterAll(async () => {
  await running.close();
});

test('who sits at a table and leaves is away until they are back; of onlookers who leave nobody is told', async () => {
  const { id, a, b, bob } = await startTwo(running);
  const told: string[][] = [];
  let last = a.away;
  a.subscribe(() => {
    if (a.away !== last) told.push([...(last = a.away).keys()]);
  });
  for (const name of ['Eve', 'Fay', 'Gus']) {
    const onlooker = running.online((await running.guest(name)).token);
    await onlooker.watch(id).until(({ known }) => known);
    onlooker.close();
  }
  b.close();
  await a.until(({ away }) => away.size > 0);
  expect(told).toEqual([[bob.person.id]]);
  expect(a.away.get(bob.person.id)).toBeGreaterThan(Date.now() - 60_000);
  const again = running.online(bob.token).watch(id);
  await a.until(({ away }) => away.size === 0);
  // Who comes later learns it, too.
  again.close();
  await a.until(({ away }) => away.size > 0);
  const late = running.online().watch(id);
  await late.until(({ away }) => away.has(bob.person.id));
  expect(told).toEqual([[bob.person.id], [], [bob.person.id]]);
});
