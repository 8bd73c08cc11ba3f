/** A bar on the terminal for what takes a while; silent where nobody watches. */

import { big } from './table.ts';

const WIDTH = 30;
/** Milliseconds between two drawings. */
const PAUSE = 100;

export class Progress {
  readonly #total: number;
  readonly #unit: string;
  readonly #start = performance.now();
  #drawn = 0;

  /** @param unit what is counted, in the plural. */
  constructor(total: number, unit: string) {
    this.#total = total;
    this.#unit = unit;
  }

  /** Draws how much is done. */
  show(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#drawn < PAUSE) return;
    this.#drawn = now;
    const filled = Math.floor((done / this.#total) * WIDTH);
    const left = done > 0 ? Math.ceil((((now - this.#start) / done) * (this.#total - done)) / 1000) : 0;
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    process.stderr.write(`\r${bar} ${big(done)} of ${big(this.#total)} ${this.#unit}, ${left} s left\u001B[K`);
  }

  /** Takes the bar away. */
  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  }
}
