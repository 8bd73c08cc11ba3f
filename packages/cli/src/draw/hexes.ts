/** Flat-top hexes on the terminal. */

import pc from 'picocolors';

import { Canvas, type Part } from './canvas.ts';

/** A hex in axial coordinates. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Columns from one hex to the next on its right, rows from one to the next below. */
const ACROSS = 12;
const DOWN = 4;

/** The outline of a hex: where each piece of it stands. */
const EDGES: readonly (readonly [x: number, y: number, text: string])[] = [
  [2, 0, '_'.repeat(10)],
  [1, 1, '/'],
  [0, 2, '/'],
  [0, 3, '\\'],
  [1, 4, '\\__________/'],
  [12, 1, '\\'],
  [13, 2, '\\'],
  [13, 3, '/'],
];

/** Draws hexes, each with up to four lines of at most ten columns (the two in the middle: twelve). */
export function drawHexes(hexes: readonly Hex[], lines: (index: number) => readonly (readonly Part[])[]): string {
  const spots = hexes.map(({ q, r }) => ({ x: q * ACROSS, y: r * DOWN + (q * DOWN) / 2 }));
  const left = Math.min(...spots.map(({ x }) => x));
  const top = Math.min(...spots.map(({ y }) => y));
  const canvas = new Canvas();
  for (const spot of spots) {
    for (const [x, y, text] of EDGES) canvas.write(spot.x - left + x, spot.y - top + y, [[text, pc.dim]]);
  }
  spots.forEach((spot, index) => {
    lines(index).forEach((parts, line) => {
      // The lowest line stands on the edge of the hex.
      if (parts.length > 0) canvas.centre(spot.x - left + 2, spot.y - top + 1 + line, 10, parts);
    });
  });
  return canvas.toString();
}
