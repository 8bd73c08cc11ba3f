import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig, WindroseServer } from '@windrose/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { windrose } from './run.ts';

const LONG = { timeout: 180_000 };

let folder: string;
let env: NodeJS.ProcessEnv;
let server: WindroseServer;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windrose-desk-'));
  env = { WINDROSE_DATA: folder };
  server = await WindroseServer.create({ config: readConfig({ LOG_LEVEL: 'silent', POLL_MS: '100' }, folder) });
  address = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const desk = (...args: string[]) => windrose(['server', ...args], '', env);

test('the desk at the terminal, beside a server that runs', { ...LONG, tags: 'full' }, async () => {
  const opened = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Rude Rudi' }),
  });
  const cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
  const mine = async () => fetch(`${address}/api/matches?list=mine`, { headers: { cookie } });
  const who = await desk('who');
  expect([who.code, who.err]).toEqual([0, '']);
  expect(who.out).toContain('Guest Rude Rudi');
  expect((await mine()).status).toBe(200);

  const vague = await desk('ban', 'Rude Rudi', '--reason', 'insults');
  expect([vague.code, vague.err]).toEqual([2, 'For how long? Use --for 30m, 12h or 7d, or --for-good.\n']);
  const short = await desk('ban', 'Rude Rudi', '--reason', ' ', '--for-good');
  expect([short.code, short.err]).toEqual([2, 'reason: say why, in at least 3 characters.\n']);
  const unknown = await desk('ban', 'Nobody', '--reason', 'insults', '--for', '7d');
  expect([unknown.code, unknown.err]).toEqual([
    1,
    'There is no person called "Nobody", by account, as a guest or by id.\n',
  ]);

  const banned = await desk('ban', 'Rude Rudi', '--reason', 'insults', '--for', '7d');
  expect(banned.out).toMatch(/^Guest Rude Rudi is banned until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n$/);
  await expect.poll(async () => (await mine()).status).toBe(403);
  expect((await desk('bans')).out).toContain('insults');
  const audit = (await desk('audit')).out;
  expect(audit).toMatch(/terminal:\S+: ban Guest Rude Rudi \(\w{16}\) until=\d+: insults\n/);
});

test('a missing or damaged database is reported in a sentence with its place', LONG, async () => {
  const path = join(folder, 'elsewhere', 'windrose.sqlite');
  const missing = await windrose(['server', 'reports'], '', { DATABASE_URL: `sqlite:${path}` });
  expect([missing.code, missing.err]).toEqual([
    1,
    `There is no database ${path}. DATABASE_URL or WINDROSE_DATA say where it is.\n`,
  ]);
  const letter = join(folder, 'letter.sqlite');
  await writeFile(letter, 'Dear database, '.repeat(1000));
  const damaged = await windrose(['serve', '--api-only', '--port', '0'], '', { DATABASE_URL: `sqlite:${letter}` });
  expect(damaged.code).toBe(1);
  expect(damaged.err).toMatch(/^The file .*letter\.sqlite is not a SQLite database\. .*\n$/);
});
