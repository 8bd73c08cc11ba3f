/**
 * Fuzzes the OpenAPI description of the server with schemathesis, an independent tool: no answer may be 5xx, and every answer must
 * conform to the description.
 *
 *   npm run proof:fuzz -- [--database sqlite|postgres] [--requests 100000] [--seconds 86400] [--seed 1] [--schemathesis PATH]
 *
 * schemathesis runs with one seed after the other until the server has received that many requests. Without a path it is
 * installed into a separate environment below node_modules, which needs Python and its package registry. Requests come from an
 * operator with an account, so that they reach the routes. With PostgreSQL, an installed one is started for the run, and NATS.
 *
 * Exit code 0: nothing was found; 1: something was; 2: the seconds were over first; 64: an argument is wrong; 75: schemathesis could
 * not be installed.
 */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { openDesk } from '../../packages/server/src/desk/terminal.ts';
import { type StorageName, startStorage } from '../../packages/server/test/storages.ts';
import { Running } from '../../packages/server/test/running.ts';
import { Browser } from '../../packages/server/test/people/browser.ts';

const { values } = parseArgs({
  options: {
    schemathesis: { type: 'string' },
    database: { type: 'string', default: 'sqlite' },
    requests: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '86400' },
    seed: { type: 'string', default: '1' },
  },
});
const storageNames: Readonly<Record<string, StorageName>> = { sqlite: 'SQLite', postgres: 'PostgreSQL and NATS' };
const storageName = storageNames[values.database];
if (!storageName) {
  console.error(
    `--database is one of ${Object.keys(storageNames).join(', ')}, not ${JSON.stringify(values.database)}.`,
  );
  process.exit(64);
}
const [requests, seconds] = [Number(values.requests), Number(values.seconds)];

const VERSION = '4.32.5';
const OUT_OF_REACH = 75;
/** Where it is installed, and keeps what it remembers. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** schemathesis, installed if it is not yet. Ends the program where that is not possible. */
function schemathesis(): string {
  const folder = join(CACHE, `schemathesis-${VERSION}`);
  const programs = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
  const found = join(programs, 'schemathesis');
  if (existsSync(found) || existsSync(`${found}.exe`)) return found;
  const giveUp = (why: string): never => {
    rmSync(folder, { recursive: true, force: true });
    console.error(`Skipped: ${why}`);
    process.exit(OUT_OF_REACH);
  };
  const made = spawnSync('python3', ['-m', 'venv', folder], { encoding: 'utf8' });
  if (made.status !== 0) giveUp('Python cannot make an environment; on Debian or Ubuntu: apt-get install python3-venv');
  console.error('Installing schemathesis (about a minute)…');
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`];
  const installed = spawnSync(join(programs, 'python'), pip, { encoding: 'utf8', timeout: 600_000 });
  if (installed.status !== 0) {
    const last = installed.stderr.trim().split('\n').at(-1);
    giveUp(`schemathesis cannot be fetched from the package registry of Python: ${last}`);
  }
  return found;
}

const program = values.schemathesis ?? schemathesis();

const storage = await startStorage(storageName);
const running = await Running.start({
  ...storage.env,
  REQUESTS_PER_MINUTE: '10000000',
  NEW_TABLES_PER_PERSON: '1000000000',
  NEW_TABLES_PER_ADDRESS: '1000000000',
  LOG_LEVEL: 'error',
});
const asker = new Browser(running);
const made = await asker.ask('POST', '/api/account', { name: 'Fuzzer', passphrase: 'a boat full of noise' });
const { id } = (made.body as { person: { id: string } }).person;
const desk = await openDesk(running.server.database, running.config);
await desk.act('terminal:bench', { act: 'appoint', person: id, reason: 'asks everything there is' });
await desk.close();
const { token } = (
  await asker.ask('POST', '/api/tokens', { label: 'fuzz', scopes: ['read', 'play', 'account', 'operate'] })
).body as { token: string };

/** How often the server was asked, by kind of answer. */
async function asked(): Promise<Record<string, number>> {
  const metrics = await (await fetch(`${running.address}/metrics`)).text();
  const counted = [...metrics.matchAll(/^windrose_http_request_seconds_count\{.*status="(\d)\d\d"\} (\d+)$/gm)];
  const by = Object.groupBy(counted, ([, kind]) => `${kind}xx`);
  return Object.fromEntries(
    Object.entries(by).map(([kind, rows = []]) => [kind, rows.reduce((sum, [, , count]) => sum + Number(count), 0)]),
  );
}

/** One run of schemathesis, limited in seconds. @returns its exit code */
function fuzz(seed: number, left: number): Promise<number> {
  const args = [
    'run',
    `${running.address}/api/docs/json`,
    '--header',
    `Authorization: Bearer ${token}`,
    '--checks',
    'not_a_server_error,response_schema_conformance,content_type_conformance',
    '--max-time',
    String(Math.max(1, Math.ceil(left))),
    '--seed',
    String(seed),
    // A request that ends the client's own session would leave every later request without a session.
    '--exclude-path-regex',
    '^/(?:api/(?:session|account)$|api/docs)',
    '--max-failures',
    '50',
    '--workers',
    '1',
  ];
  const fuzzer = spawn(program, args, { cwd: CACHE, stdio: 'inherit', env: { ...process.env, NO_COLOR: '1' } });
  return new Promise((resolve, reject) => {
    fuzzer.once('error', reject);
    fuzzer.once('close', (status) => resolve(status ?? 1));
  });
}

const end = performance.now() + seconds * 1000;
let code = 0;
let total = 0;
for (let seed = Number(values.seed); code === 0 && total < requests; seed++) {
  const left = (end - performance.now()) / 1000;
  if (left <= 0) {
    code = 2;
    break;
  }
  code = await fuzz(seed, left);
  const by = await asked();
  total = Object.values(by).reduce((sum, count) => sum + count, 0);
  console.log(JSON.stringify({ database: values.database, seed, requests: total, of: requests, by }));
  // Independent of schemathesis' own verdict.
  if ((by['5xx'] ?? 0) > 0) code = 1;
}
await running.close();
await storage.close();
process.exit(code);
