/** What those who run a server rely on: the description of its routes, metrics, health, limits, configuration. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Phrase, Reason } from '@windrose/protocol';
import { LANGUAGES, phrasesFor } from '@windrose/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ConfigError, readConfig, VARIABLES } from '../../src/index.ts';
import { Running } from '../running.ts';
import { apiPage, type OpenApi } from './api-page.ts';

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

describe('the HTTP side is described', () => {
  const described = async (): Promise<OpenApi> => (await running.ask('GET', '/api/docs/json')).body as OpenApi;

  test('every route that answers is in the description, with a summary and a tag', async () => {
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

  test('docs/api.md says the same (vitest -u writes it)', async () => {
    await expect(apiPage(await described())).toMatchFileSnapshot(PAGE);
  });
});

test('the image is made with the list of packages as it is', () => {
  const packages = readdirSync(new URL('../../../', import.meta.url)).toSorted();
  const copied = readFileSync(DOCKERFILE, 'utf8').matchAll(/^COPY packages\/(\w+)\/package\.json packages\/\1\/$/gm);
  expect([...copied].map(([, name]) => String(name)).toSorted()).toEqual(packages);
});

describe('looking after a server', () => {
  test('health, readiness, and metrics for this machine', async () => {
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

  test('it is not ready if nothing can be stored, and its answers are data for nobody’s page', async () => {
    const strict = await Running.start();
    const ready = await strict.ask('GET', '/readyz');
    expect(ready.status).toBe(200);
    const games = await strict.ask('GET', '/api/games');
    expect(games.headers.get('x-content-type-options')).toBe('nosniff');
    expect(games.headers.get('content-security-policy')).toContain("default-src 'none'");
    // What a full disk, or a file that may not be written, comes to.
    await sql`pragma query_only = on`.execute(strict.server.database.db);
    expect((await strict.ask('GET', '/api/matches?list=open')).status).toBe(200);
    expect(await strict.ask('GET', '/readyz')).toMatchObject({ status: 503, body: { ready: false } });
    await sql`pragma query_only = off`.execute(strict.server.database.db);
    await strict.close();
  });

  test('metrics with a token; requests beyond the limit are refused, but not the look after health', async () => {
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
  test('a wrong value is told with the variable and what is allowed; all of them at once', () => {
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

  test('nothing needs to be set; an empty variable is one that is not set', () => {
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
