/** The limits of an address before its first request, and for requests of unknown resources. */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterEach, describe, expect, test, vi } from 'vitest';

import { isNear } from '../src/http/connections.ts';
import { ConfigError, readConfig } from '../src/index.ts';
import { HeldAnswers } from '../src/http/limits.ts';
import { Sessions } from '../src/people/sessions.ts';
import { eventually } from './eventually.ts';
import { Running } from './running.ts';

let running: Running;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await running.close();
});

/** A connection that sends something and then waits. */
async function open(sent = ''): Promise<Socket> {
  const { port } = new URL(running.address);
  const socket = connect(Number(port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  if (sent !== '') socket.write(sent);
  return socket;
}

/** Milliseconds after which the server ends a connection. */
async function heldFor(socket: Socket): Promise<number> {
  const began = performance.now();
  await new Promise((resolve) => socket.once('close', resolve));
  return performance.now() - began;
}

async function refusedConnections(): Promise<number> {
  const text = await (await fetch(`${running.address}/metrics`)).text();
  return Number(/^windrose_quota_refusals_total\{quota="connections_per_address"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

describe('a request that is not sent to its end', () => {
  test('is not waited for longer than set', async () => {
    running = await Running.start({ HEADERS_SECONDS: '1', REQUEST_SECONDS: '2' });
    const head = 'POST /api/session HTTP/1.1\r\nHost: windrose\r\n';
    const times = await Promise.all(
      ['', 'GET /api/ga', head, `${head}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":`].map(
        async (sent) => heldFor(await open(sent)),
      ),
    );
    for (const time of times) expect(time).toBeLessThan(5000);
  });

  test('is waited for ten seconds for its head, and thirty as a whole, unless something else is set', async () => {
    running = await Running.start();
    expect(running.server.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
    expect(readConfig({}, '/nowhere').connections.perAddress).toBe(240);
    expect(readConfig({ SOCKETS_PER_ADDRESS: '500' }, '/nowhere').connections.perAddress).toBe(1000);
    expect(() => readConfig({ HEADERS_SECONDS: '20', REQUEST_SECONDS: '10' }, '/nowhere')).toThrow(ConfigError);
  });
});

describe('connections of one address', () => {
  test('are limited; one that ends makes room for another', async () => {
    running = await Running.start({ CONNECTIONS_PER_ADDRESS: '6' });
    const first = await Promise.all(Array.from({ length: 5 }, () => open()));
    for (let at = 0; at < 20; at++) {
      const { port } = new URL(running.address);
      const more = connect(Number(port), '127.0.0.1');
      sockets.push(more);
      more.on('error', () => {});
      more.resume();
    }
    await eventually(() => {
      expect(sockets.filter((socket) => !socket.destroyed)).toHaveLength(6);
      return Promise.resolve();
    });
    for (const socket of first) socket.destroy();
    // The first request for the metrics may come too early, and be refused, too.
    await eventually(async () => expect(await refusedConnections()).toBeGreaterThanOrEqual(19));
  });

  test('are not limited for the proxy, through which everybody comes', async () => {
    running = await Running.start({ CONNECTIONS_PER_ADDRESS: '2', PUBLIC_URL: 'https://windrose.example' });
    await Promise.all(Array.from({ length: 10 }, () => open()));
    expect((await running.ask('GET', '/healthz')).status).toBe(200);
    expect(sockets.filter((socket) => !socket.destroyed)).toHaveLength(10);
    const near = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '172.18.0.3', '192.168.1.9', 'fd00::7', 'fe80::1'];
    expect(near.filter((address) => !isNear(address))).toEqual([]);
    expect(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', '172.32.0.1'].filter(isNear)).toEqual([]);
  });
});

describe('a flood of requests', () => {
  const REQUEST = 'GET /api/nothing HTTP/1.1\r\nHost: windrose\r\n\r\n';

  async function refused(): Promise<boolean> {
    const socket = await open();
    return Promise.race([
      heldFor(socket).then(() => true),
      new Promise<boolean>((resolve) => setTimeout(resolve, 200, false)),
    ]);
  }

  test('on one connection, without waiting for answers, ends it, and its address waits some seconds', async () => {
    running = await Running.start();
    const socket = await open(REQUEST.repeat(5000));
    await heldFor(socket);
    expect(await refused()).toBe(true);
    await eventually(async () => expect(await refused()).toBe(false));
    const metrics = await (await fetch(`${running.address}/metrics`)).text();
    const answered = /^windrose_http_request_seconds_count\{.*status="404"\} (\d+)$/m.exec(metrics)?.[1] ?? 0;
    expect(Number(answered)).toBeLessThanOrEqual(10);
  });

  test('goes on unanswered beyond twice the limit', async () => {
    running = await Running.start({ REQUESTS_PER_MINUTE: '10' });
    const outcomes: (number | string)[] = [];
    for (let at = 0; at < 25; at++) {
      outcomes.push(
        await fetch(`${running.address}/api/nothing`).then(
          ({ status }) => status,
          () => 'disconnected',
        ),
      );
    }
    expect(outcomes.slice(0, 20)).toEqual([
      ...Array.from({ length: 10 }, () => 404),
      ...Array.from({ length: 10 }, () => 429),
    ]);
    expect(outcomes.slice(20)).toEqual(Array.from({ length: 5 }, () => 'disconnected'));
  });

  test('does not disconnect the proxy, through which everybody comes', async () => {
    running = await Running.start({ PUBLIC_URL: 'https://windrose.example', REQUESTS_PER_MINUTE: '10' });
    const socket = await open();
    let received = '';
    socket.on('data', (data) => (received += String(data)));
    socket.write(REQUEST.repeat(50));
    await eventually(() => {
      expect(received.split('HTTP/1.1 ')).toHaveLength(51);
      return Promise.resolve();
    });
    expect(socket.destroyed).toBe(false);
  });
});

describe('answers beyond the limit', () => {
  test('are held back, so that who waits for them asks seldom', async () => {
    running = await Running.start({ PUBLIC_URL: 'https://windrose.example', REQUESTS_PER_MINUTE: '10' });
    for (let at = 0; at < 10; at++) await running.ask('GET', '/api/nothing');
    const began = performance.now();
    for (let at = 0; at < 4; at++) expect((await running.ask('GET', '/api/nothing')).status).toBe(429);
    // Four times 250 ms; timers may be a little early.
    expect(performance.now() - began).toBeGreaterThan(950);
  });

  test('are not held back beyond 200 at once', async () => {
    const answers = new HeldAnswers();
    const held = Array.from({ length: 200 }, () => answers.hold());
    const next = new Promise((resolve) => setImmediate(resolve, 'held'));
    expect(await Promise.race([answers.hold().then(() => 'sent'), next])).toBe('sent');
    await Promise.all(held);
    const afterwards = new Promise((resolve) => setImmediate(resolve, 'held'));
    expect(await Promise.race([answers.hold().then(() => 'sent'), afterwards])).toBe('held');
  });
});

describe('cheap questions', () => {
  test('about readiness do not write to the disk each', async () => {
    running = await Running.start();
    const write = vi.spyOn(running.server.database.db, 'insertInto');
    const answers = await Promise.all(Array.from({ length: 50 }, () => running.ask('GET', '/readyz')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(write.mock.calls.filter(([table]) => String(table) === 'duties').length).toBeLessThan(10);
    write.mockRestore();
  });

  test('such as signing out of a session that there is not look at nobody’s socket', async () => {
    running = await Running.start();
    const { token } = await running.guest('Ann');
    const online = running.online(token);
    await eventually(() => {
      expect(online.person).not.toBeNull();
      return Promise.resolve();
    });
    const look = vi.spyOn(Sessions.prototype, 'openAmong');
    const headers = { cookie: 'windrose=made-up' };
    for (let at = 0; at < 30; at++) await running.ask('DELETE', '/api/session', { headers });
    // The regular check may fall into this time.
    expect(look.mock.calls.length).toBeLessThan(5);
    look.mockRestore();
  });
});

describe('what there is not', () => {
  test('counts as a request like everything else', async () => {
    running = await Running.start({ REQUESTS_PER_MINUTE: '10' });
    const statuses = [];
    for (let at = 0; at < 12; at++) statuses.push((await running.ask('GET', '/api/nothing')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
    const { status, body, headers } = await running.ask('GET', '/api/games');
    expect([status, body.reason, body.allowed]).toEqual([429, 'too-fast', 10]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // The socket's route without a socket is like any other.
    expect((await running.ask('GET', '/api/socket')).status).toBe(429);
    expect((await running.ask('GET', '/healthz')).status).toBe(200);
  });

  test('files of the page have a limit of their own, which holds for a first visit', async () => {
    running = await Running.start(
      { REQUESTS_PER_MINUTE: '10' },
      {
        page: (_request, response) => {
          response.end('page');
          return Promise.resolve();
        },
      },
    );
    const statuses: number[] = [];
    for (let at = 0; at < 103; at++) statuses.push((await fetch(`${running.address}/assets/${at}.js`)).status);
    expect(statuses.slice(0, 100).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(100)).toEqual([429, 429, 429]);
    const refused = await fetch(`${running.address}/`);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await running.ask('GET', '/api/games')).status).toBe(200);
  });
});
