/** Flat-top hexes on the terminal. */

import pc from 'picocolors';

import { Canvas, type Part } from './canvas.ts';

/** A hex in axial coordinates. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Columns from one hex to the next on its right: as drawn where there is room, and where there is little. */
const WIDE = 12;
const NARROW = 10;
/** Rows from one hex to the next below. */
const DOWN = 4;

/** The outline of a hex: where each piece of it stands. */
function edgesOf(across: number): readonly (readonly [x: number, y: number, text: string])[] {
  const line = '_'.repeat(across - 2);
  return [
    [2, 0, line],
    [1, 1, '/'],
    [0, 2, '/'],
    [0, 3, '\\'],
    [1, 4, `\\${line}/`],
    [across, 1, '\\'],
    [across + 1, 2, '\\'],
    [across + 1, 3, '/'],
  ];
}

/**
 * Draws hexes, each with up to four lines: the two in the middle of at most 12 columns (10 in narrow hexes), the others two
 * less. @param columns how wide the drawing may be. @returns null if it would be wider.
 */
export function drawHexes<Drawn extends Hex>(
  hexes: readonly Drawn[],
  lines: (hex: Drawn) => readonly (readonly Part[])[],
  columns = Infinity,
): string | null {
  const steps = Math.max(...hexes.map(({ q }) => q)) - Math.min(...hexes.map(({ q }) => q));
  const across = [WIDE, NARROW].find((size) => (steps + 1) * size + 2 <= columns);
  if (across === undefined) return null;
  const edges = edgesOf(across);
  const spots = hexes.map((hex) => ({ hex, x: hex.q * across, y: hex.r * DOWN + (hex.q * DOWN) / 2 }));
  const left = Math.min(...spots.map(({ x }) => x));
  const top = Math.min(...spots.map(({ y }) => y));
  const canvas = new Canvas();
  for (const spot of spots) {
    for (const [x, y, text] of edges) canvas.write(spot.x - left + x, spot.y - top + y, [[text, pc.dim]]);
  }
  for (const spot of spots) {
    lines(spot.hex).forEach((parts, line) => {
      // The lowest line stands on the edge of the hex.
      if (parts.length > 0) canvas.centre(spot.x - left + 2, spot.y - top + 1 + line, across - 2, parts);
    });
  }
  return canvas.toString();
}
