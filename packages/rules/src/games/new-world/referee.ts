/** The referee’s checks for A New World. */

import type { Inspected, Inspector } from '../../referee/inspector.ts';
import { watchLand } from '../../referee/land.ts';

/** The inspectors of a match of A New World. */
export function watchNewWorld(match: Inspected): readonly Inspector[] {
  return watchLand(match, 'base');
}
