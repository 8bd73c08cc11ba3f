/** The configuration of each level: search, errors and budget. */

import type { Budget, Level } from './levels.ts';
import type { Scope } from './turn-planner.ts';
import type { Growth } from './turn-tree.ts';

/** The limits of a level's foresight, and its errors. */
export interface Limits {
  /** Horizon: components that take more turns than this to pay for are ignored. */
  readonly sight: number;
  /** The error in the evaluation of a turn, in points either way. */
  readonly noise: number;
  /** The percentage of turns played carelessly: any turn among those that were considered. */
  readonly blunderRate: number;
}

/** A way to think about turns. */
export interface LevelConfiguration extends Limits {
  /** The depth and breadth of its plans. */
  readonly scope: Scope;
  /** Its limits in games on the road alone, where turns differ by less; null where they are the same. */
  readonly onRoad: Limits | null;
  /** The tree that is searched on top of the plans; null where plans are followed as they are. */
  readonly growth: Growth | null;
  /** Whether it plans many turns ahead on the road. */
  readonly travels: boolean;
  /** The default budget of a turn. */
  readonly budget: Budget;
}

const PLANS = {
  sight: Infinity,
  noise: 0,
  blunderRate: 0,
  onRoad: null,
  growth: null,
  travels: false,
  budget: {},
} as const;

/** The levels' ways to think. */
export const LEVEL_CONFIGURATIONS: Readonly<Record<Level, LevelConfiguration>> = {
  passenger: {
    ...PLANS,
    scope: { turns: 1, width: 1, ends: 9 },
    sight: 2,
    noise: 18,
    blunderRate: 92,
    onRoad: { sight: 8, noise: 3, blunderRate: 34 },
  },
  deckhand: {
    ...PLANS,
    scope: { turns: 1, width: 1, ends: 8 },
    sight: 3,
    noise: 8,
    blunderRate: 52,
    onRoad: { sight: 12, noise: 1.6, blunderRate: 21 },
  },
  boatswain: {
    ...PLANS,
    scope: { turns: 1, width: 1, ends: 8 },
    noise: 3,
    blunderRate: 23,
    onRoad: { sight: Infinity, noise: 1, blunderRate: 12 },
  },
  navigator: { ...PLANS, scope: { turns: 2, width: 4, ends: 16 }, noise: 0.7, blunderRate: 4 },
  captain: {
    ...PLANS,
    scope: { turns: 1, width: 1, ends: 8 },
    growth: { width: 1, ends: 12, rootTurns: 10, turns: 5, exploration: 0.3, iterations: 8 },
  },
  admiral: {
    ...PLANS,
    scope: { turns: 1, width: 1, ends: 8 },
    growth: { width: 1, ends: 12, rootTurns: 10, turns: 5, exploration: 0.3, iterations: Infinity },
    travels: true,
    budget: { ms: 150 },
  },
};

/** The maximum number of search iterations of a level, whatever its budget; null for a level that does not search. */
export function mostIterations(level: Level): number | null {
  return LEVEL_CONFIGURATIONS[level].growth?.iterations ?? null;
}

/** The budget of a level's turn: its own where the given one names nothing. */
export function budgetOf(level: Level, given: Budget = {}): Budget {
  return given.ms === undefined && given.iterations === undefined ? LEVEL_CONFIGURATIONS[level].budget : given;
}
