/** The referee’s checks for From East to West, Part II. */

import type { Inspected, Inspector } from '../../referee/inspector.ts';
import { watchIslands, watchLand } from '../../referee/land.ts';

/** The inspectors of a match of From East to West, Part II. */
export function watchPart2(match: Inspected): readonly Inspector[] {
  return [...watchLand(match, 'part2'), watchIslands(match)];
}
