/** What a sentence says of something that can be claimed. */

import { formatBundle } from '@windrose/rules';
import type { Target } from '../puzzles/solver.ts';

/** A claim that is spoken of. */
export interface ClaimNamed {
  readonly kind: 'order' | 'card';
  readonly id: string;
  /** Letters. */
  readonly price: string;
  readonly points: number;
}

/** The name of a target. */
export function named({ kind, id, price, points }: Target): ClaimNamed {
  return { kind, id, price: formatBundle(price), points };
}
