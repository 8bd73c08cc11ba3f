/** Measurements that outlive the run that made them. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Measurements of one kind, kept in a file, one a line as JSON. */
export class Measurements<Line> {
  readonly #file: string | undefined;
  readonly #lines: Line[];

  /** @param file undefined: they are not kept. Those that are already in it come first. */
  constructor(file: string | undefined) {
    this.#file = file;
    const text = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
    this.#lines = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line);
  }

  get lines(): readonly Line[] {
    return this.#lines;
  }

  add(line: Line): void {
    this.#lines.push(line);
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}
