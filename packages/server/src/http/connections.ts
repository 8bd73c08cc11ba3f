/**
 * The HTTP server below Fastify: connections that do nothing are closed, and one address has only so many. Otherwise requests that
 * are never sent to their end, and answers that are never read, would hold connections and memory for ever. A client that floods
 * the server with requests is disconnected, because refusing each of them would keep everybody else waiting for seconds.
 */

import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';

import type { ConnectionLimits } from '../config.ts';
import { networkOf } from './origins.ts';

/** Milliseconds between two searches for requests that take too long. */
const CHECK = 1000;
/** Milliseconds after which a connection is closed on which an answer is waiting to be read, or nothing happens. */
const SILENCE = 60_000;
/** Milliseconds for which a connection is kept for the next request: longer than proxies keep theirs. */
const KEPT = 72_000;

/** Maximum unanswered requests of one connection. Browsers and proxies send the next when they have the answer. */
const MOST_UNANSWERED = 10;
/** Milliseconds for which an address that floods may open no connection. */
const SHUT_OUT = 3000;

/** Where proxies are: on this machine and in its own networks. */
const NEAR = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NEAR.addSubnet(network, prefix, 'ipv4');
}
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');

/** Whether a connection may come from the proxy, which brings the requests of all people. */
export const isNear = (address: string): boolean => NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** The open connections of all addresses. */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #behindProxy: boolean;
  readonly #refused: (most: number) => void;
  readonly #open = new Map<string, number>();
  /** Addresses that may open no connection, and until when. */
  readonly #shutOut = new Map<string, number>();
  readonly #unanswered = new WeakMap<Socket, number>();

  /**
   * @param behindProxy whether connections from near addresses are a proxy's, which bounds those of its clients itself.
   * @param refused called for every connection over the limit.
   */
  constructor(limits: ConnectionLimits, behindProxy: boolean, refused: (most: number) => void) {
    this.#limits = limits;
    this.#behindProxy = behindProxy;
    this.#refused = refused;
  }

  /** Makes an HTTP server. */
  serve(handler: RequestListener): Server {
    const { headers, request } = this.#limits;
    const server = createServer(
      { headersTimeout: headers, requestTimeout: request, keepAliveTimeout: KEPT, connectionsCheckingInterval: CHECK },
      (asked, answer) => {
        const { socket } = asked;
        // Data that arrived together with the request that ended the connection is still read.
        if (socket.destroyed) return;
        const unanswered = (this.#unanswered.get(socket) ?? 0) + 1;
        if (unanswered > MOST_UNANSWERED && this.flooded(asked)) return;
        this.#unanswered.set(socket, unanswered);
        answer.once('close', () => this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1));
        handler(asked, answer);
      },
    );
    server.setTimeout(SILENCE);
    server.on('connection', (socket: Socket) => this.#onConnection(socket));
    return server;
  }

  /**
   * The sender of a request floods the server: the connection is closed, and its address may open none for some seconds.
   * @returns false for a proxy's connection, which goes on.
   */
  flooded({ socket }: IncomingMessage): boolean {
    const address = this.#addressOf(socket);
    if (address === null) return false;
    socket.destroy();
    const now = Date.now();
    for (const [other, until] of this.#shutOut) if (until <= now) this.#shutOut.delete(other);
    this.#shutOut.set(address, now + SHUT_OUT);
    return true;
  }

  #onConnection(socket: Socket): void {
    const address = this.#addressOf(socket);
    if (address === null) return;
    const count = (this.#open.get(address) ?? 0) + 1;
    if (count > this.#limits.perAddress || (this.#shutOut.get(address) ?? 0) > Date.now()) {
      // An answer would cost more than the connection.
      socket.destroy();
      this.#refused(this.#limits.perAddress);
      return;
    }
    this.#open.set(address, count);
    socket.once('close', () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    });
  }

  /** The address whose connection it is; null if it is a proxy's, or has ended already. */
  #addressOf({ remoteAddress }: Socket): string | null {
    if (remoteAddress === undefined) return null;
    return this.#behindProxy && isNear(remoteAddress) ? null : networkOf(remoteAddress);
  }
}
