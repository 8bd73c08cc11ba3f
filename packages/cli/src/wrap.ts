/** Text that fits a window: lines broken at words. */

import { stripVTControlCharacters } from 'node:util';

import { width } from './table.ts';

/** The size of a window: columns and rows of characters; `Infinity` where unlimited, as in a file. */
export interface WindowSize {
  readonly columns: number;
  readonly rows: number;
}

/** No window is taken for narrower. */
const NARROWEST = 20;

/** The size of the window of standard output or, where it has none, that of the variables COLUMNS and LINES. */
export function windowSizeOf(output: {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}): WindowSize {
  const sizeIn = (name: string): number => {
    const value = Number(process.env[name]);
    return Number.isInteger(value) && value > 0 ? value : Infinity;
  };
  const { isTTY = false, columns, rows } = output;
  return {
    // A terminal that does not know its size says 0.
    columns: Math.max(NARROWEST, (isTTY && columns) || sizeIn('COLUMNS')),
    rows: (isTTY && rows) || sizeIn('LINES'),
  };
}

/**
 * Breaks each line of a text at words so that it is at most so wide; what follows a break stands below the first word or,
 * in a row of a table, below the last column that begins in the left half, and `hang` columns further in. A column after a
 * broken one begins a line. A word that is wider stays whole.
 */
export function wrapped(text: string, columns: number, hang = 0): string {
  if (columns === Infinity) return text;
  return text
    .split('\n')
    .flatMap((line) => (width(line) <= columns ? [line] : brokenLines(line, columns, hang)))
    .join('\n');
}

function brokenLines(line: string, columns: number, hang: number): string[] {
  const [lead = ''] = /^\s*/.exec(line) ?? [];
  const half = Math.floor(columns / 2);
  // Columns are at least two blanks apart.
  const cells = stripVTControlCharacters(line).matchAll(/(?<=\S) {2,}(?=\S)/g);
  const starts = Array.from(cells, ({ index, 0: blank }) => index + blank.length).filter((at) => at <= half);
  const indent = ' '.repeat(Math.min((starts.at(-1) ?? lead.length) + hang, half));
  const lines: string[] = [];
  let current = lead;
  let blanks = '';
  for (const part of line.slice(lead.length).split(/(\s+)/)) {
    if (/^\s+$/.test(part)) {
      blanks = part;
      continue;
    }
    const begun = current.trim() !== '';
    const afterBroken = lines.length > 0 && blanks.length > 1;
    if (begun && (afterBroken || width(current) + blanks.length + width(part) > columns)) {
      lines.push(current);
      current = indent + part;
    } else {
      current += (begun ? blanks : '') + part;
    }
    blanks = '';
  }
  lines.push(current);
  return lines;
}

/** Two texts side by side, `columns` apart; null if they do not fit. */
export function sideBySide(left: string, right: string, columns: number, apart = 3): string | null {
  const [a, b] = [left.split('\n'), right.split('\n')];
  const wide = Math.max(...a.map(width));
  if (wide + apart + Math.max(...b.map(width)) > columns) return null;
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => {
    const [before = '', behind = ''] = [a[at], b[at]];
    return behind === '' ? before : `${before}${' '.repeat(wide + apart - width(before))}${behind}`;
  }).join('\n');
}
