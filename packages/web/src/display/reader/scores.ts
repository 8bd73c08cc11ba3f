/** The scores as a table: every line explained, a column for each side. */

import { required } from '@windrose/rules';

import { sideName, type TableInput, type TextTable } from './tables.ts';

/** The scores. */
export function scoreTable(input: TableInput, title: string): TextTable {
  const { match, words, ui, texts } = input;
  const { seats, rival } = match.scores();
  const sides = [...seats, ...(rival ? [rival] : [])];
  const lines = sides.map((_, side) => words.scoreLines(match, side));
  const [first = []] = lines;
  return {
    title,
    head: [texts.part, ...sides.map((_, side) => sideName(input, side)), texts.why],
    rows: [
      ...first.map(({ name, why }, row) => [
        name,
        ...lines.map((of) => String(required(of[row], 'line of the score').points)),
        why,
      ]),
      [ui.total, ...sides.map(({ total }) => String(total)), ''],
    ],
  };
}
