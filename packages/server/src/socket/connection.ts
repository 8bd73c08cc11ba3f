/** One client on the socket: what it says is checked, done in order, and answered. */

import { type Command, FromClient, type FromServer, type Person, PROTOCOL_VERSION } from '@windrose/protocol';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';

import type { Guard } from '../http/guard.ts';
import type { Hub, Watcher } from '../match/hub.ts';
import { Refusal } from '../match/refusal.ts';
import { Allowance } from './allowance.ts';

/** The longest message that is read, in bytes. */
export const LONGEST_MESSAGE = 16 * 1024;
/** Bytes that may wait to be sent to a client that does not read. */
const MOST_UNSENT = 1024 * 1024;
/** Matches that one client may follow. */
const MOST_WATCHED = 64;
/** Messages that may wait to be worked on. */
const MOST_WAITING = 100;
/** How many times the messages of a second may come at once. */
const AT_ONCE = 4;
/** Refusals for flooding and nonsense before the client is cut off. */
const MOST_FAULTS = 100;
/** Milliseconds that a client which is cut off gets to close the socket. */
const FAREWELL = 500;

interface Setup {
  readonly hub: Hub;
  readonly guard: Guard;
  readonly log: Logger;
  readonly now: () => number;
  readonly perSecond: number;
}

/** Why a socket was closed by us (RFC 6455: 4000 to 4999 are ours). */
const OUT_OF_REACH = 'the storage is out of reach';
const CLOSED = { tooFast: 4008, tooSlow: 4009, stopping: 1012 } as const;

export class Connection {
  readonly #socket: WebSocket;
  readonly #setup: Setup;
  #person: Person | null = null;
  readonly #watched = new Map<string, { readonly watcher: Watcher; stop: () => void }>();
  readonly #allowance: Allowance;
  #queue: Promise<void>;
  #waiting = 0;
  #faults = 0;
  /** Whether it has been heard since it was last asked. */
  alive = true;

  /** @param arriving who it is; what is said before that is known waits. */
  constructor(socket: WebSocket, arriving: Promise<Person | null>, setup: Setup) {
    this.#socket = socket;
    this.#setup = setup;
    this.#allowance = new Allowance(setup.perSecond, AT_ONCE * setup.perSecond, setup.now);
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#hear(isBinary ? null : data));
    socket.on('pong', () => (this.alive = true));
    // Too long a message, bad framing: the socket closes itself.
    socket.on('error', () => {});
    socket.on('close', () => this.#end());
    this.#queue = arriving.then(
      (person) => {
        this.#person = person;
        this.#welcome();
      },
      () => socket.close(CLOSED.stopping, OUT_OF_REACH),
    );
  }

  /** Cuts off a client that has not answered since the last time, asks the others. */
  check(): void {
    if (!this.alive) {
      this.#socket.terminate();
      return;
    }
    this.alive = false;
    this.#socket.ping();
  }

  /** The server stops: the client may come back at once, to whoever is there then. */
  dismiss(): void {
    this.#socket.close(CLOSED.stopping, 'restarting');
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Resolves when everything heard so far is answered. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #hear(data: Buffer | null): void {
    // Who is being cut off is not listened to any more.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.alive = true;
    if (!this.#allowance.take()) {
      this.#refuse(null, 'too-fast', `More than ${this.#setup.perSecond} messages a second.`);
      this.#fault();
      return;
    }
    const message = data && parse(data);
    if (!message) {
      this.#refuse(null, 'malformed', 'That is no message of this protocol; /api/docs and docs/server.md describe it.');
      this.#fault();
      return;
    }
    if (this.#waiting >= MOST_WAITING) {
      this.#refuse(message, 'too-fast', `More than ${MOST_WAITING} messages wait for their answers.`);
      this.#fault();
      return;
    }
    this.#waiting++;
    // In the order in which they were sent.
    this.#queue = this.#queue.then(() => this.#do(message)).finally(() => this.#waiting--);
  }

  async #do(message: FromClient): Promise<void> {
    try {
      switch (message.type) {
        case 'hello':
          if (message.token !== undefined) this.#person = await this.#setup.guard.personWith(message.token);
          this.#welcome();
          return;
        case 'ping':
          this.#send({ type: 'pong', now: this.#setup.now() });
          return;
        case 'watch':
          await this.#watch(message.match, message.since, message.view ?? false);
          return;
        case 'unwatch':
          this.#unwatch(message.match);
          return;
        default:
          await this.#command(message);
      }
    } catch (error) {
      if (error instanceof Refusal) {
        await this.#refuseWithSteps(message, error);
        return;
      }
      this.#setup.log.error({ error: String(error), type: message.type }, 'a message could not be dealt with');
      if (message.type === 'hello') {
        // Who it is could not be read. It comes back and says it again: what it asks for meanwhile is not a stranger's.
        this.#socket.close(CLOSED.stopping, OUT_OF_REACH);
        return;
      }
      this.#refuse(message, 'try-again', 'The server could not do this now. Send it again: it is done once at most.');
    }
  }

  async #command(command: Command): Promise<void> {
    if (!this.#person) throw new Refusal('who-are-you', 'You need a session to do this.');
    const done = await this.#setup.hub.command(this.#person.id, command);
    this.#send({ type: 'stored', match: command.match, id: command.id, ...done });
  }

  async #watch(match: string, since: number, view: boolean): Promise<void> {
    this.#unwatch(match);
    if (this.#watched.size >= MOST_WATCHED) {
      throw new Refusal('too-large', `One connection follows at most ${MOST_WATCHED} matches.`);
    }
    const watcher: Watcher = {
      person: this.#person?.id ?? null,
      view,
      version: since,
      tell: (news) => this.#send(news),
      talk: (latest) => this.#send({ type: 'talk', match, latest }),
    };
    const stop = await this.#setup.hub.watch(match, watcher);
    if (this.#socket.readyState === this.#socket.OPEN) this.#watched.set(match, { watcher, stop });
    else stop();
  }

  #unwatch(match: string): void {
    this.#watched.get(match)?.stop();
    this.#watched.delete(match);
  }

  #welcome(): void {
    this.#send({ type: 'welcome', protocol: PROTOCOL_VERSION, person: this.#person, now: this.#setup.now() });
  }

  /** A refused command is told together with what its sender has not seen. */
  async #refuseWithSteps(message: FromClient, { reason, message: why }: Refusal): Promise<void> {
    if (!('id' in message) || reason === 'no-such-match') {
      this.#refuse(message, reason, why);
      return;
    }
    const { match, id, version: since } = message;
    try {
      const { version, steps } = await this.#setup.hub.since(match, since);
      this.#send({ type: 'refused', match, id, reason, message: why, version, since, steps });
    } catch {
      this.#refuse(message, reason, why);
    }
  }

  #refuse(to: FromClient | null, reason: Refusal['reason'], message: string): void {
    const about = to && 'match' in to ? { match: to.match, ...('id' in to ? { id: to.id } : {}) } : {};
    this.#send({ type: 'refused', ...about, reason, message, version: 0 });
  }

  #fault(): void {
    if (++this.#faults <= MOST_FAULTS) return;
    this.#socket.close(CLOSED.tooFast, 'too many messages that cannot be answered');
    // Who does not say goodbye is not waited for: reading on would cost as much as answering.
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  #send(message: FromServer): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNSENT) {
      // It does not read: it may come back and ask since when it has missed something.
      socket.terminate();
      return;
    }
    socket.send(JSON.stringify(message));
  }

  #end(): void {
    for (const { stop } of this.#watched.values()) stop();
    this.#watched.clear();
  }
}

function parse(data: Buffer): FromClient | null {
  try {
    const parsed = FromClient.safeParse(JSON.parse(data.toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
