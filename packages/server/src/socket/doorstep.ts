/**
 * Who is refused a socket, and how: with as little work as possible, and not at once. An address that asks for hundreds
 * of sockets in a row would otherwise keep everybody else waiting while it is refused them.
 */

import { randomInt } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

import type { Refusal } from '../match/refusal.ts';

/**
 * Milliseconds after which a refusal is told: who is refused at once comes back at once. Each waits for a time of its own,
 * so that they do not come back together.
 */
const WAIT = [1000, 4000] as const;
/** How many wait for their refusal at once; who comes then is told nothing, and cut off. */
const MOST_WAITING = 2000;

export class Doorstep {
  readonly #wait: readonly [least: number, below: number];
  readonly #most: number;
  readonly #waiting = new Set<Duplex>();

  /** @param wait milliseconds, at least and less than. @param most how many wait at once. Both are for trials. */
  constructor(wait: readonly [least: number, below: number] = WAIT, most = MOST_WAITING) {
    this.#wait = wait;
    this.#most = most;
  }

  /** How many wait for their refusal. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Refuses a socket, and closes its connection. Resolves when that is done. */
  async refuse(connection: Duplex, status: number, { told, bounds }: Refusal): Promise<void> {
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
      // It has gone away, or the server stops.
    }
    this.#waiting.delete(connection);
    if (connection.destroyed) return;
    const body = JSON.stringify(told);
    const again = bounds.again === undefined ? '' : `Retry-After: ${bounds.again}\r\n`;
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const answer = `${head}${again}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    connection.end(answer, () => connection.destroy());
  }

  /** Nobody waits any more. */
  close(): void {
    for (const connection of this.#waiting) connection.destroy();
  }
}
