/** A progress bar on the terminal; silent elsewhere. */

import { big } from './table.ts';

const WIDTH = 30;
/** Milliseconds between two drawings. */
const PAUSE = 100;
/** Milliseconds between two lines on a terminal that cannot overwrite a line (TERM=dumb). */
const DUMB_PAUSE = 10_000;

/** Whether a stream is a terminal with cursor control. */
export function movesCursor({ isTTY = false }: { readonly isTTY?: boolean }): boolean {
  return isTTY && process.env['TERM'] !== 'dumb';
}

export class Progress {
  #total: number;
  readonly #unit: string;
  readonly #start = performance.now();
  #drawn = 0;
  #done = 0;

  /** @param unit what is counted, in the plural. */
  constructor(total: number, unit: string) {
    this.#total = total;
    this.#unit = unit;
  }

  /** Counts one more unit of work as done. */
  step(): void {
    this.show(this.#done + 1);
  }

  /** Draws the progress. @param total the new total, if it has changed. */
  show(done: number, total = this.#total): void {
    this.#done = done;
    this.#total = total;
    const now = performance.now();
    const draws = movesCursor(process.stderr);
    if (!process.stderr.isTTY || now - (this.#drawn || (draws ? 0 : this.#start)) < (draws ? PAUSE : DUMB_PAUSE))
      return;
    this.#drawn = now;
    const filled = Math.floor((done / this.#total) * WIDTH);
    const left = done > 0 ? Math.ceil((((now - this.#start) / done) * (this.#total - done)) / 1000) : null;
    const text = `${big(done)} of ${big(this.#total)} ${this.#unit}${left === null ? '' : `, ${duration(left)} left`}`;
    if (!draws) {
      process.stderr.write(`${text}\n`);
      return;
    }
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    process.stderr.write(`\r${bar} ${text}\u001B[K`);
  }

  /** Removes the bar until the next drawing, to make room for other output. */
  hide(): void {
    this.end();
    if (movesCursor(process.stderr)) this.#drawn = 0;
  }

  /** Removes the bar. */
  end(): void {
    if (movesCursor(process.stderr)) process.stderr.write('\r\u001B[K');
  }
}

/** A duration in words: "50 s", "3 min 20 s", "2 h 5 min". */
function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
