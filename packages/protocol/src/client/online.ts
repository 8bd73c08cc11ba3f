/** A client's way to the server: for the page, for programs and for tests alike. */

import type { Asked, Command, Reason } from '../commands.ts';
import { type FromServer, PROTOCOL_VERSION } from '../messages.ts';
import type { Person } from '../values.ts';
import { ClosedError } from './closed.ts';
import { OnlineMatch, type PartStore } from './online-match.ts';
import { type ConnectionState, ReturningSocket, type SocketLike } from './socket.ts';

/** The settings of a connection to a server. */
export interface OnlineSetup {
  /** The URL of the server's socket: `wss://…/api/socket`. */
  readonly url: string;
  /** For programs; a browser is known by its cookie. */
  readonly token?: string;
  /**
   * Stores your parts of the luck until they are revealed, so that they outlive the program; in memory by default.
   * null commits to none: a match does not start before another connection of the person has.
   */
  readonly parts?: PartStore | null;
  /** Makes a socket; without it the WebSocket of the platform. */
  readonly open?: (url: string) => SocketLike;
}

/**
 * A command was refused: it has not happened. With the reasons `try-again` and `too-fast` the server was asked again, ever more
 * patiently, for about a minute; whether something of it was stored is then seen at the table.
 */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly reason: Reason;
  /** With `internal`: the id to quote to those who run the server. */
  readonly fault: string | null;
  /** With `rules`: the number of the rule that is in the way, where the server names one. */
  readonly rule: string | null;

  constructor(reason: Reason, message: string, fault: string | null = null, rule: string | null = null) {
    super(message);
    this.reason = reason;
    this.fault = fault;
    this.rule = rule;
  }
}

/** How often a command is sent again that the server could not do at that moment. */
const MOST_TRIES = 8;
/** Milliseconds before the first of these times and the longest before any; each waits twice as long as the one before. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

interface Pending {
  readonly command: Command;
  readonly resolve: (version: number) => void;
  readonly reject: (error: Error) => void;
  /** Number of retries that the server has asked for. */
  tries: number;
}

/**
 * A connection to a server that keeps itself up, with the matches that are watched over it.
 * @example A program that takes the first option whenever it is its turn
 * ```ts
 * import { Online } from '@windrose/protocol';
 *
 * export async function play(token: string, id: string): Promise<void> {
 *   const online = new Online({ url: 'wss://table.example/api/socket', token });
 *   const match = online.watch(id);
 *   const mine = (): boolean => match.table.decision?.seat === match.table.seatOf(online.person?.id ?? null);
 *   for (;;) {
 *     await match.until(({ table }) => table.stage === 'over' || mine());
 *     const [first] = match.table.match?.legal() ?? [];
 *     if (match.table.stage === 'over' || !first) break;
 *     const version = await match.choose([first.code]);
 *     await match.until(({ table }) => table.version >= version);
 *   }
 *   online.close();
 * }
 * ```
 */
export class Online {
  /** The person as the server knows them; null before its first message, or without a session. */
  person: Person | null = null;
  /** The server's clock minus ours, in milliseconds. */
  clockOffset = 0;
  /** Whether the server has another protocol version, so that this client must be updated. */
  outdated = false;
  readonly #socket: ReturningSocket;
  readonly #token: string | undefined;
  readonly #parts: PartStore | null;
  readonly #matches = new Map<string, OnlineMatch>();
  readonly #pending = new Map<string, Pending>();
  readonly #listeners = new Set<() => void>();

  constructor({ url, token, parts = memoryParts(), open = (to) => new WebSocket(to) as SocketLike }: OnlineSetup) {
    this.#token = token;
    this.#parts = parts;
    this.#socket = new ReturningSocket(() => open(url), {
      opened: () => this.#opened(),
      onMessage: (message) => this.#onMessage(message),
      stateChanged: () => this.#changed(),
    });
    this.#socket.connect();
  }

  get state(): ConnectionState {
    return this.#socket.state;
  }

  /** Calls a listener whenever `state`, `person` or `outdated` changes. @returns what ends it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows a match. The same object for the same match until {@link OnlineMatch.close}. */
  watch(id: string, { view = false }: { view?: boolean } = {}): OnlineMatch {
    const known = this.#matches.get(id);
    if (known) return known;
    const match = new OnlineMatch(id, view, {
      watch: (since) => this.#socket.send({ type: 'watch', match: id, since, ...(view ? { view } : {}) }),
      person: () => this.person?.id ?? null,
      parts: this.#parts,
      command: (asked, version, own) => this.#command(id, version, asked, own),
      close: () => {
        this.#matches.delete(id);
        this.#socket.send({ type: 'unwatch', match: id });
      },
    });
    this.#matches.set(id, match);
    if (this.state === 'closed') match.close();
    else match.ask();
    return match;
  }

  /** Reconnects immediately: the network is back, or the page is visible again. */
  reconnect(): void {
    this.#socket.reconnect();
  }

  /** Ends the connection and all its matches. What still waits is rejected with a {@link ClosedError}, later commands, too. */
  close(): void {
    this.#socket.close();
    for (const { reject } of this.#pending.values()) reject(new ClosedError('The connection was closed.'));
    this.#pending.clear();
    for (const match of this.#matches.values()) match.close();
  }

  #command(match: string, version: number, asked: Asked, id = newCommandId()): Promise<number> {
    if (this.state === 'closed') return Promise.reject(new ClosedError('The connection is closed.'));
    const command = { ...asked, match, id, version } as Command;
    return new Promise((resolve, reject) => {
      // Kept until it is answered, and said again on every new connection: the server knows it by its id.
      this.#pending.set(id, { command, resolve, reject, tries: 0 });
      this.#socket.send(command);
    });
  }

  #opened(): void {
    const token = this.#token === undefined ? {} : { token: this.#token };
    this.#socket.send({ type: 'hello', protocol: PROTOCOL_VERSION, ...token });
    for (const match of this.#matches.values()) match.ask();
    for (const { command } of this.#pending.values()) this.#socket.send(command);
  }

  #onMessage(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.person = message.person;
        this.clockOffset = message.now - Date.now();
        this.outdated = message.protocol !== PROTOCOL_VERSION;
        this.#changed();
        return;
      case 'news':
        this.#matches.get(message.match)?.onNews(message);
        return;
      case 'stored': {
        const pending = this.#take(message.id);
        pending?.resolve(message.version);
        return;
      }
      case 'refused': {
        const { id, match, reason } = message;
        if (match !== undefined) this.#matches.get(match)?.onRefusal(message);
        if (id === undefined) return;
        const pending = this.#pending.get(id);
        if (pending && (reason === 'try-again' || reason === 'too-fast') && pending.tries < MOST_TRIES) {
          const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** pending.tries++) * (0.5 + Math.random());
          setTimeout(() => this.#pending.has(id) && this.#socket.send(pending.command), pause);
          return;
        }
        this.#take(id)?.reject(new RefusedError(reason, message.message, message.fault ?? null, message.rule ?? null));
        return;
      }
      case 'bot-trouble':
        this.#matches.get(message.match)?.onBotFailure();
        return;
      case 'talk':
        this.#matches.get(message.match)?.onChat(message.latest);
        return;
      case 'gone':
        this.#matches.get(message.match)?.onGone(message.people);
        return;
      case 'pong':
        this.clockOffset = message.now - Date.now();
        return;
    }
  }

  #take(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** An id for a command: 32 letters and digits by chance. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

function memoryParts(): PartStore {
  const parts = new Map<string, string>();
  return { find: (match) => parts.get(match) ?? null, keep: (match, part) => void parts.set(match, part) };
}
