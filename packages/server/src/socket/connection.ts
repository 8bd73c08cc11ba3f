/** One client on the socket: what it says is checked, done in order, and answered. */

import { type Command, FromClient, type FromServer, type Person, PROTOCOL_VERSION } from '@windrose/protocol';
import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';

import { type ToldFault, toldOf } from '../fault.ts';
import { banRefusal, demandScope, type Guard } from '../http/guard.ts';
import type { OpenSession } from '../people/sessions.ts';
import type { MatchService, Watcher } from '../match/match-service.ts';
import { Refusal } from '../match/refusal.ts';
import type { Ban } from '../people/bans.ts';
import { Allowance } from './allowance.ts';
import type { Visit } from './visitors.ts';

/** The longest message that is read, in bytes. */
export const LONGEST_MESSAGE = 16 * 1024;
/** Bytes that may wait to be sent to a client that does not read. */
const MOST_UNSENT = 1024 * 1024;
/** Matches that one client may follow. */
const MOST_WATCHED = 64;
/** Messages that may wait to be worked on. */
const MOST_WAITING = 100;
/** Bytes that reading a match counts for, beside those that are told of it. */
const COST_OF_WATCH = 8 * 1024;
/** How many times the messages of a second may come at once. */
const AT_ONCE = 4;
/** Refusals for flooding and nonsense before the client is cut off. */
const MOST_FAULTS = 100;
/** Milliseconds that a message waits at most because its address has been told more than its share. */
const LONGEST_WAIT = 15_000;
/** Milliseconds after which a client is told again that it is too fast. */
const TOLD_AGAIN = 1000;
/** Milliseconds that a client which is cut off gets to close the socket. */
const FAREWELL = 500;

interface Setup {
  readonly matchService: MatchService;
  readonly guard: Guard;
  readonly log: Logger;
  readonly now: () => number;
  readonly perSecond: number;
  /** What the visitors of its address have together. */
  readonly visit: Visit;
  /** The mark of its address. */
  readonly origin: string;
  /** Something was refused. */
  readonly refused: (refusal: Refusal) => void;
}

/** Why a socket was closed by us (RFC 6455: 4000 to 4999 are ours). */
const OUT_OF_REACH = 'the storage is out of reach';
const CLOSED = { tooFast: 4008, tooSlow: 4009, tooMany: 4010, ended: 4011, banned: 4012, stopping: 1012 } as const;

export class Connection {
  readonly #socket: WebSocket;
  readonly #setup: Setup;
  #session: OpenSession | null = null;
  readonly #watched = new Map<string, { readonly watcher: Watcher; stop: () => void }>();
  readonly #allowance: Allowance;
  #queue: Promise<void>;
  #waiting = 0;
  #faults = 0;
  /** When it was told last that it is too fast. */
  #toldTooFast = -Infinity;
  /** Whether it has been asked for a sign of life that has not come yet. */
  #asked = false;
  /** Whether it has been heard since it was last asked. */
  alive = true;

  /** @param arriving who it is; what is said before that is known waits. */
  constructor(socket: WebSocket, arriving: Promise<OpenSession | null>, setup: Setup) {
    this.#socket = socket;
    this.#setup = setup;
    this.#allowance = new Allowance(setup.perSecond, AT_ONCE * setup.perSecond, setup.now);
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#hear(isBinary ? null : data));
    socket.on('ping', (data: Buffer) => this.#pinged(data));
    socket.on('pong', () => this.#ponged());
    // Too long a message, bad framing: the socket closes itself.
    socket.on('error', () => {});
    socket.on('close', () => this.#end());
    if (setup.visit.tooMany) this.#cutOff(CLOSED.tooMany, 'too many sockets of one address');
    this.#queue = arriving.then(
      (session) => {
        this.#become(session);
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
    this.#asked = true;
    this.#socket.ping();
  }

  /** The client asks for a sign of life, which counts like a message: answering costs as much. */
  #pinged(data: Buffer): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    this.alive = true;
    if (!this.#takeMessage()) this.#fault();
    else if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
    else socket.pong(data);
  }

  /** A sign of life. One that nobody has asked for counts like a message. */
  #ponged(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.alive = true;
    if (!this.#asked && !this.#takeMessage()) this.#fault();
    this.#asked = false;
  }

  /**
   * Says that there are too many messages. Every command gets its answer; of other messages it is said now and then: an answer
   * to each would be what a flood is after.
   */
  #tellTooFast(to: FromClient | null, allowed: number, sentence: string): void {
    const now = this.#setup.now();
    const isCommand = to !== null && 'id' in to;
    if (!isCommand && now - this.#toldTooFast < TOLD_AGAIN) return;
    this.#toldTooFast = now;
    this.#refuse(to, new Refusal('too-fast', sentence, { allowed, again: 1, quota: 'messages' }));
  }

  #takeMessage(): boolean {
    return this.#allowance.take() && this.#setup.visit.takeMessage();
  }

  /** The session by which it is known who speaks; null if it is nobody. */
  get session(): string | null {
    return this.#session?.hash ?? null;
  }

  /** Its session has ended: what it was allowed it is no longer. It may come back as whoever it is then. */
  sessionEnded(): void {
    this.#sendOff(CLOSED.ended, 'the session has ended');
  }

  /** Why its person or its address is shut out; null if neither is. */
  get ban(): Ban | null {
    return this.#setup.guard.banOn(this.#person?.id ?? null, this.#setup.origin);
  }

  /** Its person or its address is shut out: it is told why. */
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

  /** Says goodbye and reads nothing more: of who floods, reading on would cost as much as answering. */
  #cutOff(code: number, why: string): void {
    this.#socket.close(code, why);
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  get #person(): Person | null {
    return this.#session?.person ?? null;
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
    // A connection that is being closed is not read any more.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.alive = true;
    if (!this.#takeMessage()) {
      const { perSecond } = this.#setup;
      this.#tellTooFast(null, perSecond, `More than ${perSecond} messages a second, or too many from your address.`);
      this.#fault();
      return;
    }
    const message = data && parse(data);
    if (!message) {
      const sentence = 'That is no message of this protocol; /api/docs and docs/server.md describe it.';
      this.#refuse(null, new Refusal('malformed', sentence));
      this.#fault();
      return;
    }
    if (this.#waiting >= MOST_WAITING) {
      this.#tellTooFast(message, MOST_WAITING, `More than ${MOST_WAITING} messages wait for their answers.`);
      this.#fault();
      return;
    }
    this.#waiting++;
    // In the order in which they were sent.
    this.#queue = this.#queue.then(() => this.#do(message)).finally(() => this.#waiting--);
  }

  async #do(message: FromClient): Promise<void> {
    try {
      await this.#awaitShare();
      // Nothing needs to be read for who has gone away; what they have asked to be done is done.
      if (message.type === 'watch' && this.#socket.readyState !== this.#socket.OPEN) return;
      switch (message.type) {
        case 'hello':
          if (message.token !== undefined)
            this.#become(await this.#setup.guard.sessionWith(message.token, this.#setup.origin));
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
      const told = toldOf(this.#setup.log, error, 'message failed', { type: message.type, ...match });
      if (message.type === 'hello') {
        // Who it is could not be read. It comes back and says it again: what it asks for meanwhile is not a stranger's.
        this.#socket.close(CLOSED.stopping, OUT_OF_REACH);
        return;
      }
      this.#refuse(message, told);
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
    this.#setup.visit.told(COST_OF_WATCH);
    if (this.#watched.size >= MOST_WATCHED) {
      throw new Refusal('too-large', `One connection follows at most ${MOST_WATCHED} matches.`);
    }
    const watcher: Watcher = {
      person: this.#person?.id ?? null,
      view,
      version: since,
      tell: (news) => this.#send(news),
      talk: (latest) => this.#send({ type: 'talk', match, latest }),
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

  /** A refused command is told together with what its sender has not seen. */
  async #refuseWithSteps(message: FromClient, refusal: Refusal): Promise<void> {
    if (!('id' in message) || refusal.reason === 'no-such-match') {
      this.#refuse(message, refusal);
      return;
    }
    const { match, id, version: since } = message;
    try {
      const { version, steps } = await this.#setup.matchService.since(match, since);
      this.#setup.refused(refusal);
      this.#send({ type: 'refused', match, id, ...refusal.told, version, since, steps });
    } catch {
      this.#refuse(message, refusal);
    }
  }

  #refuse(to: FromClient | null, refusal: Refusal | ToldFault): void {
    const about = to && 'match' in to ? { match: to.match, ...('id' in to ? { id: to.id } : {}) } : {};
    if (refusal instanceof Refusal) this.#setup.refused(refusal);
    const told = refusal instanceof Refusal ? refusal.told : refusal;
    this.#send({ type: 'refused', ...about, ...told, version: 0 });
  }

  /** It is known who it is. Who has too many sockets open is sent off. */
  #become(session: OpenSession | null): void {
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

  /** Waits while the address has been told more than its share. @throws Refusal `too-fast` if that would take long */
  async #awaitShare(): Promise<void> {
    for (const end = this.#setup.now() + LONGEST_WAIT; ;) {
      const { debt } = this.#setup.visit;
      if (debt === 0 || this.#socket.readyState !== this.#socket.OPEN) return;
      if (this.#setup.now() + debt > end) {
        throw new Refusal('too-fast', 'Your address has been told more than its share; wait.', {
          again: Math.ceil(debt / 1000),
          quota: 'kilobytes_per_address',
        });
      }
      await pause(debt);
    }
  }

  #fault(): void {
    if (++this.#faults <= MOST_FAULTS) return;
    this.#cutOff(CLOSED.tooFast, 'too many messages that cannot be answered');
  }

  #send(message: FromServer): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNSENT) {
      // It does not read: it may come back and ask since when it has missed something.
      socket.terminate();
      return;
    }
    const text = JSON.stringify(message);
    this.#setup.visit.told(text.length);
    socket.send(text);
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
