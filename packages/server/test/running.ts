/** Servers and clients for tests: the real ones, on free ports of this machine. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Online, type PartStore, type Person, type SocketLike } from '@windrose/protocol';

import { type Config, readConfig, type ServerSetup, WindroseServer } from '../src/index.ts';
import { WIDE } from './wide.ts';

/** A server in this process, with a client of its HTTP side. */
export class Running {
  readonly server: WindroseServer;
  readonly address: string;
  readonly config: Config;
  readonly #clients: Online[] = [];
  readonly #folder: string;

  private constructor(server: WindroseServer, config: Config, port: number, folder: string) {
    this.server = server;
    this.config = config;
    this.address = `http://127.0.0.1:${port}`;
    this.#folder = folder;
  }

  static async start(
    env: Readonly<Record<string, string>> = {},
    setup: Omit<ServerSetup, 'config'> = {},
  ): Promise<Running> {
    const folder = mkdtempSync(join(tmpdir(), 'windrose-server-'));
    const config = readConfig({ LOG_LEVEL: 'error', POLL_MS: '100', ...WIDE, ...env }, folder);
    const server = await WindroseServer.create({ ...setup, config });
    const port = await server.listen(0, '127.0.0.1');
    return new Running(server, config, port, folder);
  }

  /** A request with JSON; the answer's status and body. */
  ask(method: string, path: string, asked: Asked = {}) {
    return ask(this.address, method, path, asked);
  }

  /** A new guest with a token. */
  async guest(name: string): Promise<{ person: Person; token: string }> {
    const opened = await this.ask('POST', '/api/session', { body: { name } });
    const cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
    const { body } = await this.ask('POST', '/api/tokens', { headers: { cookie } });
    return { person: opened.body.person as Person, token: body.token as string };
  }

  /** A client of the socket. */
  online(token?: string, open?: (url: string) => SocketLike, parts?: PartStore): Online {
    const url = `${this.address.replace('http', 'ws')}/api/socket`;
    const online = new Online({
      url,
      ...(token === undefined ? {} : { token }),
      ...(open === undefined ? {} : { open }),
      ...(parts === undefined ? {} : { parts }),
    });
    this.#clients.push(online);
    return online;
  }

  async close(): Promise<void> {
    for (const client of this.#clients) client.close();
    await this.server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Options of a request. */
interface Asked {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A request with JSON to a server; the answer's status and body. */
export async function ask(address: string, method: string, path: string, { token, body, headers = {} }: Asked = {}) {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}
