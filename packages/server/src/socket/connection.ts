/** One client on the socket: its messages are validated, processed in order, and answered. */

import {
  type Command,
  FromClient,
  type FromServer,
  type News,
  type Person,
  PROTOCOL_VERSION,
} from '@windrose/protocol';
import type { Logger } from 'pino';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';

import { type ReportedFault, reportFault } from '../fault.ts';
import { banRefusal, demandScope, type Guard } from '../http/guard.ts';
import type { OpenSession } from '../people/sessions.ts';
import type { MatchService, Watcher } from '../match/match-service.ts';
import { Refusal } from '../match/refusal.ts';
import type { Ban } from '../people/bans.ts';
import { Allowance } from './allowance.ts';
import type { ExceededRate, Visit } from './visitors.ts';

/** Maximum length of a message in bytes. */
export const LONGEST_MESSAGE = 16 * 1024;
/** Maximum unsent bytes for a client that does not read. */
const MOST_UNSENT = 1024 * 1024;
/** Maximum matches that one client may follow. */
const MOST_WATCHED = 64;
/** Maximum queued messages. */
const MOST_WAITING = 100;
/** Bytes charged for reading a match, in addition to those sent. */
const COST_OF_WATCH = 8 * 1024;
/** The burst size, as a multiple of the messages per second. */
const AT_ONCE = 4;
/** Refusals for flooding and malformed messages before the client is disconnected. */
const MOST_FAULTS = 100;
/** Maximum milliseconds that a message waits because its address is over its quota. */
const LONGEST_WAIT = 15_000;
/** Minimum milliseconds between two "too fast" answers. */
const REFUSAL_PAUSE = 1000;
/** Milliseconds that a disconnected client gets to close the socket. */
const FAREWELL = 500;

interface Setup {
  readonly matchService: MatchService;
  readonly guard: Guard;
  readonly log: Logger;
  readonly now: () => number;
  readonly perSecond: number;
  /** The stream under the socket. */
  readonly wire: Duplex;
  /** The shared state of its address. */
  readonly visit: Visit;
  /** The hash of its address. */
  readonly origin: string;
  /** A request was refused. */
  readonly refused: (refusal: Refusal) => void;
}

const OUT_OF_REACH = 'the storage is out of reach';
/** Close codes of the server (RFC 6455 reserves 4000 to 4999 for applications). */
const CLOSED = { tooFast: 4008, tooMany: 4010, ended: 4011, banned: 4012, stopping: 1012 } as const;

export class Connection {
  readonly #socket: WebSocket;
  readonly #setup: Setup;
  #session: OpenSession | null = null;
  readonly #watched = new Map<string, { readonly watcher: Watcher; stop: () => void }>();
  readonly #allowance: Allowance;
  #queue: Promise<void>;
  #waiting = 0;
  #faults = 0;
  /** Whether its stream holds back what is written until the end of this turn of the event loop. */
  #gathering = false;
  /** Time of the last "too fast" answer. */
  #refusedTooFast = -Infinity;
  /** Whether a ping is unanswered. */
  #asked = false;
  /** Whether anything has arrived since the last ping. */
  alive = true;

  /** @param arriving resolves to the session; messages wait until then. */
  constructor(socket: WebSocket, arriving: Promise<OpenSession | null>, setup: Setup) {
    this.#socket = socket;
    this.#setup = setup;
    this.#allowance = new Allowance(setup.perSecond, AT_ONCE * setup.perSecond, setup.now);
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#onMessage(isBinary ? null : data));
    socket.on('ping', (data: Buffer) => this.#pinged(data));
    socket.on('pong', () => this.#ponged());
    // On a message that is too long, or bad framing, the socket closes itself.
    socket.on('error', () => {});
    socket.on('close', () => this.#end());
    if (setup.visit.tooMany) this.#cutOff(CLOSED.tooMany, 'too many sockets of one address');
    this.#queue = arriving.then(
      (session) => {
        this.#onSession(session);
        this.#welcome();
      },
      () => socket.close(CLOSED.stopping, OUT_OF_REACH),
    );
  }

  /** Disconnects a client that has not answered the last ping, and pings the others. */
  check(): void {
    if (!this.alive) {
      this.#socket.terminate();
      return;
    }
    this.alive = false;
    this.#asked = true;
    this.#socket.ping();
  }

  /** A ping of the client counts like a message: answering costs as much. */
  #pinged(data: Buffer): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    this.alive = true;
    if (this.#takeMessage() !== null) this.#fault();
    else if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
    else socket.pong(data);
  }

  /** A pong. An unsolicited one counts like a message. */
  #ponged(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.alive = true;
    if (!this.#asked && this.#takeMessage() !== null) this.#fault();
    this.#asked = false;
  }

  /**
   * Answers that there are too many messages. Every command gets its answer; other messages only now and then: answering each
   * would amplify a flood.
   */
  #refuseTooFast(
    to: FromClient | null,
    sentence: string,
    { allowed, quota }: Pick<ExceededRate, 'allowed' | 'quota'>,
  ): void {
    const now = this.#setup.now();
    const isCommand = to !== null && 'id' in to;
    if (!isCommand && now - this.#refusedTooFast < REFUSAL_PAUSE) return;
    this.#refusedTooFast = now;
    this.#refuse(to, new Refusal('too-fast', sentence, { allowed, again: 1, quota }));
  }

  /** @returns the limit that leaves no message; null if one is left */
  #takeMessage(): ExceededRate | null {
    if (this.#allowance.take()) return this.#setup.visit.takeMessage();
    return { allowed: this.#setup.perSecond, quota: 'messages_per_second', whose: 'one client' };
  }

  /** The hash of the session; null without one. */
  get session(): string | null {
    return this.#session?.hash ?? null;
  }

  /** The session has ended and with it its rights. The client may reconnect. */
  sessionEnded(): void {
    this.#sendOff(CLOSED.ended, 'the session has ended');
  }

  /** The ban on its person or address; null if there is none. */
  get ban(): Ban | null {
    return this.#setup.guard.banOn(this.#person?.id ?? null, this.#setup.origin);
  }

  /** Its person or address is banned: sends the reason and closes. */
  shutOut(ban: Ban): void {
    this.#refuse(null, banRefusal(ban, this.#setup.now()));
    this.#sendOff(CLOSED.banned, 'banned');
  }

  #sendOff(code: number, why: string): void {
    this.#session = null;
    for (const { stop } of this.#watched.values()) stop();
    this.#watched.clear();
    this.#cutOff(code, why);
  }

  /** Closes the socket and reads nothing more: reading a flood would cost as much as answering it. */
  #cutOff(code: number, why: string): void {
    this.#socket.close(code, why);
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  get #person(): Person | null {
    return this.#session?.person ?? null;
  }

  /** The server stops: the client may reconnect immediately, to any available process. */
  dismiss(): void {
    this.#socket.close(CLOSED.stopping, 'restarting');
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Resolves when all received messages are answered. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #onMessage(data: Buffer | null): void {
    // A closing connection is not read any more.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.alive = true;
    const exceeded = this.#takeMessage();
    if (exceeded !== null) {
      const { allowed, whose } = exceeded;
      this.#refuseTooFast(null, `More than ${allowed} messages a second from ${whose}, which is the most.`, exceeded);
      this.#fault();
      return;
    }
    const message = data && parse(data);
    if (!message) {
      const sentence = 'That is not a message of this protocol; /api/docs and docs/server.md describe it.';
      this.#refuse(null, new Refusal('malformed', sentence));
      this.#fault();
      return;
    }
    if (this.#waiting >= MOST_WAITING) {
      const sentence = `More than ${MOST_WAITING} messages wait for their answers.`;
      this.#refuseTooFast(message, sentence, { allowed: MOST_WAITING, quota: 'messages_waiting' });
      this.#fault();
      return;
    }
    this.#waiting++;
    // In the order of arrival.
    this.#queue = this.#queue.then(() => this.#do(message)).finally(() => this.#waiting--);
  }

  async #do(message: FromClient): Promise<void> {
    try {
      await this.#awaitShare();
      // A closed client needs no reads; its commands are still carried out.
      if (message.type === 'watch' && this.#socket.readyState !== this.#socket.OPEN) return;
      switch (message.type) {
        case 'hello':
          if (message.token !== undefined)
            this.#onSession(await this.#setup.guard.sessionWith(message.token, this.#setup.origin));
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
      const match = 'match' in message ? { match: message.match } : {};
      const fault = reportFault(this.#setup.log, error, 'message failed', { type: message.type, ...match });
      if (message.type === 'hello') {
        // The session could not be read. The client reconnects and resends; meanwhile it must not be treated as a stranger.
        this.#socket.close(CLOSED.stopping, OUT_OF_REACH);
        return;
      }
      this.#refuse(message, fault);
    }
  }

  async #command(command: Command): Promise<void> {
    const session = this.#session;
    if (!session) throw new Refusal('who-are-you', 'You need a session to do this.');
    demandScope(session, 'play');
    const done = await this.#setup.matchService.command(session.person.id, command, this.#setup.origin);
    this.#send({ type: 'stored', match: command.match, id: command.id, ...done });
  }

  async #watch(match: string, since: number, view: boolean): Promise<void> {
    this.#unwatch(match);
    this.#setup.visit.sent(COST_OF_WATCH);
    if (this.#watched.size >= MOST_WATCHED) {
      throw new Refusal('too-large', `One connection follows at most ${MOST_WATCHED} matches.`, {
        allowed: MOST_WATCHED,
      });
    }
    const watcher: Watcher = {
      person: this.#person?.id ?? null,
      view,
      version: since,
      send: (news) => this.#sendNews(news),
      talk: (latest) => this.#send({ type: 'talk', match, latest }),
      away: (people) => this.#send({ type: 'gone', match, people: [...people] }),
      botTrouble: () => this.#send({ type: 'bot-trouble', match }),
    };
    const stop = await this.#setup.matchService.watch(match, watcher);
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

  /** A refused command is answered together with the steps its sender has not seen. */
  async #refuseWithSteps(message: FromClient, refusal: Refusal): Promise<void> {
    if (!('id' in message) || refusal.reason === 'no-such-match') {
      this.#refuse(message, refusal);
      return;
    }
    const { match, id, version: since } = message;
    try {
      const { version, steps } = await this.#setup.matchService.since(match, since);
      this.#setup.refused(refusal);
      this.#send({ type: 'refused', match, id, ...refusal.payload, version, since, steps });
    } catch {
      this.#refuse(message, refusal);
    }
  }

  #refuse(to: FromClient | null, refusal: Refusal | ReportedFault): void {
    const about = to && 'match' in to ? { match: to.match, ...('id' in to ? { id: to.id } : {}) } : {};
    if (refusal instanceof Refusal) this.#setup.refused(refusal);
    const payload = refusal instanceof Refusal ? refusal.payload : refusal;
    this.#send({ type: 'refused', ...about, ...payload, version: 0 });
  }

  /** The session is known. A client with too many open sockets is disconnected. */
  #onSession(session: OpenSession | null): void {
    try {
      this.#setup.visit.become(session?.person.id ?? null);
      this.#session = session;
      const { ban } = this;
      if (ban) this.shutOut(ban);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refuse(null, error);
      this.#cutOff(CLOSED.tooMany, error.message);
    }
  }

  /** Waits while the address is over its quota. @throws Refusal `too-fast` if that would take long */
  async #awaitShare(): Promise<void> {
    for (const end = this.#setup.now() + LONGEST_WAIT; ;) {
      const { debt, refusedBytes } = this.#setup.visit;
      if (refusedBytes === null || this.#socket.readyState !== this.#socket.OPEN) return;
      if (this.#setup.now() + debt > end) throw refusedBytes;
      await pause(debt);
    }
  }

  #fault(): void {
    if (++this.#faults <= MOST_FAULTS) return;
    this.#cutOff(CLOSED.tooFast, 'too many messages that cannot be answered');
  }

  /**
   * Sends news, which are not requested one by one. An address that is far over its share, by following the same matches with
   * many sockets, is disconnected; when it is back, its requests wait until it may be sent more.
   */
  #sendNews(news: News): void {
    const { debt, refusedBytes } = this.#setup.visit;
    if (refusedBytes === null || debt <= LONGEST_WAIT) {
      this.#send(news);
      return;
    }
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#refuse(null, refusedBytes);
    this.#cutOff(CLOSED.tooFast, 'your address is sent more than its share');
  }

  #send(message: FromServer): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNSENT) {
      // The client does not read: it may reconnect and ask for what it has missed.
      socket.terminate();
      return;
    }
    const text = JSON.stringify(message);
    this.#setup.visit.sent(text.length);
    this.#gather();
    socket.send(text);
  }

  /** What is sent in one turn of the event loop, such as an answer and its news, leaves in one write: each costs a system call. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    const { wire } = this.#setup;
    wire.cork();
    process.nextTick(() => {
      this.#gathering = false;
      wire.uncork();
    });
  }

  #end(): void {
    for (const { stop } of this.#watched.values()) stop();
    this.#watched.clear();
    this.#setup.visit.leave();
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
