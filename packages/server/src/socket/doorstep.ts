/**
 * Refuses sockets cheaply and with a delay. Otherwise an address that requests hundreds of sockets in a row would keep
 * everybody else waiting.
 */

import { randomInt } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

import type { Refusal } from '../match/refusal.ts';

/**
 * Delay of a refusal in milliseconds: a client refused immediately retries immediately. Delays are random, so that clients
 * do not come back together.
 */
const WAIT = [1000, 4000] as const;
/** Maximum delayed refusals; further clients are disconnected without an answer. */
const MOST_WAITING = 2000;

export class Doorstep {
  readonly #wait: readonly [least: number, below: number];
  readonly #most: number;
  readonly #waiting = new Set<Duplex>();

  /** @param wait milliseconds, at least and less than. @param most maximum delayed refusals. Both are for tests. */
  constructor(wait: readonly [least: number, below: number] = WAIT, most = MOST_WAITING) {
    this.#wait = wait;
    this.#most = most;
  }

  /** Number of delayed refusals. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Refuses a socket and closes its connection. Resolves when that is done. */
  async refuse(connection: Duplex, status: number, { payload, bounds }: Refusal): Promise<void> {
    if (this.#waiting.size >= this.#most) {
      connection.destroy();
      return;
    }
    this.#waiting.add(connection);
    const leave = new AbortController();
    connection.once('close', () => leave.abort());
    try {
      await pause(randomInt(...this.#wait), undefined, { signal: leave.signal });
    } catch {
      // The client has gone away, or the server stops.
    }
    this.#waiting.delete(connection);
    if (connection.destroyed) return;
    const body = JSON.stringify(payload);
    const again = bounds.again === undefined ? '' : `Retry-After: ${bounds.again}\r\n`;
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const answer = `${head}${again}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    connection.end(answer, () => connection.destroy());
  }

  /** Ends all delays. */
  close(): void {
    for (const connection of this.#waiting) connection.destroy();
  }
}
