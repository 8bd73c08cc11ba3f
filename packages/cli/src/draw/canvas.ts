/** A sheet of signs, each with its own paint; every sign is one UTF-16 unit and one column wide. */

import type { Paint } from './paint.ts';

const plain: Paint = (text) => text;

/** A part of a text with its paint. */
export type Part = readonly [text: string, paint?: Paint];

export class Canvas {
  readonly #rows: { sign: string; paint: Paint }[][] = [];

  /** Writes parts one after the other, beginning at a column and a row from 0. */
  write(x: number, y: number, parts: readonly Part[]): void {
    while (this.#rows.length < y) this.#rows.push([]);
    const row = (this.#rows[y] ??= []);
    let at = x;
    for (const [text, paint = plain] of parts) {
      for (const sign of text) {
        while (row.length <= at) row.push({ sign: ' ', paint: plain });
        row[at++] = { sign, paint };
      }
    }
  }

  /** Writes parts in the middle of so many `columns`. */
  centre(x: number, y: number, columns: number, parts: readonly Part[]): void {
    const width = parts.reduce((sum, [text]) => sum + text.length, 0);
    this.write(x + Math.max(0, Math.floor((columns - width) / 2)), y, parts);
  }

  toString(): string {
    return this.#rows
      .map((row) => row.map(({ sign, paint }) => (sign === ' ' ? sign : paint(sign))).join(''))
      .map((row) => row.trimEnd())
      .join('\n');
  }
}
