/** The bus over NATS. Delivery is at most once, so every process also polls. */

import { setTimeout } from 'node:timers/promises';

import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Step } from '@windrose/protocol';
import { z } from 'zod';

import { newId } from '../chance.ts';
import type { Bus, BusNews } from './bus.ts';

const SUBJECT = 'windrose.news';
/** Maximum characters of a message that carries steps. */
const LONGEST = 64 * 1024;
/** Milliseconds before the next attempt after a refusal, such as of the password. */
const RETRY_PAUSE = 5000;

/**
 * A message. Of a step only what all kinds have is checked: processes check what they store, and trust each other's steps on the bus
 * as they trust those in the database. A kind that this program does not know is found when it is applied.
 */
const News = z.object({
  from: z.string(),
  match: z.string(),
  version: z.number(),
  talk: z.optional(z.number()),
  desk: z.optional(z.literal(true)),
  steps: z.optional(z.array(z.custom<Step>(isStep))),
});

function isStep(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, number, at } = value as Record<string, unknown>;
  return typeof kind === 'string' && typeof number === 'number' && typeof at === 'number';
}

/** Callbacks of a bus's owner. */
interface Owner {
  /** The connection has come or gone. */
  changed(connected: boolean): void;
  /** The server refuses the connection; it is asked again. */
  failed(error: unknown): void;
}

export class NatsBus implements Bus {
  connected = false;
  readonly #self = newId();
  readonly #owner: Owner;
  /** Resolves after the first attempt to connect, whatever came of it. */
  readonly #tried = Promise.withResolvers<void>();
  readonly #closing = new AbortController();
  #connection: NatsConnection | null = null;
  #listener: (news: BusNews) => void = () => {};

  /** Connects in the background and reconnects without limit, also where it is refused. */
  constructor(url: string, owner: Owner) {
    this.#owner = owner;
    void this.#stayConnected(url);
  }

  async #stayConnected(url: string): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#connect(url);
      } catch (error) {
        this.#owner.failed(error);
      }
      this.#tried.resolve();
      await setTimeout(RETRY_PAUSE, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Resolves when the connection has ended for good. @throws Error when it is refused, at first or later */
  async #connect(url: string): Promise<void> {
    const connection = await connect({
      ...placeOf(url),
      name: 'windrose',
      reconnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      waitOnFirstConnect: true,
      pingInterval: 5000,
      // A process does not need its own news.
      noEcho: true,
    });
    if (this.#closing.signal.aborted) {
      await connection.close();
      return;
    }
    this.#connection = connection;
    this.#setConnected(true);
    this.#tried.resolve();
    connection.subscribe(SUBJECT, {
      callback: (fault, message) => {
        if (!fault) this.#onMessage(message.string());
      },
    });
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.#setConnected(false);
      else if (type === 'reconnect') this.#setConnected(true);
    }
    const error = await connection.closed();
    this.#setConnected(false);
    if (error) throw error;
  }

  #setConnected(connected: boolean): void {
    if (this.connected === connected) return;
    this.connected = connected;
    this.#owner.changed(connected);
  }

  /** Resolves when connected or refused, or after the given milliseconds. */
  async arrived(patience: number): Promise<void> {
    const enough = new AbortController();
    const { signal } = enough;
    await Promise.race([this.#tried.promise, setTimeout(patience, undefined, { signal }).catch(() => {})]);
    enough.abort();
  }

  /** Resolves when all published messages are flushed. */
  async left(): Promise<void> {
    if (this.connected) await this.#connection?.flush();
  }

  publish(news: BusNews): void {
    if (!this.connected || !this.#connection) return;
    try {
      const text = JSON.stringify({ from: this.#self, ...news });
      const { steps: _, ...short } = news;
      // Receivers read long steps, such as a table's own packs, from the database.
      const sent = text.length <= LONGEST ? text : JSON.stringify({ from: this.#self, ...short });
      this.#connection.publish(SUBJECT, sent);
    } catch {
      // The connection closed just now; the others find the news by polling.
    }
  }

  listen(listener: (news: BusNews) => void): void {
    this.#listener = listener;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.connected = false;
    // Before its first connection there is nothing to close: the attempt ends with the process.
    await this.#connection?.close();
  }

  #onMessage(text: string): void {
    let received: unknown;
    try {
      received = JSON.parse(text);
    } catch {
      return;
    }
    const parsed = News.safeParse(received);
    if (parsed.success && parsed.data.from !== this.#self) this.#listener(parsed.data);
  }
}

/** The server and the credentials that a URL names; the client library would not read the latter from it. */
function placeOf(url: string): { servers: string; user?: string; pass?: string; token?: string } {
  const { protocol, host, username, password } = new URL(url);
  const servers = `${protocol}//${host}`;
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  if (user === '') return { servers };
  return pass === '' ? { servers, token: user } : { servers, user, pass };
}
