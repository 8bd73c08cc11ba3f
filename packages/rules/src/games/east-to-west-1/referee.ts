/** The referee’s checks for From East to West, Part I. */

import type { Inspected, Inspector } from '../../referee/inspector.ts';
import { watchLand, watchMerchants } from '../../referee/land.ts';

/** The inspectors of a match of From East to West, Part I. */
export function watchPart1(match: Inspected): readonly Inspector[] {
  return [...watchLand(match, 'part1'), watchMerchants(match, false)];
}
