/** The part of the plane that a sea chart shows. */

import type { Hex } from '../../table/places.ts';
import type { Box } from './zoom.ts';

/** @param small a chart with a narrower edge. */
export function chartBox(hexes: readonly Hex[], small = false): Box {
  const edge = small ? 105 : 118;
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge + 14];
  return { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - 10 - y };
}

/** Width by height of a chart. */
export function chartRatio(hexes: readonly Hex[]): number {
  const { width, height } = chartBox(hexes);
  return width / height;
}
