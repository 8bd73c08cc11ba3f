/** The bus with a real NATS server that refuses it. */

import { connect } from '@nats-io/transport-node';
import { afterEach, expect, test } from 'vitest';

import type { BusNews } from '../src/bus/bus.ts';
import { NatsBus } from '../src/bus/nats.ts';
import { eventually } from './eventually.ts';
import { type Service, startNats } from './services.ts';

let nats: Service;
let bus: NatsBus;

afterEach(async () => {
  await bus.close();
  await nats.close();
});

/** A bus with the password `tea`, and the events it has reported to its owner. */
function connecting() {
  const reported: unknown[] = [];
  bus = new NatsBus(nats.url.replace('nats://', 'nats://windrose:tea@'), {
    changed: (connected) => reported.push(connected),
    failed: (error) => reported.push(String(error)),
  });
  return reported;
}

test('a refused password is reported, and tried again until it is right', { tags: 'full' }, async () => {
  const flags = ['--user', 'windrose', '--pass', 'silk'];
  nats = await startNats(flags);
  const reported = connecting();
  await bus.arrived(60_000);
  expect(reported).toEqual([expect.stringMatching(/authorization/i)]);
  flags[3] = 'tea';
  await nats.restart();
  await eventually(() => expect(bus.connected).toBe(true));
  expect(reported.at(-1)).toBe(true);
});

test('a password that is refused while the server runs does not end the bus', { tags: 'full' }, async () => {
  const flags = ['--user', 'windrose', '--pass', 'tea'];
  nats = await startNats(flags);
  const reported = connecting();
  await eventually(() => expect(bus.connected).toBe(true));
  flags[3] = 'silk';
  await nats.restart();
  await eventually(() => expect(reported.some((one) => typeof one === 'string')).toBe(true));
  flags[3] = 'tea';
  await nats.restart();
  await eventually(() => expect(reported.slice(1)).toContain(true));
  expect(bus.connected).toBe(true);
});

test('of what arrives only news with whole steps are passed on', async () => {
  nats = await startNats(['--user', 'windrose', '--pass', 'tea']);
  connecting();
  await eventually(() => expect(bus.connected).toBe(true));
  const heard: BusNews[] = [];
  bus.listen((news) => heard.push(news));
  const connection = await connect({ servers: nats.url.replace('nats://', ''), user: 'windrose', pass: 'tea' });
  const step = { kind: 'rematch', number: 7, at: 1, match: 'other' };
  const news = (steps: unknown): string => JSON.stringify({ from: 'other', match: 'm', version: 7, steps });
  const { kind: _, ...unnamed } = step;
  for (const text of ['tea', '{}', '[1]', news(7), news([null]), news([unnamed]), news([{ ...step, number: '7' }])]) {
    connection.publish('windrose.news', text);
  }
  connection.publish('windrose.news', news([step]));
  await eventually(() => expect(heard).toEqual([{ from: 'other', match: 'm', version: 7, steps: [step] }]));
  await connection.close();
});
