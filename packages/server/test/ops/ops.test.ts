/** The server's operation: the description of its routes, metrics, health, limits, configuration. */

import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Phrase, Reason } from '@windrose/protocol';
import { PACKS } from '@windrose/rules';
import { LANGUAGES, phrasesFor } from '@windrose/words';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ConfigError, readConfig, VARIABLES } from '../../src/index.ts';
import { tableFor } from '../players.ts';
import { Browser } from '../people/browser.ts';
import { Running } from '../running.ts';
import { STORAGES, startStorage } from '../storages.ts';
import { apiPage, type OpenApi } from './api-page.ts';

const ROOT = new URL('../../../../', import.meta.url);
const PAGE = fileURLToPath(new URL('../../../../docs/api.md', import.meta.url));
const DOCKERFILE = fileURLToPath(new URL('../../../../deploy/Dockerfile', import.meta.url));
const OPERATIONS = fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url));

let running: Running;

beforeAll(async () => {
  running = await Running.start();
});

afterAll(async () => {
  await running.close();
});

describe('the OpenAPI description', () => {
  const described = async (): Promise<OpenApi> => (await running.ask('GET', '/api/docs/json')).body as OpenApi;

  test('has every route, with a summary and a tag', async () => {
    const { paths = {} } = await described();
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary, tags }]) => {
        expect([path, method, typeof summary, tags?.length]).toEqual([path, method, 'string', 1]);
        return `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      }),
    );
    expect(listed.length).toBeGreaterThan(40);
    expect(running.server.routes.filter((route) => !listed.includes(route))).toEqual([]);
  });

  test('matches docs/api.md (vitest -u writes it)', async () => {
    await expect(apiPage(await described())).toMatchFileSnapshot(PAGE);
  });
});

test('the image is built from the current list of packages', () => {
  const packages = readdirSync(new URL('../../../', import.meta.url)).toSorted();
  const copied = readFileSync(DOCKERFILE, 'utf8').matchAll(/^COPY packages\/(\w+)\/package\.json packages\/\1\/$/gm);
  expect([...copied].map(([, name]) => String(name)).toSorted()).toEqual(packages);
});

test('the image contains what the program needs, and no local settings or data', () => {
  const copied = [...readFileSync(DOCKERFILE, 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const sources = copied.flatMap(([, list]) => list!.split(' '));
  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) {
    expect(source).toMatch(
      /^(?:package(?:-lock)?\.json|\.npmrc|tsconfig(?:\.base)?\.json|LICENSE|docs\/rules|packages(?:\/.*)?)$/,
    );
    expect(existsSync(new URL(source, ROOT))).toBe(true);
  }
});

test('alerts refer to existing metrics', async () => {
  // Labels of counters by reason or outcome appear once counted, but the registry knows their names before.
  const metrics = await (await fetch(`${running.address}/metrics`)).text();
  const there = new Set([...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name]) => name!));
  const asked = readFileSync(new URL('deploy/windrose.rules.yml', ROOT), 'utf8').matchAll(
    /\b(windrose|nodejs|process)_\w+/g,
  );
  const names = [...new Set([...asked].map(([name]) => name))];
  expect(names.length).toBeGreaterThan(7);
  expect(names.filter((name) => !there.has(name) && !there.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual(
    [],
  );
  // And the page for operators speaks of no other.
  const documented = readFileSync(OPERATIONS, 'utf8').matchAll(/`(windrose_\w+)`/g);
  expect([...documented].map(([, name]) => name!).filter((name) => !there.has(name))).toEqual([]);
});

test('choices, commits, bots and the storage are measured', async () => {
  const ann = await running.guest('Ann');
  const { body } = await running.ask('POST', '/api/matches', {
    token: ann.token,
    body: tableFor({ bots: [null, 'passenger'] }),
  });
  const match = running.online(ann.token).watch(body.match as string);
  await match.until(({ known }) => known);
  await match.start();
  await match.until(({ table }) => table.decision?.seat === 0);
  await match.choose([match.table.match!.legal()[0]!.code]);
  await match.until(({ steps }) => steps.some((step) => step.kind === 'chose' && step.seat === 1));
  const metrics = await (await fetch(`${running.address}/metrics`)).text();
  expect(metrics).toMatch(/^windrose_choices_total\{by="person"\} [1-9]/m);
  expect(metrics).toMatch(/^windrose_choices_total\{by="bot"\} [1-9]/m);
  expect(metrics).toMatch(/^windrose_commit_seconds_count [1-9]/m);
  expect(metrics).toMatch(/^windrose_bot_seconds_count [1-9]/m);
  expect(metrics).toMatch(/^windrose_storage_bytes [1-9]\d{4,}$/m);
  expect(metrics).toMatch(/^windrose_storage_free_bytes [1-9]/m);
});

test('with PostgreSQL, too, free space is known, from a folder that lies on its disk', async () => {
  const storage = await startStorage('PostgreSQL and NATS');
  const free = async (env: Readonly<Record<string, string>>): Promise<string[]> => {
    const server = await Running.start({ ...storage.env, ...env });
    try {
      const metrics = await (await fetch(`${server.address}/metrics`)).text();
      return metrics.match(/^windrose_storage_free_bytes .+$/gm) ?? [];
    } finally {
      await server.close();
    }
  };
  try {
    expect(await free({})).toEqual([]);
    expect(await free({ DATABASE_DISK: '/' })).toEqual([expect.stringMatching(/ [1-9][\d.e+]+$/)]);
  } finally {
    await storage.close();
  }
});

test('deeply nested JSON is refused, and is not an internal error', async () => {
  const { token } = await running.guest('Deep');
  for (const depth of [33, 1000, 30_000]) {
    const nest = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    for (const [path, body] of [
      ['/api/matches', `{"id":"12345678","game":"spice-road","seats":2,"ownPacks":[{"pack":${nest}}]}`],
      ['/api/passkeys', `{"label":"key","answer":{"id":"abcdefgh","response":{"a":${nest}}}}`],
      ['/api/commands', nest],
    ] as const) {
      const answer = await running.ask('POST', path, { token, body, headers: { 'content-type': 'application/json' } });
      expect([path, depth, answer.status, answer.body.reason]).toEqual([path, depth, 400, 'malformed']);
    }
  }
});

test('JSON with very many values is refused before each is validated and described', async () => {
  const { token } = await running.guest('Wide');
  const many = Array.from({ length: 15_000 }, (_, at) => [`o${at}`, 1]);
  for (const over of [
    { options: Object.fromEntries(many) },
    { bots: many.map(() => 1) },
    { ownPacks: many.map(() => 1) },
  ]) {
    const answer = await running.ask('POST', '/api/matches', { token, body: { ...tableFor(), ...over } });
    expect([answer.status, answer.body.reason]).toEqual([400, 'malformed']);
    expect(answer.body.message.length).toBeLessThan(200);
  }
  // A turn and a pack of the usual size are read.
  const body = tableFor({ game: 'new-world', ownPacks: [PACKS['new-world']!] });
  expect((await running.ask('POST', '/api/matches', { token, body })).status).toBe(200);
});

describe('text with the character NUL', () => {
  for (const name of STORAGES) {
    test(`is refused, and is not an internal error: ${name}`, async () => {
      const storage = await startStorage(name);
      const server = await Running.start(storage.env);
      try {
        const browser = new Browser(server);
        const { body } = await browser.ask('POST', '/api/session', { name: 'Nul' });
        const { id } = body.person as { id: string };
        for (const [path, asked] of [
          ['/api/session/sign-in', { name: 'a\0b', passphrase: 'x' }],
          ['/api/reports', { person: id, reason: 'other', text: 'a\0b' }],
          ['/api/tokens', { label: 'a\0b' }],
          ['/api/notices/push/end', { endpoint: 'https://a\0b' }],
          ['/api/matches', { ...tableFor(), ownPacks: [{ 'a\0b': [] }] }],
        ] as const) {
          const answer = await browser.ask('POST', path, asked);
          expect([path, answer.status, answer.body.reason]).toEqual([path, 400, 'malformed']);
        }
      } finally {
        await server.close();
        await storage.close();
      }
    });
  }
});

test('a URL that cannot be decoded is answered like everything else that is malformed', async () => {
  const { status, body, headers } = await running.ask('GET', '/api/matches/%zz/view');
  expect([status, body.reason, headers.get('x-content-type-options')]).toEqual([400, 'malformed', 'nosniff']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the documentation counts as bytes sent, and has the headers of everything else', async () => {
  const server = await Running.start({ KILOBYTES_PER_ADDRESS: '100' });
  try {
    const page = await fetch(`${server.address}/api/docs/`);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    await page.text();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) {
      const answer = await fetch(`${server.address}/api/docs/static/swagger-ui-bundle.js`);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await server.close();
  }
});

test('the log never contains a token, cookie or passphrase, whatever fails', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const verbose = await Running.start({ LOG_LEVEL: 'trace' }, { log });
  const { db } = verbose.server.database;
  const passphrase = 'seven secret boats';
  const opened = await verbose.ask('POST', '/api/account', { body: { name: 'Secretive', passphrase } });
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ');
  const { token } = (await verbose.ask('POST', '/api/tokens', { headers: { cookie } })).body as { token: string };
  const secrets = [token, passphrase, ...cookie.split('; ').map((pair) => pair.split('=')[1]!)];
  const socket = new WebSocket(`${verbose.address.replace('http', 'ws')}/api/socket?token=${token}`);
  await once(socket, 'open');
  const sendHello = (): void => socket.send(JSON.stringify({ type: 'hello', protocol: 2, token }));
  sendHello();
  const askAll = async (): Promise<void> => {
    for (const [method, path, body] of [
      ['GET', `/api/session?token=${token}`, undefined],
      ['GET', `/api/matches?list=mine&token=${token}`, undefined],
      ['POST', '/api/matches', tableFor()],
      ['POST', '/api/session/sign-in', { name: 'Secretive', passphrase }],
      ['PUT', '/api/account/passphrase', { now: passphrase, passphrase: `${passphrase} more` }],
    ] as const) {
      await verbose.ask(method, path, { token, ...(body ? { body } : {}) });
      await verbose.ask(method, path, { headers: { cookie }, ...(body ? { body } : {}) });
    }
  };
  await askAll();
  // Every query fails from here on, and each failure is logged.
  await sql`alter table sessions rename to elsewhere`.execute(db);
  await sql`alter table accounts rename to nowhere`.execute(db);
  await askAll();
  sendHello();
  await expect.poll(() => lines.some((line) => line.includes('message failed'))).toBe(true);
  socket.close();
  expect(lines.some((line) => line.includes('request failed'))).toBe(true);
  await verbose.close();
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
});

describe('monitoring', () => {
  test('health, readiness and metrics answer to this machine', async () => {
    expect((await running.ask('GET', '/healthz')).body).toEqual({ alive: true });
    expect((await running.ask('GET', '/readyz')).body).toEqual({ ready: true });
    const metrics = await (await fetch(`${running.address}/metrics`)).text();
    for (const name of ['windrose_connections', 'windrose_due_late_seconds', 'process_resident_memory_bytes']) {
      expect(metrics).toMatch(new RegExp(`^${name}(?:{kind="clock"})? [\\d.]+$`, 'm'));
    }
    expect(metrics).toMatch(/^windrose_http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} 1$/m);
    const forwarded = await fetch(`${running.address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(forwarded.status).toBe(403);
  });

  test('a server that cannot write is not ready, and other origins cannot read its answers', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const strict = await Running.start({}, { log });
    const ready = await strict.ask('GET', '/readyz');
    expect(ready.status).toBe(200);
    const games = await strict.ask('GET', '/api/games');
    expect(games.headers.get('x-content-type-options')).toBe('nosniff');
    expect(games.headers.get('content-security-policy')).toContain("default-src 'none'");
    // The effect of a full disk, or of a read-only file.
    await sql`pragma query_only = on`.execute(strict.server.database.db);
    expect((await strict.ask('GET', '/api/matches?list=open')).status).toBe(200);
    // The answer of a moment ago may be given again.
    await expect.poll(() => strict.ask('GET', '/readyz')).toMatchObject({ status: 503, body: { ready: false } });
    // The cause is logged once, however often is asked.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await strict.ask('GET', '/readyz')).status).toBe(503);
    const causes = lines.filter((line) => line.includes('writing to storage failed'));
    expect(causes).toEqual([expect.stringContaining('can only be read')]);
    await sql`pragma query_only = off`.execute(strict.server.database.db);
    await strict.close();
  });

  test('metrics need their token; requests over the limit are refused, except health checks', async () => {
    const token = 'a token of some length';
    const strict = await Running.start({ METRICS_TOKEN: token, REQUESTS_PER_MINUTE: '10' });
    expect((await fetch(`${strict.address}/metrics`)).status).toBe(403);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${strict.address}/metrics`, { headers })).status).toBe(200);
    const answers = [];
    for (let at = 0; at < 12; at++) answers.push(await strict.ask('GET', '/api/games'));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(answers.at(-1)!.body.reason).toBe('too-fast');
    expect((await strict.ask('GET', '/healthz')).status).toBe(200);
    await strict.close();
  });
});

describe('the configuration', () => {
  test('an error lists all invalid variables with their allowed values', () => {
    const wrong = { DATABASE_URL: 'mysql://x', POLL_MS: '5', MAIL_FROM: 'nobody', SMTP_URL: 'smtp://mail.example' };
    expect(() => readConfig(wrong, '/data')).toThrow(ConfigError);
    let message = '';
    try {
      readConfig(wrong, '/data');
    } catch (error) {
      message = (error as Error).message;
    }
    for (const name of [...Object.keys(wrong), 'PUBLIC_URL']) expect(message).toContain(name);
    expect(message).toContain('sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE');
  });

  test('all variables are optional, and an empty one counts as unset', () => {
    const usual = readConfig({ SMTP_URL: '' }, '/data');
    expect(usual).toMatchObject({ database: 'sqlite:/data/windrose.sqlite', mail: null, nats: null, publicUrl: null });
    expect(usual.pushServices).toContain('fcm.googleapis.com');
    const mails = readConfig({ PUBLIC_URL: 'https://windrose.example/', SMTP_URL: 'smtp://mail.example' }, '/data');
    expect(mails.mail).toEqual({ url: 'smtp://mail.example', from: 'Windrose <windrose@windrose.example>' });
    expect(mails.pushContact).toBe('https://windrose.example');
  });

  test('docs/operations.md lists every variable', async () => {
    const { readFile } = await import('node:fs/promises');
    const page = await readFile(OPERATIONS, 'utf8');
    for (const { name, text } of VARIABLES) {
      expect(text.length).toBeGreaterThan(10);
      expect(page).toContain(`| \`${name}\` |`);
    }
  });
});

test('every phrase of the chat has words in every language', () => {
  for (const language of LANGUAGES) {
    expect(Object.keys(phrasesFor(language))).toEqual([...Phrase.options]);
    for (const text of Object.values(phrasesFor(language))) expect(text).toMatch(/\S/);
  }
  expect(new Set(Reason.options).size).toBe(Reason.options.length);
});
