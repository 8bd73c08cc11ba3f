/** Counts repeated lines that programs print beside their answers, so that a fault does not flood the screen. */

import { big } from '../table.ts';

/** Number of different lines remembered; later ones are all printed. */
const MOST_LINES = 10_000;

/** Prints each line once, and counts how often a known one came again. */
export class Repeats {
  readonly #print: (line: string) => void;
  readonly #known = new Set<string>();
  #again = 0;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  add(line: string): void {
    if (this.#known.has(line)) {
      this.#again++;
      return;
    }
    if (this.#known.size < MOST_LINES) this.#known.add(line);
    this.#print(line);
  }

  /** A sentence with the number of repeated lines that were not printed; empty if there were none. */
  get sentences(): string[] {
    return this.#again === 0 ? [] : [`Programs printed ${big(this.#again)} more lines like those above.`];
  }
}
