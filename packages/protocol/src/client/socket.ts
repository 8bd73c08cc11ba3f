/** A socket that comes back: connects, notices when the other side is gone, and connects again, ever more patiently. */

import { FromServer, type FromClient } from '../messages.ts';

/** The state of a connection: `gone` between attempts to reconnect. */
export type ConnectionState = 'connecting' | 'open' | 'gone' | 'closed';

/** The required part of a WebSocket, as browsers and Node have it. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Callbacks of a socket's owner. */
interface Owner {
  /** The connection is open, for the first time or again: sends every unanswered command. */
  opened(): void;
  onMessage(message: FromServer): void;
  stateChanged(): void;
}

/** Milliseconds between two pings, and timeout of a pong. */
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;
/** Milliseconds before the second attempt, and the longest between two. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;

export class ReturningSocket {
  state: ConnectionState = 'connecting';
  readonly #open: () => SocketLike;
  readonly #owner: Owner;
  #socket: SocketLike | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  /** @param open makes a new socket. */
  constructor(open: () => SocketLike, owner: Owner) {
    this.#open = open;
    this.#owner = owner;
  }

  connect(): void {
    if (this.state === 'closed') return;
    clearTimeout(this.#timer);
    let socket: SocketLike;
    try {
      socket = this.#open();
    } catch {
      this.#lost(null);
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#setState('open');
      this.#listen();
      this.#owner.opened();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#listen();
      const message = read(data);
      if (!message) return;
      this.#attempts = 0;
      this.#owner.onMessage(message);
    };
    socket.onerror = () => this.#lost(socket);
    socket.onclose = () => this.#lost(socket);
  }

  /** Sends a message if the connection is open, and drops it if not; the owner sends it again in `opened`. */
  send(message: FromClient): void {
    if (this.state === 'open') this.#socket?.send(JSON.stringify(message));
  }

  /** Reconnects immediately: the network is back, or a message was malformed. */
  reconnect(): void {
    this.#attempts = 0;
    this.#drop();
    // Nothing can be sent until the new socket is open.
    if (this.state === 'open') this.#setState('gone');
    this.connect();
  }

  close(): void {
    this.#setState('closed');
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Something has arrived: pings after a while, and gives the connection up if nothing arrives after that. */
  #listen(): void {
    clearTimeout(this.#beat);
    const socket = this.#socket;
    this.#beat = setTimeout(() => {
      this.send({ type: 'ping' });
      this.#beat = setTimeout(() => this.#lost(socket), PATIENCE);
    }, HEARTBEAT);
  }

  #lost(socket: SocketLike | null): void {
    if (socket !== this.#socket || this.state === 'closed') return;
    this.#drop();
    this.#setState('gone');
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempts++);
    // Spread out, so that a server that comes back is not run over by everybody at once.
    this.#timer = setTimeout(() => this.connect(), pause * (0.5 + Math.random()));
  }

  #drop(): void {
    clearTimeout(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    // Node's socket reports an error once more when it is closed while connecting.
    socket.onerror = () => {};
    socket.close();
  }

  #setState(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.#owner.stateChanged();
  }
}

function read(data: unknown): FromServer | null {
  try {
    const parsed = FromServer.safeParse(JSON.parse(String(data)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
