import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { VARIABLES } from '@windrose/server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { serveFolder } from '../src/site.ts';
import { demandKnownVariables } from '../src/variables.ts';
import { ended, start, windrose } from './run.ts';

const NAMES = VARIABLES.map(({ name }) => name);

/** A request as it is, without the tidying of paths that `fetch` does. */
async function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  asked.end();
  const [response] = await once(asked, 'response');
  let body = '';
  for await (const part of response) body += part;
  return { status: response.statusCode as number, headers: response.headers as Record<string, string>, body };
}

describe('the page over HTTP', () => {
  let folder: string;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'windrose-'));
    await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'not for you');
    await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><title>Windrose</title>');
    await writeFile(join(folder, 'dist', 'icon.svg'), '<svg/>');
    await writeFile(join(folder, 'dist', 'assets', 'main-a1b2c3.js'), 'export {};'.repeat(100));
    const handle = serveFolder(join(folder, 'dist'));
    server = createServer((asked, response) => void handle(asked, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });

  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });

  test('the page may run and load only what this server serves, and no site may frame it', async () => {
    const { headers } = await ask(port, '/');
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => directive.split(' '))
        .map(([name, ...sources]) => [name, sources]),
    );
    const closed = ['default-src', 'base-uri', 'form-action', 'frame-ancestors'];
    expect(closed.map((name) => [name, policy.get(name)])).toEqual(closed.map((name) => [name, ["'none'"]]));
    // An attribute of style can run no script; WebAssembly comes only in files of this server.
    policy.delete('style-src-attr');
    const allowed = new Set(["'none'", "'self'", "'wasm-unsafe-eval'", 'data:', 'blob:']);
    expect([...policy].filter(([, sources]) => sources.some((source) => !allowed.has(source)))).toEqual([]);
    expect([policy.get('script-src'), policy.get('connect-src')]).toEqual([
      ["'self'", "'wasm-unsafe-eval'"],
      ["'self'"],
    ]);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  test('each file has its type, and only files named by their content are kept for ever', async () => {
    const page = await ask(port, '/');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    const script = await ask(port, '/assets/main-a1b2c3.js?x=1');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers['cache-control']).toContain('immutable');
    const icon = await ask(port, '/icon.svg');
    expect(icon.headers['content-type']).toContain('image/svg+xml');
    expect(icon.headers['cache-control']).toBe('no-cache');
  });

  test('a file that the reader has already is not sent again', async () => {
    const first = await ask(port, '/');
    const again = await ask(port, '/', { 'if-none-match': first.headers.etag! });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('text is packed for readers that can unpack it', async () => {
    for (const [accepted, packing] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
    ]) {
      const packed = await ask(port, '/assets/main-a1b2c3.js', { 'accept-encoding': accepted! });
      expect(packed.headers['content-encoding']).toBe(packing);
      expect(packed.body.length).toBeLessThan(1000);
    }
    const plain = await ask(port, '/assets/main-a1b2c3.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['content-length']).toBe('1000');
  });

  test('a precompressed file is sent unless the plain file is newer', async () => {
    const name = join(folder, 'dist', 'assets', 'packed-d4e5f6.js');
    await writeFile(name, 'export {};'.repeat(100));
    await writeFile(`${name}.br`, 'packed before');
    const packed = await ask(port, '/assets/packed-d4e5f6.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': '13',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(packed.body).toBe('packed before');
    expect((await ask(port, '/assets/packed-d4e5f6.js')).body).toMatch(/^(?:export \{\};){100}$/);
    expect((await ask(port, '/assets/packed-d4e5f6.js', { 'accept-encoding': 'gzip' })).body).not.toBe('packed before');
    const long = new Date(Date.now() - 60_000);
    await utimes(`${name}.br`, long, long);
    const fresh = await ask(port, '/assets/packed-d4e5f6.js', { 'accept-encoding': 'gzip, br' });
    expect(fresh.headers['content-encoding']).toBe('br');
    expect(fresh.body).not.toBe('packed before');
  });

  test("the page's own addresses get the page, a missing file does not", async () => {
    const screen = await ask(port, '/match/7');
    expect([screen.status, screen.body]).toEqual([200, '<!doctype html><title>Windrose</title>']);
    expect((await ask(port, '/assets/gone.js')).status).toBe(404);
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/%00', '/%'])(
    'nothing outside the folder is served: %s',
    async (path) => {
      const answer = await ask(port, path);
      expect(answer.status).toBe(400);
      expect(answer.body).not.toContain('not for you');
    },
  );

  test('other methods are refused', async () => {
    const answer = await ask(port, '/', {}, 'POST');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    const head = await ask(port, '/', {}, 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
  });

  test('every answer forbids foreign scripts, frames and guessed types', async () => {
    for (const path of ['/', '/assets/gone.js', '/%']) {
      const { headers } = await ask(port, path);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers).toMatchObject({
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });
});

describe('windrose serve', () => {
  const running: ChildProcessWithoutNullStreams[] = [];
  let data: string;

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'windrose-'));
  });

  afterAll(async () => {
    await rm(data, { recursive: true });
  });

  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });

  async function serve(env: NodeJS.ProcessEnv, flags: readonly string[] = []) {
    const child = start(['serve', '--json', ...flags], { HOST: '', PORT: '', WINDROSE_DATA: data, ...env });
    running.push(child);
    let stderr = '';
    child.stderr.on('data', (part) => (stderr += part));
    const [line] = await once(child.stdout, 'data');
    const { address, host, port } = JSON.parse(String(line));
    return { child, stderr: () => stderr, address: address as string, host, port: port as number };
  }

  test('prints its address, serves there, and ends cleanly on a signal', async () => {
    const { child, address, host } = await serve({ PORT: '0' });
    expect(host).toBe('127.0.0.1');
    const page = await fetch(address);
    expect(page.status).toBe(200);
    await page.text();
    const games = await fetch(`${address}api/games`);
    expect(await games.json()).toMatchObject({ games: expect.arrayContaining([expect.anything()]) });
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
  });

  test('a taken port from the environment is refused, because a proxy expects that one', { tags: 'full' }, async () => {
    const first = await serve({ PORT: '0' });
    const { code, err } = await windrose(['serve'], '', { PORT: String(first.port), WINDROSE_DATA: data });
    expect(code).toBe(1);
    expect(err).toContain(`Port ${first.port}, set by PORT, is taken`);
  });

  test('a variable of ours that is spelt wrongly is refused with the nearest name', { tags: 'full' }, async () => {
    const { code, err } = await windrose(['serve'], '', { PORT: '0', WINDROSE_DAAT: data });
    expect([code, err]).toEqual([2, expect.stringContaining('Did you mean "WINDROSE_DATA"?')]);
  });

  test('a DATABASE_DISK that is no folder is refused: the free space would never be told', async () => {
    const disk = join(data, 'no-such-folder');
    const { code, err } = await windrose(['serve'], '', { PORT: '0', WINDROSE_DATA: data, DATABASE_DISK: disk });
    expect([code, err]).toEqual([2, expect.stringContaining(`DATABASE_DISK names ${disk}`)]);
    expect(err).toContain('there is no such folder');
  });

  test.each([
    ['METRICS_TOKNE', 'METRICS_TOKEN'],
    ['TABLES_PER_PERSN', 'TABLES_PER_PERSON'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['LOG_LEVELS', 'LOG_LEVEL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['LOG_LEVLE', 'LOG_LEVEL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['NATS_ULR', 'NATS_URL'],
    ['NAT_URL', 'NATS_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['POL_MS', 'POLL_MS'],
    ['PROT', 'PORT'],
    ['HSOT', 'HOST'],
  ])(
    'what is almost the name of a variable that is not set is refused, too: %s, meant as %s',
    { tags: 'full' },
    (name, meant) => {
      const refusal = `There is no variable ${name}. Did you mean "${meant}"?`;
      expect(() => demandKnownVariables(NAMES, { [name]: 'x' })).toThrow(refusal);
      expect(() => demandKnownVariables(NAMES, { [name]: 'x', [meant]: 'y' })).not.toThrow();
    },
  );

  test('variables of other programs are left alone, though some are almost ours', { tags: 'full' }, async () => {
    const system =
      'PATH HOME HOST HOSTNAME HOSTTYPE TZ LANG PWD OLDPWD USER TERM SHELL SHLVL MAIL MAILTO LOGNAME EDITOR PAGER DISPLAY TMPDIR';
    const others =
      'MAILFROM LOGLEVEL PORTS PORT0 HOSTS POST SORT HIST NODE_ENV NO_COLOR CI DEBUG DATABASE_NAME BASE_URL';
    const env = Object.fromEntries(`${system} ${others}`.split(' ').map((name) => [name, 'x']));
    expect(() => demandKnownVariables(NAMES, { ...env, HOST: '' })).not.toThrow();
    // Kubernetes, for a service named "windrose".
    const service = {
      WINDROSE_SERVICE_HOST: '10.0.0.1',
      WINDROSE_PORT_80_TCP_PORT: '80',
      WINDROSE_PORT: 'tcp://10.0.0.1',
    };
    expect(() => demandKnownVariables(NAMES, service)).not.toThrow();
    expect(() => demandKnownVariables(NAMES, { WINDROSE_PORT: '80' })).toThrow('There is no variable WINDROSE_PORT');
    // In the program itself: it is the port that is refused.
    const { code, err } = await windrose(['serve'], '', { PORT: 'none', MAILFROM: 'x', LOGLEVEL: 'x' });
    expect([code, err]).toEqual([2, expect.stringContaining('A port is a number')]);
  });

  test.each([['serve'], ['server', 'bans'], ['server', 'backup', 'nowhere.gz']])(
    'a misspelt variable is refused by %s %s',
    { tags: 'full' },
    async (...args) => {
      const { code, err } = await windrose(args, '', { PORT: 'none', WINDROSE_DATA: data, PUBLIC_ULR: 'x' });
      expect([code, err]).toEqual([2, expect.stringContaining('Did you mean "PUBLIC_URL"?')]);
    },
  );

  test('a taken port is reported and the next free one is used', async () => {
    // The token of a bot that plays from the same shell is no concern of the server's.
    const first = await serve({ PORT: '0', WINDROSE_TOKEN: 'of a bot' });
    const second = await serve({}, ['--port', String(first.port)]);
    expect(second.port).toBeGreaterThan(first.port);
    expect(second.stderr()).toContain(`Port ${first.port} is taken`);
    second.child.kill('SIGINT');
    expect(await ended(second.child)).toBe(0);
  });

  test('an invalid environment is refused with the allowed values', async () => {
    const { code, err } = await windrose(['serve'], '', { PORT: '0', DATABASE_URL: 'mysql://here' });
    expect(code).toBe(2);
    expect(err).toContain('DATABASE_URL: sqlite:PATH or postgres://');
  });

  test('something that is no port is refused in a sentence', async () => {
    const { code, err } = await windrose(['serve'], '', { PORT: 'eighty' });
    expect(code).toBe(2);
    expect(err).toBe('A port is a number from 0 to 65535, not "eighty".\n');
  });
});
