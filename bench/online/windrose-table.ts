/** A table of two on a server of Windrose, played with as little work as possible on this side. */

import { newCommandId, PROTOCOL_VERSION, type Step, Table } from '@windrose/protocol';
import { FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';

import { startByHand } from '../../packages/server/test/players.ts';
import type { LoadedTable } from './latencies.ts';

const JSON_HEAD = { 'content-type': 'application/json' };

type Headers = Readonly<Record<string, string>>;

interface Player {
  readonly token: string;
  readonly socket: WebSocket;
}

async function ask(url: string, path: string, body: object | undefined, headers: Record<string, string> = {}) {
  const init = body === undefined ? { headers } : { headers: { ...JSON_HEAD, ...headers }, body: JSON.stringify(body) };
  const answer = await fetch(`${url}${path}`, { method: 'POST', ...init });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return { headers: answer.headers, body: (await answer.json()) as Record<string, string> };
}

export class WindroseTable implements LoadedTable {
  readonly #urls: readonly [string, string];
  readonly #from: Headers;
  readonly #players: Player[] = [];
  readonly #luck: FastLuck;
  readonly #codes = new Int32Array(MOST_OPTIONS);
  #match = '';
  #closed = false;
  #table = new Table();
  #position: State | null = null;
  #changed: (() => void) | null = null;
  #stored: { readonly id: string; readonly resolve: () => void } | null = null;

  private constructor(urls: readonly [string, string], seed: number, from: Headers) {
    this.#from = from;
    this.#urls = urls;
    this.#luck = new FastLuck(seed);
  }

  /** @param urls the servers of the two players. @param from headers of all that is asked: where it comes from */
  static async open(urls: readonly [string, string], seed: number, from: Headers = {}): Promise<WindroseTable> {
    const table = new WindroseTable(urls, seed, from);
    for (const [seat, url] of urls.entries()) {
      const opened = await ask(url, '/api/session', { name: `Player ${seat}` }, from);
      const cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
      const { token } = (await ask(url, '/api/tokens', undefined, { ...from, cookie })).body;
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: from } as never);
      await new Promise((resolve, reject) => {
        socket.onopen = resolve;
        socket.onerror = reject;
      });
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, token }));
      socket.onmessage = ({ data }) => table.#hear(seat, data as string);
      socket.onclose = ({ code, reason }) => {
        // It would wait for its answers for ever.
        if (!table.#closed) throw new Error(`The server closed the connection of a player: ${code} ${reason}`);
      };
      table.#players.push({ token: token!, socket });
    }
    await table.#begin();
    return table;
  }

  /** The id of the match that is played. */
  get match(): string {
    return this.#match;
  }

  async choose(): Promise<number | null> {
    const { decision } = this.#table;
    if (decision === null) {
      await this.#begin();
      return null;
    }
    const match = this.#table.match!;
    const position = (this.#position ??= match.core.newState());
    match.copyState(position);
    const code = this.#codes[this.#luck.draw(match.core.legal(position, this.#codes))]!;
    const { version } = this.#table;
    const began = performance.now();
    await this.#command(decision.seat, { type: 'choose', version, codes: [code] });
    const ms = performance.now() - began;
    await this.#until(() => this.#table.version > version);
    return ms;
  }

  close(): void {
    this.#closed = true;
    for (const { socket } of this.#players) socket.close();
  }

  async #begin(): Promise<void> {
    const headers = { ...this.#from, authorization: `Bearer ${this.#players[0]!.token}` };
    const wanted = { id: newCommandId(), game: 'spice-road', seats: 2 };
    const finished = this.#match;
    this.#match = (await ask(this.#urls[0], '/api/matches', wanted, headers)).body.match!;
    this.#table = new Table();
    for (const { socket } of this.#players) {
      // A page leaves a match when another one is opened; matches that are watched stay in the memory of the server.
      if (finished !== '') socket.send(JSON.stringify({ type: 'unwatch', match: finished }));
      socket.send(JSON.stringify({ type: 'watch', match: this.#match, since: 0 }));
    }
    await this.#until(() => this.#table.version > 0);
    await this.#command(1, { type: 'sit', seat: 1, version: 1 });
    await startByHand([0, 1].map((seat) => (asked) => this.#command(seat, { ...asked, version: 1 })));
    await this.#until(() => this.#table.stage === 'running');
  }

  #command(seat: number, asked: object): Promise<void> {
    const id = newCommandId();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#stored = { id, resolve };
    this.#players[seat]!.socket.send(JSON.stringify({ ...asked, match: this.#match, id }));
    return promise;
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => (this.#changed = resolve));
  }

  #hear(seat: number, text: string): void {
    if (text.startsWith('{"type":"news"')) {
      // Both hear of it; one table on this side is enough.
      if (seat > 0) return;
      const news = JSON.parse(text) as { match: string; steps: Step[] };
      if (news.match !== this.#match) return;
      for (const step of news.steps) if (step.number > this.#table.version) this.#table.apply(step);
      this.#changed?.();
      return;
    }
    const { type, id } = JSON.parse(text) as { type: string; id?: string };
    if (type === 'refused') throw new Error(text);
    if (type === 'stored' && id === this.#stored?.id) this.#stored!.resolve();
  }
}
