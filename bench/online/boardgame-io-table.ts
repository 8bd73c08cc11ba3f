/** A table of two on a server of boardgame.io: its own protocol over socket.io, with as little work as possible on this side. */

import { io, type Socket } from 'socket.io-client';

import type { LoadedTable } from './latencies.ts';

/** Moves of a match, before the next one begins. */
const MOVES = 60;

let matches = 0;

export class BoardgameIoTable implements LoadedTable {
  readonly #players: Socket[] = [];
  #match = '';
  #version = 0;
  #answered: (() => void) | null = null;

  static async open(url: string): Promise<BoardgameIoTable> {
    const table = new BoardgameIoTable();
    for (let seat = 0; seat < 2; seat++) {
      const socket = io(`${url}/nothing`, { transports: ['websocket'], forceNew: true });
      await new Promise((resolve) => socket.once('connect', resolve as () => void));
      socket.on('update', (match: string, state: { _stateID: number }) => {
        // Both hear of it; the first of the two is enough.
        if (seat === 0) table.#hear(match, state._stateID);
      });
      socket.on('sync', (match: string, { state }: { state: { _stateID: number } }) =>
        table.#hear(match, state._stateID),
      );
      table.#players.push(socket);
    }
    await table.#begin();
    return table;
  }

  async choose(): Promise<number | null> {
    if (this.#version >= MOVES) {
      await this.#begin();
      return null;
    }
    const seat = '0';
    const action = { type: 'MAKE_MOVE', payload: { type: 'wait', args: [], playerID: seat, credentials: undefined } };
    const began = performance.now();
    const answer = this.#answer();
    this.#players[0]!.emit('update', action, this.#version, this.#match, seat);
    await answer;
    return performance.now() - began;
  }

  close(): void {
    for (const socket of this.#players) socket.close();
  }

  async #begin(): Promise<void> {
    this.#match = `match${++matches}`;
    this.#version = 0;
    for (const [seat, socket] of this.#players.entries()) {
      const answer = this.#answer();
      socket.emit('sync', this.#match, `${seat}`, undefined, 2);
      await answer;
    }
  }

  #answer(): Promise<void> {
    return new Promise((resolve) => (this.#answered = resolve));
  }

  #hear(match: string, version: number): void {
    if (match !== this.#match) return;
    this.#version = version;
    const answered = this.#answered;
    this.#answered = null;
    answered?.();
  }
}
