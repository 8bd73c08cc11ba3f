/** A client's socket with an interceptor, which sees every message and decides its fate. */

import type { SocketLike } from '@windrose/protocol';

/** An interceptor. Calls `pass` as often and whenever it likes, or not at all. */
export interface Between {
  /** On the way to the server. */
  up(text: string, pass: (text: string) => void): void;
  /** On the way to the client. */
  down(text: string, pass: (text: string) => void): void;
}

export class TappedSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  onmessage: SocketLike['onmessage'] = null;
  readonly #socket: WebSocket;
  readonly #between: Between;

  constructor(url: string, between: Between) {
    this.#socket = new WebSocket(url);
    this.#between = between;
    const event = undefined as never;
    this.#socket.addEventListener('open', () => this.onopen?.(event));
    this.#socket.addEventListener('close', () => this.onclose?.(event));
    this.#socket.addEventListener('error', () => this.onerror?.(event));
    this.#socket.addEventListener('message', ({ data }) => {
      between.down(String(data), (text) => this.onmessage?.({ data: text }));
    });
  }

  send(text: string): void {
    this.#between.up(text, (passed) => {
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(passed);
    });
  }

  close(): void {
    this.#socket.close();
  }
}
