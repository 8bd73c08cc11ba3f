/** People at tables who continue to play while servers fail. */

import { newCommandId, Online, type OnlineMatch, RefusedError, type SocketLike, type Step } from '@windrose/protocol';
import { FastLuck } from '@windrose/rules';

import { Ledger } from './ledger.ts';

/** The input of the crowd. */
interface Setup {
  /** The URL of a server; called for each connection and request. */
  readonly server: () => string;
  /** Tables of two, at which one match is played after the other. */
  readonly tables: number;
  /** Of them, tables at which one of the two is a bot. */
  readonly withBots: number;
  readonly seed: number;
  /** Milliseconds before each choice; none by default. */
  readonly pace?: number;
  /** Makes a socket; without it the WebSocket of the platform. */
  readonly open?: (url: string) => SocketLike;
}

const JSON_HEAD = { 'content-type': 'application/json' };

export class Crowd {
  readonly ledger = new Ledger();
  /** Rejects when a violation is found. */
  readonly playing: Promise<unknown>;
  readonly #setup: Setup;
  readonly #clients: Online[] = [];
  readonly #stopped: Promise<void>;
  readonly #stop: () => void;
  #stopping = false;

  constructor(setup: Setup) {
    this.#setup = setup;
    ({ promise: this.#stopped, resolve: this.#stop } = Promise.withResolvers<void>());
    this.playing = Promise.all(Array.from({ length: setup.tables }, (_, table) => this.#playAt(table)));
    // Prevents an unhandled rejection before it is awaited.
    this.playing.catch(() => {});
  }

  /** The servers are there again: who waits for that tries at once. */
  hurry(): void {
    for (const client of this.#clients) if (client.state === 'gone') client.reconnect();
  }

  /** Ends the playing; what was said and not yet answered still is. */
  async finish(): Promise<Ledger> {
    this.#stopping = true;
    this.#stop();
    await this.playing;
    return this.ledger;
  }

  close(): void {
    this.#stopping = true;
    for (const client of this.#clients) client.close();
  }

  /** The stored steps of a match. */
  steps = async (match: string): Promise<Step[]> => {
    const answer = await this.#ask(`/api/matches/${match}/steps?since=0`);
    return ((await answer.json()) as { steps: Step[] }).steps;
  };

  /** How many steps others than the two at a table have made at it. */
  async strangers(): Promise<number> {
    let strangers = 0;
    for (const id of this.ledger.ids) {
      const steps = await this.steps(id);
      const seated = new Set(steps.flatMap((step) => (step.kind === 'sat' ? [step.person] : [])));
      strangers += steps.filter(({ by }) => by !== undefined && !seated.has(by)).length;
    }
    return strangers;
  }

  #online(token: string): Online {
    const { server, open = (url) => new WebSocket(url) as SocketLike } = this.#setup;
    const socket = (): SocketLike => open(`${server().replace('http', 'ws')}/api/socket`);
    const online = new Online({ url: '', token, open: socket });
    this.#clients.push(online);
    return online;
  }

  /** Retries a request until a server answers. */
  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    for (;;) {
      try {
        const answer = await fetch(`${this.#setup.server()}${path}`, { ...init, signal: AbortSignal.timeout(20_000) });
        if (answer.ok) return answer;
        await answer.body?.cancel();
      } catch {
        // It is dead at this moment.
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #guest(name: string): Promise<string> {
    const opened = await this.#ask('/api/session', {
      method: 'POST',
      headers: JSON_HEAD,
      body: JSON.stringify({ name }),
    });
    const cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
    await opened.body?.cancel();
    const answer = await this.#ask('/api/tokens', { method: 'POST', headers: { cookie } });
    return ((await answer.json()) as { token: string }).token;
  }

  async #playAt(table: number): Promise<void> {
    const bot = table < this.#setup.withBots;
    const tokens = [await this.#guest(`Ann ${table}`), ...(bot ? [] : [await this.#guest(`Bob ${table}`)])];
    const people = tokens.map((token) => this.#online(token));
    const luck = new FastLuck(this.#setup.seed, table + 1);
    while (!this.#stopping) {
      const wanted = { id: newCommandId(), game: 'spice-road', seats: 2, bots: [null, bot ? 'deckhand' : null] };
      const headers = { ...JSON_HEAD, authorization: `Bearer ${tokens[0]}` };
      const set = await this.#ask('/api/matches', { method: 'POST', headers, body: JSON.stringify(wanted) });
      const { match } = (await set.json()) as { match: string };
      const matches = people.map((online) => online.watch(match));
      for (const own of matches) this.ledger.follow(own);
      await matches.at(-1)!.until(({ known }) => known);
      if (!bot) await matches[1]!.sit(1);
      await matches[0]!.start();
      await Promise.all(matches.map((own, seat) => this.#play(own, seat, luck)));
      for (const own of matches) if (own.table.stage === 'over') this.ledger.put(own);
    }
  }

  async #play(match: OnlineMatch, seat: number, luck: FastLuck): Promise<void> {
    for (;;) {
      // Stopping does not wait for a bot's turn.
      await Promise.race([
        match.until(({ table: { stage, decision } }) => stage === 'over' || decision?.seat === seat),
        this.#stopped,
      ]);
      if (match.table.stage === 'over' || this.#stopping) return;
      if (this.#setup.pace !== undefined) await new Promise((resolve) => setTimeout(resolve, this.#setup.pace));
      const options = match.table.match!.legal();
      const codes = [options[luck.draw(options.length)]!.code];
      try {
        this.ledger.acknowledge({ match: match.id, version: await match.choose(codes), seat, codes });
      } catch (error) {
        // A refusal is an answer, too: it has not happened.
        if (!(error instanceof RefusedError)) throw error;
      }
    }
  }
}
