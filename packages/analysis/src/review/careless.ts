/** Turns that are no mistakes, but careless. */

import type { ReviewedStep } from './result.ts';

/** The kinds of careless turns, in the order in which they are told. */
export const CARELESS = ['slow', 'wasted', 'idle'] as const;
export type CarelessKind = (typeof CARELESS)[number];

/** How a turn was careless; null if it was not. */
export function carelessOf(step: Pick<ReviewedStep, CarelessKind>): CarelessKind | null {
  return CARELESS.find((kind) => step[kind]) ?? null;
}
