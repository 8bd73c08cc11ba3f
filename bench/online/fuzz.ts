/**
 * Fuzzes the OpenAPI description of the server with schemathesis, a tool that nobody here wrote: no answer may be 5xx, and
 * every answer must be as it is described.
 *
 *   python3 -m venv /tmp/fuzz && /tmp/fuzz/bin/pip install schemathesis
 *   node bench/online/fuzz.ts --schemathesis /tmp/fuzz/bin/schemathesis [--seconds 600] [--seed 1]
 *
 * Somebody with an account and the right to use the desk asks, so that the routes are really entered. The exit code is that of
 * schemathesis: 1 if something was found.
 */

import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

import { openDesk } from '../../packages/server/src/desk/terminal.ts';
import { Running } from '../../packages/server/test/running.ts';
import { Browser } from '../../packages/server/test/people/browser.ts';

const { values } = parseArgs({
  options: {
    schemathesis: { type: 'string', default: 'schemathesis' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
  },
});

const running = await Running.start({
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

const args = [
  'run',
  `${running.address}/api/docs/json`,
  '--header',
  `Authorization: Bearer ${token}`,
  '--checks',
  'not_a_server_error,response_schema_conformance,content_type_conformance',
  '--max-time',
  values.seconds,
  '--seed',
  values.seed,
  // What ends the asker's own session would make all that follows a stranger's.
  '--exclude-path-regex',
  '^/(?:api/(?:session|account)$|api/docs)',
  '--max-failures',
  '50',
  '--workers',
  '1',
];
const fuzzer = spawn(values.schemathesis, args, { stdio: 'inherit', env: { ...process.env, NO_COLOR: '1' } });
const code = await new Promise<number>((resolve, reject) => {
  fuzzer.once('error', reject);
  fuzzer.once('close', (status) => resolve(status ?? 1));
});
const metrics = await (await fetch(`${running.address}/metrics`)).text();
const counted = [...metrics.matchAll(/^windrose_http_request_seconds_count\{.*status="(\d)\d\d"\} (\d+)$/gm)];
const by = Object.fromEntries(
  Object.entries(Object.groupBy(counted, ([, kind]) => `${kind}xx`)).map(([kind, rows = []]) => [
    kind,
    rows.reduce((sum, [, , count]) => sum + Number(count), 0),
  ]),
);
console.log(JSON.stringify({ requests: by }));
await running.close();
process.exit(code);
