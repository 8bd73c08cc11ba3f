/** A network that drops, delays, doubles and reorders messages, and breaks connections off; the same for the same seed. */

import { FastLuck } from '@windrose/rules';

import type { Between } from './tapped-socket.ts';

/** The faults: each affects one message in this many; the delay is in milliseconds. */
export interface Weather {
  readonly dropOneIn: number;
  readonly doubleOneIn: number;
  readonly delayOneIn: number;
  readonly longestDelay: number;
  /** A connection breaks after at most this many messages. */
  readonly longestConnection: number;
}

const STORM: Weather = { dropOneIn: 25, doubleOneIn: 6, delayOneIn: 3, longestDelay: 20, longestConnection: 25 };

export class BadNetwork implements Between {
  /** The faults made so far, by kind. */
  readonly done = { dropped: 0, doubled: 0, delayed: 0, broken: 0 };
  calm = false;
  readonly #luck: FastLuck;
  readonly #weather: Weather;
  #break: () => void = () => {};
  #left = 0;

  constructor(seed: number, weather = STORM) {
    this.#luck = new FastLuck(seed);
    this.#weather = weather;
  }

  /** A new connection. @param broken breaks it off */
  connect(broken: () => void): void {
    this.#break = broken;
    this.#left = 5 + this.#luck.draw(this.#weather.longestConnection);
  }

  up(text: string, pass: (text: string) => void): void {
    // The session comes first, before anything else: messages without one are refused correctly.
    if (text.startsWith('{"type":"hello"')) pass(text);
    else this.#carry(text, pass);
  }

  down(text: string, pass: (text: string) => void): void {
    this.#carry(text, pass);
  }

  #carry(text: string, pass: (text: string) => void): void {
    if (this.calm) {
      pass(text);
      return;
    }
    const { dropOneIn, doubleOneIn, delayOneIn, longestDelay } = this.#weather;
    const luck = this.#luck;
    if (this.#left-- === 0) {
      this.done.broken++;
      this.#break();
    }
    if (luck.draw(dropOneIn) === 0) {
      this.done.dropped++;
      return;
    }
    const copies = luck.draw(doubleOneIn) === 0 ? 2 : 1;
    this.done.doubled += copies - 1;
    for (let copy = 0; copy < copies; copy++) {
      if (luck.draw(delayOneIn) > 0) {
        pass(text);
        continue;
      }
      // Later messages overtake it, also on the next connection.
      this.done.delayed++;
      setTimeout(() => pass(text), luck.draw(longestDelay));
    }
  }
}
