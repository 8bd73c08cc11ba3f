/** Messages that no honest client sends: malformed, almost valid, and unauthorized ones. */

import { FastLuck } from '@windrose/rules';

/** The attacker's knowledge: others' matches, existing ids and levels. */
export interface Targets {
  readonly matches: readonly string[];
  readonly tokens: readonly string[];
}

const LETTERS = 'abcXYZ012 "\\{}[]:,\u0000\u0007é\u202e😀\ud800';
const KINDS = 'sit free bot commit reveal start choose leave back concede abort wait abandon rematch watch'.split(' ');
const VALUES = [null, true, -1, 0, 1.5, 8, 1e9, -1e308, 2 ** 53, '', '0', 'x'.repeat(300), [], {}, [[]], { a: 1 }];
const POISON = ['__proto__', 'constructor', 'prototype', 'toString', 'match', 'id', 'type', ''];

export class Hostile {
  readonly #luck: FastLuck;
  readonly #targets: Targets;

  constructor(seed: number, targets: Targets) {
    this.#luck = new FastLuck(seed);
    this.#targets = targets;
  }

  /** The next message. */
  next(): string | Uint8Array<ArrayBuffer> {
    const luck = this.#luck;
    switch (luck.draw(12)) {
      case 0:
        return this.#text(luck.draw(400));
      case 1:
        return Uint8Array.from({ length: luck.draw(400) }, () => luck.draw(256));
      case 2:
        return '['.repeat(1 + luck.draw(7000));
      case 3: {
        const text = JSON.stringify(this.#command());
        return text.slice(0, luck.draw(text.length));
      }
      case 4:
        return `{"${this.#pick(POISON)}":${JSON.stringify(this.#command())},"__proto__":{"type":"hello"}}`;
      case 5:
        return JSON.stringify({ ...this.#command(), [this.#pick(POISON)]: this.#pick(VALUES) });
      case 6:
        return JSON.stringify({
          ...this.#command(),
          type: this.#pick([...KINDS, 'admin', 'eval', '']),
          version: -1e308,
        });
      case 7:
        return JSON.stringify({
          type: 'hello',
          protocol: luck.draw(3),
          token: this.#pick(this.#targets.tokens) + luck.draw(9),
        });
      case 8:
        return JSON.stringify({
          ...this.#command(),
          codes: Array.from({ length: luck.draw(600) }, () => luck.draw(300) - 150),
        });
      case 9:
        return JSON.stringify({ type: 'watch', match: this.#match(), since: luck.draw(1e6), view: luck.draw(2) === 0 });
      default:
        return JSON.stringify(this.#command());
    }
  }

  /** A command that is none of the sender's business. */
  #command(): Record<string, unknown> {
    const luck = this.#luck;
    return {
      type: this.#pick(KINDS),
      match: this.#match(),
      id: `hostile-${luck.draw(1e6)}`,
      version: luck.draw(4) === 0 ? luck.draw(1e9) : 1e9,
      seat: luck.draw(9),
      level: this.#pick(['deckhand', 'admiral', 'grandmaster', '../../etc']),
      codes: [luck.draw(200) - 20],
      since: luck.draw(50),
      hash: this.#pick(['0'.repeat(64), 'f'.repeat(63), 'G'.repeat(64)]),
      part: this.#pick(['0'.repeat(64), 'f'.repeat(65), '']),
    };
  }

  #match(): string {
    return this.#luck.draw(5) === 0 ? 'zzzzzzzzzzzzzzzz' : this.#pick(this.#targets.matches);
  }

  #text(length: number): string {
    return Array.from({ length }, () => LETTERS[this.#luck.draw(LETTERS.length)]).join('');
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#luck.draw(list.length)]!;
  }
}

/** Sends a number of messages over as many connections as needed; it is disconnected repeatedly. */
export async function attack(
  url: string,
  hostile: Hostile,
  messages: number,
): Promise<{ sent: number; cutOff: number }> {
  const BATCH = 50;
  let [sent, cutOff] = [0, 0];
  while (sent < messages) {
    const socket = new WebSocket(url);
    const closed = new Promise<void>((resolve) => (socket.onclose = () => resolve()));
    const opened = new Promise<void>((resolve) => (socket.onopen = () => resolve()));
    const before = sent;
    let heard = 0;
    let more = (): void => {};
    socket.onmessage = () => {
      heard++;
      more();
    };
    void closed.then(() => more());
    socket.onerror = () => {};
    await Promise.race([opened, closed]);
    while (socket.readyState === WebSocket.OPEN && sent < messages) {
      for (let at = 0; at < BATCH && sent < messages; at++, sent++) socket.send(hostile.next());
      // Each is answered, if only with a refusal: so it is known to have been read before more is sent.
      while (socket.readyState === WebSocket.OPEN && heard < sent - before)
        await new Promise<void>((resolve) => (more = resolve));
    }
    if (socket.readyState !== WebSocket.OPEN) cutOff++;
    socket.close();
    await closed;
  }
  return { sent, cutOff };
}
