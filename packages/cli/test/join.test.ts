/** `windrose join`: custom bots play online on the real server, each in a separate process. */

import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { Online, type OnlineMatch } from '@windrose/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { readConfig, WindroseServer } from '../../server/src/index.ts';
import { eventually } from '../../server/test/eventually.ts';
import { tableFor } from '../../server/test/players.ts';
import { ask, Running } from '../../server/test/running.ts';
import { WIDE } from '../../server/test/wide.ts';
import { ended, type Run, start, windrose } from './run.ts';

vi.setConfig({ testTimeout: 300_000 });

const EXAMPLES = fileURLToPath(new URL('../../../examples/bots/', import.meta.url));

let running: Running;

beforeAll(async () => {
  running = await Running.start();
});

afterAll(async () => {
  await running.close();
});

/** Runs the command with the token of an account. */
const join = (token: string, ...args: string[]): Promise<Run> =>
  windrose(['join', '--server', running.address, ...args], '', { WINDROSE_TOKEN: token });

/** A new account with a token, made as docs/writing-a-bot.md says. */
async function account(name: string, address = running.address): Promise<{ id: string; token: string }> {
  const made = await ask(address, 'POST', '/api/account', { body: { name, passphrase: 'a boat full of tea' } });
  const [cookie = ''] = made.headers.get('set-cookie')!.split(';');
  const { body } = await ask(address, 'POST', '/api/tokens', { headers: { cookie } });
  return { id: made.body.person.id as string, token: body.token as string };
}

/** Two accounts, and a rated table at which the first one sits; its owner follows it and starts it when it is full. */
async function tableOfTwo(title: string) {
  const [ann, bob] = await Promise.all([account(`Ann ${title}`), account(`Bob ${title}`)]);
  const { body } = await running.ask('POST', '/api/matches', { token: ann.token, body: tableFor({ rated: true }) });
  const url = `${running.address.replace('http', 'ws')}/api/socket`;
  const match = new Online({ url, token: ann.token, parts: null }).watch(body.match as string);
  await match.until(({ known }) => known);
  return { people: [ann.id, bob.id], tokens: [ann.token, bob.token] as const, match };
}

async function startWhenFull(match: OnlineMatch): Promise<void> {
  await match.until(({ table }) => table.seats.every(({ person }) => person !== null));
  await match.start();
}

test('a module and a Python program play a match to its end, by a link and by an id', async () => {
  const { people, tokens, match } = await tableOfTwo('one');
  const [first, second] = await Promise.all([
    join(tokens[0], match.id, '--player', `${EXAMPLES}looks-ahead.ts`),
    join(tokens[1], `${running.address}/#/table/${match.id}`, '--player', `cmd:python3 ${EXAMPLES}claims_first.py`),
    startWhenFull(match),
  ]);
  expect([first.code, second.code, first.err, second.err]).toEqual([0, 0, '', '']);
  await match.until(({ table }) => table.stage === 'over');
  const { places } = match.table;
  const { seats } = match.table.match!.scores();
  expect(first.out).toContain(`over: place ${places![0]} with ${seats[0]!.total} points\n`);
  expect(second.out).toContain(`over: place ${places![1]} with ${seats[1]!.total} points\n`);
  await eventually(async () => {
    for (const person of people) {
      const { body } = await running.ask('GET', `/api/people/${person}`, { token: tokens[0] });
      expect(body.ratings).toEqual([expect.objectContaining({ game: 'spice-road', matches: 1 })]);
    }
  });
});

test(
  'a bot that dies is replaced by simple choices with a reported reason, and the match reaches its end',
  { tags: 'full' },
  async () => {
    const { tokens, match } = await tableOfTwo('two');
    const [fine, broken] = await Promise.all([
      join(tokens[0], match.id, '--player', 'B1'),
      join(tokens[1], match.id, '--player', 'cmd:exit 3'),
      startWhenFull(match),
    ]);
    expect([fine.code, fine.err, broken.code]).toEqual([0, '', 1]);
    expect(broken.err).toContain('A simple choice was made instead.');
    expect(broken.err).toMatch(/failed 5 times: 5 × it has ended \(exit code 3\)/);
    expect(broken.out).toMatch(/over: place [12] with \d+ points; \d+ choices were replaced\n$/);
  },
);

test(
  'with --stay bots wait for a server that is started again, and go on with their match',
  { tags: 'full' },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'windrose-join-'));
    const config = readConfig({ LOG_LEVEL: 'error', POLL_MS: '100', ...WIDE }, folder);
    let server = await WindroseServer.create({ config });
    const port = await server.listen(0, '127.0.0.1');
    const address = `http://127.0.0.1:${port}`;
    const children: ChildProcessWithoutNullStreams[] = [];
    try {
      const accounts = await Promise.all(['Ann', 'Bob'].map((name) => account(name, address)));
      const [ann] = accounts;
      const { body } = await ask(address, 'POST', '/api/matches', {
        token: ann!.token,
        body: tableFor({ rated: true }),
      });
      const match = new Online({ url: `ws://127.0.0.1:${port}/api/socket`, token: ann!.token, parts: null }).watch(
        body.match as string,
      );
      await match.until(({ known }) => known);
      const printed: string[] = [];
      for (const { token } of accounts) {
        const args = ['join', match.id, '--server', address, '--stay', '--player', `${EXAMPLES}looks-ahead.ts`];
        const child = start(args, { WINDROSE_TOKEN: token });
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
        }
        children.push(child);
      }
      await startWhenFull(match);
      await match.until(({ table }) => table.stage === 'running');
      const begun = match.table.version;
      await match.until(({ table }) => table.version >= begun + 6);
      await server.close();
      const { version, stage } = match.table;
      expect(stage).toBe('running');
      // The programs that wait for matches notice that the server does not answer.
      await eventually(() => {
        expect(
          printed.join('').split(`The connection to ${address} is lost. Trying again every few seconds.`),
        ).toHaveLength(3);
      });
      server = await WindroseServer.create({ config });
      expect(await server.listen(port, '127.0.0.1')).toBe(port);
      await match.until(({ table }) => table.stage === 'over');
      expect(match.table.version).toBeGreaterThan(version);
      await eventually(() => {
        expect(printed.join('').match(/over: place [12] with \d+ points\n/g)).toHaveLength(2);
      });
      const ends = children.map((child) => ended(child));
      for (const child of children) child.kill('SIGINT');
      expect(await Promise.all(ends)).toEqual([0, 0]);
      expect(printed.join('').split(`Connected to ${address} again.`)).toHaveLength(3);
      expect(printed.join('')).not.toContain('There is no server');
      expect(printed.join('')).not.toContain('A simple choice was made');
    } finally {
      for (const child of children) child.kill('SIGKILL');
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test('an error is reported in a sentence', { tags: 'full' }, async () => {
  const { tokens, match } = await tableOfTwo('three');
  const unknown = await join('x'.repeat(40), match.id, '--player', 'B1');
  expect([unknown.code, unknown.err]).toEqual([1, `${running.address} does not know this token.\n`]);
  const link = await join(tokens[0], 'table', '--player', 'B1');
  expect([link.code, link.err]).toEqual([2, '"table" is neither a link to a table nor the id of a match.\n']);
  const elsewhere = await join(tokens[0], `http://elsewhere.example/#/table/${match.id}`, '--player', 'B1');
  expect([elsewhere.code, elsewhere.err]).toEqual([
    2,
    `A link leads to http://elsewhere.example, the server is ${running.address}.\n`,
  ]);
  const player = await join(tokens[0], match.id, '--player', 'captian');
  expect([player.code, player.err]).toEqual([2, expect.stringContaining('There is no player "captian"')]);
  const person = await join(tokens[0], match.id, '--player', 'human');
  expect([person.code, person.err]).toEqual([2, 'Here a bot plays; people play online in a browser.\n']);
  const without = await join('', match.id, '--player', 'B1');
  expect([without.code, without.err]).toEqual([2, expect.stringMatching(/^Who plays\?/)]);
});

test.each([
  ['has no such address', 404, '<p>Not found</p>'],
  ['answers everything with a page', 200, '<p>Welcome</p>'],
  ['answers something else', 200, '{"status":"fine"}'],
])('a server of another kind that %s is told from one of Windrose', async (_, status, text) => {
  const other = createServer((_request, response) => response.writeHead(status).end(text));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  try {
    const run = await windrose(['join', '--server', address, '--player', 'B1'], '', { WINDROSE_TOKEN: 'x' });
    expect([run.code, run.err]).toEqual([1, `What answers at ${address} is no Windrose server.\n`]);
  } finally {
    other.close();
  }
});
