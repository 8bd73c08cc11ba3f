/** The referee’s checks for From East to West, Part III. */

import type { Inspected, Inspector } from '../../referee/inspector.ts';
import { watchIslands, watchLand, watchMerchants } from '../../referee/land.ts';

/** The inspectors of a match of From East to West, Part III. */
export function watchPart3(match: Inspected): readonly Inspector[] {
  return [...watchLand(match, 'part3'), watchMerchants(match, true), watchIslands(match)];
}
