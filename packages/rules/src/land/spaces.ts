/** The boards of the land and the spaces on them, as a pack describes them. */

import type { Bundle } from '../core/spice.ts';
import type { Stack } from './bonus.ts';
import type { LocationAction } from './locations.ts';

/** The kinds of spaces on the boards. */
export const SPACE_KINDS = [
  'production',
  'upgrade',
  'trade',
  'fort',
  'market',
  'refresh-market',
  'adjust-route',
  'move-boat',
  'boat-trade',
  'outpost-trade',
] as const;

/** The kind of a space. */
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** The range of a boat: one tile, two, or any. */
export type BoatReach = 1 | 2 | 'any';

/** A space of a board: a location. What its kind does not have is empty or 0. */
export interface Space {
  readonly id: string;
  readonly kind: SpaceKind;
  /** Settlers printed on it. */
  readonly settlers: number;
  /** 0 to 3, or {@link NO_LANDMARK}. */
  readonly landmark: number;
  /** Whether an exploration tile covers it at the start: never, always, or only with two or three seats. */
  readonly exploration: 'never' | 'always' | '2-3';
  readonly gain: Bundle;
  readonly upgrades: number;
  readonly give: Bundle;
  readonly take: Bundle;
  readonly reach: BoatReach;
  /** Sizes of the fort's own stacks of bonus tiles. */
  readonly stacks: readonly number[];
}

/** The purposes of stacks on a board. */
export const BOARD_STACKS = ['outpost-column', 'fourth-merchant'] as const;

/** One side of a board. */
export interface Board {
  readonly spaces: readonly Space[];
  readonly stacks: readonly Stack[];
  readonly stacksFor: (typeof BOARD_STACKS)[number] | null;
}

/** Effects of the spaces, by kind. */
export type SpaceActions = { readonly [Kind in SpaceKind]?: (space: Space) => LocationAction };
