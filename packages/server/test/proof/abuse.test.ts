/** Hostile clients are refused or disconnected without effect on others. */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { newCommandId, type OnlineMatch } from '@windrose/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { playAtRandom, startTwo } from '../players.ts';
import { Running } from '../running.ts';
import { attack, Hostile } from './hostile.ts';
import { eventually } from '../eventually.ts';

let running: Running;
afterEach(() => running.close());

const socketAddress = (): string => `${running.address.replace('http', 'ws')}/api/socket`;

/** The number of open sockets of the server. */
async function connections(): Promise<number> {
  const metrics = await (await fetch(`${running.address}/metrics`)).text();
  return Number(/^windrose_connections (\d+)$/m.exec(metrics)![1]);
}

/** Resolves when there are this many connections. */
const untilConnections = (count: number) => eventually(async () => expect(await connections()).toBe(count));

describe('with the usual limits', () => {
  beforeEach(async () => {
    running = await Running.start({ MESSAGES_PER_SECOND: '50' });
  });

  test('thousands of hostile messages do not affect other matches or requests', async () => {
    const { id, a, b, ann } = await startTwo(running);
    const targets = { matches: [id], tokens: [ann.token.slice(0, -8), 'x'] };
    const attackers = [1, 2, 3].map((seed) => attack(socketAddress(), new Hostile(seed, targets), 1500));
    const play = async (): Promise<void> => {
      for (let made = 0; made < 20; made++) await playOnce(a, b);
    };
    const [reports] = await Promise.all([Promise.all(attackers), play()]);
    for (const { sent, cutOff } of reports) {
      expect(sent).toBe(1500);
      expect(cutOff).toBeGreaterThan(3);
    }
    const { body } = await running.ask('GET', `/api/matches/${id}/steps`);
    const people = new Set(body.steps.flatMap(({ by }: { by?: string }) => by ?? []));
    expect(people.size).toBe(2);
    expect(body.steps.filter(({ kind }: { kind: string }) => kind === 'chose').length).toBe(20);
    expect((await running.ask('GET', '/readyz')).status).toBe(200);
  });

  test('a flooding client is disconnected with a reason, and may come back', async () => {
    const socket = new WebSocket(socketAddress());
    const received: string[] = [];
    socket.onmessage = ({ data }) => received.push(String(data));
    await once(socket, 'open');
    const closed = once(socket, 'close') as Promise<[CloseEvent]>;
    for (let at = 0; at < 1000; at++) socket.send('{"type":"ping"}');
    const [{ code }] = await closed;
    expect(code).toBe(4008);
    // Answered now and then, not once for each of a hundred excess messages.
    const refused = received.filter((text) => text.includes('"too-fast"')).length;
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(50);
    expect(received.filter((text) => text.includes('"pong"')).length).toBeLessThan(1000);
    const again = new WebSocket(socketAddress());
    await once(again, 'message');
    again.close();
    await untilConnections(0);
  });

  test.each([
    ['pings', 0x89],
    ['signs of life nobody has asked for', 0x8a],
  ])('who floods with %s is cut off, and is not answered for each', async (_what, kind) => {
    const socket = await rawSocket();
    let received = 0;
    socket.on('data', (data: Buffer) => (received += data.length));
    const frames = Buffer.concat(Array.from({ length: 1000 }, () => Buffer.from([kind, 0x80, 0, 0, 0, 0])));
    let over = false;
    socket.on('close', () => (over = true));
    for (let round = 0; !over; round++) {
      expect(round).toBeLessThan(10_000);
      socket.write(frames);
      await pause(1);
    }
    // A pong takes two bytes: of many thousands only those that are allowed have come.
    expect(received).toBeLessThan(4096);
    await untilConnections(0);
  });

  test('a message that is too long closes the connection before it is read', async () => {
    const socket = new WebSocket(socketAddress());
    await once(socket, 'open');
    const closed = once(socket, 'close') as Promise<[CloseEvent]>;
    socket.send(`{"type":"ping","more":"${'x'.repeat(20_000)}"}`);
    expect((await closed)[0].code).toBe(1009);
    const body = `{"id":"${'x'.repeat(70_000)}"}`;
    expect((await running.ask('POST', '/api/commands', { body })).status).toBe(413);
  });
});

describe('without rate limits', () => {
  beforeEach(async () => {
    running = await Running.start();
  });

  test('a client that does not read is disconnected before its unsent data takes much memory', async () => {
    const { id, a, b } = await startTwo(running);
    await Promise.all([playAtRandom(a, 0, 1, 60), playAtRandom(b, 1, 2, 60)]);
    const before = await connections();
    const socket = await rawSocket();
    socket.pause();
    await untilConnections(before + 1);
    const frame = maskedFrame(JSON.stringify({ type: 'watch', match: id, since: 0 }));
    for (let round = 0; (await connections()) > before; round++) {
      expect(round).toBeLessThan(1000);
      for (let at = 0; at < 50; at++) socket.write(frame);
    }
    socket.destroy();
  });

  test('another seat, another’s table, a forged token and other pages are refused', async () => {
    const { id, a, b, bob } = await startTwo(running);
    const eve = await running.guest('Eve');
    const slow = a.table.decision!.seat;
    const codes = [a.table.match!.legal()[0]!.code];
    const choose = { type: 'choose', match: id, id: newCommandId(), version: a.table.version, codes };
    const asked = async (token: string | undefined, body: object, headers: Record<string, string> = {}) => {
      const answer = await running.ask('POST', '/api/commands', {
        body,
        headers,
        ...(token === undefined ? {} : { token }),
      });
      return [answer.status, answer.body.reason];
    };
    expect(slow).toBe(0);
    expect(await asked(bob.token, choose)).toEqual([409, 'not-your-decision']);
    expect(await asked(eve.token, choose)).toEqual([403, 'not-your-seat']);
    expect(await asked(undefined, choose)).toEqual([401, 'who-are-you']);
    for (const forged of [
      '',
      'x',
      `${bob.token}x`,
      bob.token.toUpperCase(),
      bob.token.slice(1),
      '../../x',
      '0'.repeat(5000),
    ]) {
      expect(await asked(forged, choose)).toEqual([401, 'who-are-you']);
    }
    const open = await running.ask('POST', '/api/matches', {
      token: bob.token,
      body: { id: newCommandId(), game: 'spice-road', seats: 2, bots: [null, 'deckhand'] },
    });
    const table = { match: open.body.match as string, id: newCommandId(), version: 2 };
    expect(await asked(eve.token, { ...table, type: 'start' })).toEqual([403, 'not-your-table']);
    expect(await asked(eve.token, { ...table, type: 'abandon' })).toEqual([403, 'not-your-table']);
    expect(await asked(eve.token, { ...table, type: 'free', seat: 0 })).toEqual([403, 'not-your-table']);
    // A page elsewhere, whose visitor has a session here.
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      expect(await asked(bob.token, choose, headers)).toEqual([403, 'not-your-table']);
      const socket = new WebSocket(socketAddress(), { headers } as never);
      const refused = await Promise.race([
        once(socket, 'error').then(() => true),
        once(socket, 'open').then(() => false),
      ]);
      expect(refused).toBe(true);
    }
    // Afterwards the match is unchanged, and continues.
    expect((await running.ask('GET', `/api/matches/${id}/steps`)).body.version).toBe(a.table.version);
    await a.choose(codes);
    await b.until(({ table: { version } }) => version === a.table.version);
  });
});

/** Plays a choice of the seat to move. */
async function playOnce(a: OnlineMatch, b: OnlineMatch): Promise<void> {
  const newest = a.table.version >= b.table.version ? a : b;
  const own = newest.table.decision!.seat === 0 ? a : b;
  await own.until(({ table }) => table.version >= newest.table.version);
  await own.choose([own.table.match!.legal()[0]!.code]);
}

/** A text message of a client, masked with zeros. */
/** A connection of which every byte can be chosen, once it speaks WebSocket. */
async function rawSocket(): Promise<Socket> {
  const { hostname, port } = new URL(running.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head = ['GET /api/socket HTTP/1.1', `Host: ${hostname}:${port}`, 'Upgrade: websocket', 'Connection: Upgrade'];
  head.push('Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', '', '');
  socket.write(head.join('\r\n'));
  await once(socket, 'data');
  return socket;
}

function maskedFrame(text: string): Buffer {
  const data = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | data.length, 0, 0, 0, 0]), data]);
}
