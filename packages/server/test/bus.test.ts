/** The bus with a real NATS server that refuses it. */

import { afterEach, expect, test } from 'vitest';

import { NatsBus } from '../src/bus/nats.ts';
import { eventually } from './eventually.ts';
import { type Service, startNats } from './services.ts';

let nats: Service;
let bus: NatsBus;

afterEach(async () => {
  await bus.close();
  await nats.close();
});

/** A bus with the password `tea`, and what it has told its owner. */
function connecting() {
  const told: unknown[] = [];
  bus = new NatsBus(nats.url.replace('nats://', 'nats://windrose:tea@'), {
    changed: (connected) => told.push(connected),
    failed: (error) => told.push(String(error)),
  });
  return told;
}

test('a refused password is told, and tried again until it is right', async () => {
  const flags = ['--user', 'windrose', '--pass', 'silk'];
  nats = await startNats(flags);
  const told = connecting();
  await bus.arrived(60_000);
  expect(told).toEqual([expect.stringMatching(/authorization/i)]);
  flags[3] = 'tea';
  await nats.restart();
  await eventually(() => expect(bus.connected).toBe(true));
  expect(told.at(-1)).toBe(true);
});

test('a password that is refused while the server runs does not end the bus', async () => {
  const flags = ['--user', 'windrose', '--pass', 'tea'];
  nats = await startNats(flags);
  const told = connecting();
  await eventually(() => expect(bus.connected).toBe(true));
  flags[3] = 'silk';
  await nats.restart();
  await eventually(() => expect(told.some((one) => typeof one === 'string')).toBe(true));
  flags[3] = 'tea';
  await nats.restart();
  await eventually(() => expect(told.slice(1)).toContain(true));
  expect(bus.connected).toBe(true);
});
