/** Numbers that stand for positions. */

// oxlint-disable typescript/no-non-null-assertion -- indexes run below the length of the row

import type { State } from '@windrose/rules';

/** What a hash begins with. */
export const HASH_START = 0x811c9dc5 | 0;

/** A number for a position; equal positions have the same. */
export function hashOf(state: State): number {
  const { cells } = state;
  let hash = HASH_START;
  for (let i = 0; i < cells.length; i++) hash = mix(hash, cells[i]!);
  return hash;
}

/** Takes a value into a hash. */
export function mix(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193) ^ (hash >>> 15);
}
