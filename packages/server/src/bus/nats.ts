/** The bus over NATS. Delivery is at most once, so every process also polls. */

import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Step } from '@windrose/protocol';
import { z } from 'zod';

import { newId } from '../chance.ts';
import type { Bus, BusNews } from './bus.ts';

const SUBJECT = 'windrose.news';
/** Maximum characters of a message that carries steps. */
const LONGEST = 64 * 1024;

const News = z.object({
  from: z.string(),
  match: z.string(),
  version: z.number(),
  talk: z.optional(z.number()),
  desk: z.optional(z.literal(true)),
  steps: z.optional(z.array(Step)),
});

export class NatsBus implements Bus {
  connected = false;
  readonly #self = newId();
  readonly #connecting: Promise<void>;
  #connection: NatsConnection | null = null;
  #listener: (news: BusNews) => void = () => {};
  #closed = false;

  /** Connects in the background and reconnects without limit. @param changed is called whenever the connection comes or goes. */
  constructor(url: string, changed: (connected: boolean) => void) {
    this.#connecting = this.#connect(url, changed);
  }

  async #connect(servers: string, changed: (connected: boolean) => void): Promise<void> {
    const connection = await connect({
      servers,
      name: 'windrose',
      reconnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      waitOnFirstConnect: true,
      pingInterval: 5000,
      // A process does not need its own news.
      noEcho: true,
    }).catch(() => null);
    if (!connection) return;
    this.#connection = connection;
    if (this.#closed) {
      await connection.close();
      return;
    }
    const setConnected = (connected: boolean): void => {
      this.connected = connected;
      changed(connected);
    };
    setConnected(true);
    connection.subscribe(SUBJECT, {
      callback: (fault, message) => {
        if (!fault) this.#onMessage(message.string());
      },
    });
    void (async () => {
      for await (const { type } of connection.status()) {
        if (type === 'disconnect') setConnected(false);
        else if (type === 'reconnect') setConnected(true);
      }
    })();
  }

  /** Resolves when connected, or after the given milliseconds. */
  async arrived(patience: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, patience);
    await Promise.race([this.#connecting, promise]);
    clearTimeout(timer);
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
    this.#closed = true;
    this.connected = false;
    // Before its first connection there is nothing to close: the attempt ends with the process.
    if (this.#connection) {
      await this.#connecting;
      await this.#connection.close();
    }
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
