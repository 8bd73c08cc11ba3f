/** Refused sockets wait for their answer, are disconnected if too many wait, and leave nothing open. */

import { once } from 'node:events';
import { Duplex } from 'node:stream';

import { expect, test } from 'vitest';

import { Refusal } from '../src/match/refusal.ts';
import { Doorstep } from '../src/socket/doorstep.ts';

const TOO_MANY = new Refusal('too-many', 'Enough.', { allowed: 1, again: 3 });
const FOR_EVER = [600_000, 600_001] as const;

/** A connection, and the bytes sent to it. */
function connect() {
  let received = '';
  const connection = new Duplex({
    read() {},
    write(chunk, _encoding, done) {
      received += String(chunk);
      done();
    },
  });
  return { connection, received: () => received };
}

test('a refusal gives its reason and closes the connection', async () => {
  const doorstep = new Doorstep([1, 2]);
  const { connection, received } = connect();
  await doorstep.refuse(connection, 429, TOO_MANY);
  const [head, body] = received().split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/);
  expect(head).toContain('Retry-After: 3');
  expect(head).toContain(`Content-Length: ${body!.length}`);
  expect(JSON.parse(body!)).toEqual({ reason: 'too-many', message: 'Enough.', allowed: 1, again: 3 });
  expect(connection.writableEnded).toBe(true);
});

test('a socket beyond the maximum of delayed refusals is disconnected; a client that leaves makes room', async () => {
  const doorstep = new Doorstep(FOR_EVER, 2);
  const [first, second, third] = [connect(), connect(), connect()];
  const refused = [first, second].map(({ connection }) => doorstep.refuse(connection, 429, TOO_MANY));
  expect(doorstep.waiting).toBe(2);
  await doorstep.refuse(third.connection, 429, TOO_MANY);
  expect([third.connection.destroyed, third.received()]).toEqual([true, '']);
  first.connection.destroy();
  await refused[0];
  expect(doorstep.waiting).toBe(1);
  const gone = once(second.connection, 'close');
  doorstep.close();
  await Promise.all([gone, refused[1]]);
  expect([doorstep.waiting, second.received()]).toEqual([0, '']);
});
