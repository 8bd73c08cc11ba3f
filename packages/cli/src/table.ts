/** Plain tables and numbers for the terminal. */

import { stripVTControlCharacters } from 'node:util';

/** A whole number with its thousands set apart. */
export function big(value: number): string {
  return Math.round(value).toLocaleString('en-US').replaceAll(',', ' ');
}

/** The width of a text on screen. */
export function width(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** A text filled up with blanks to a width, at its end or (`right`) its beginning. */
export function pad(text: string, to: number, right = false): string {
  const blanks = ' '.repeat(Math.max(0, to - width(text)));
  return right ? blanks + text : text + blanks;
}

/** Rows in columns as wide as their longest cell, two blanks apart; columns named in `right` are set to the right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  const widthAt = (at: number): number => widths[at] ?? 0;
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widthAt(at), width(cell))));
  return rows
    .map((row) =>
      row
        .map((cell, at) => pad(cell, widthAt(at), right.includes(at)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
