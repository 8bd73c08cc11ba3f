/** The scores as a table: every line explained, a column for each side. */

import { sideName, type Telling, type TextTable } from './tables.ts';

/** The scores. */
export function scoreTable(telling: Telling, title: string): TextTable {
  const { match, words, ui, say } = telling;
  const { seats, rival } = match.scores();
  const sides = [...seats, ...(rival ? [rival] : [])];
  const lines = sides.map((_, side) => words.scoreLines(match, side));
  return {
    title,
    head: [say.part, ...sides.map((_, side) => sideName(telling, side)), say.why],
    rows: [
      ...lines[0]!.map(({ name, why }, row) => [name, ...lines.map((of) => String(of[row]!.points)), why]),
      [ui.total, ...sides.map(({ total }) => String(total)), ''],
    ],
  };
}
