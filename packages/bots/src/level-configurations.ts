/** The configuration of each level: search, errors and budget. They differ by ground, so that levels are evenly spread in every game. */

import type { Core } from '@windrose/rules';
import { type Ground, groundOf } from './evaluate/realm.ts';
import type { Budget, Level } from './levels.ts';
import type { Scope } from './turn-planner.ts';
import type { Growth } from './turn-tree.ts';

/** The limits of a level's foresight, and its errors. */
export interface Limits {
  /** Horizon: components that take more turns than this to pay for are ignored. */
  readonly sight: number;
  /** How far it is off about orders and merchant cards, for the whole match, as a part of their value: see `View`. */
  readonly misjudgement: number;
  /** Whether its plans value a hand by the cards there are turns to play: see `View`. */
  readonly valuesUse: boolean;
  /** The error in the evaluation of a turn, either way: in points or, where the network judges, in hundredths of the chance to win. */
  readonly noise: number;
  /** The percentage of turns played carelessly: any turn among those that were considered. */
  readonly blunderRate: number;
  /** Whether the network judges the ends of its plans, in place of prospects. */
  readonly judged: boolean;
}

/** A way to think about turns. */
export interface LevelConfiguration extends Limits {
  /** The depth and breadth of its plans. */
  readonly scope: Scope;
  /** The tree that is searched on top of the plans; null where plans are followed as they are. */
  readonly growth: Growth | null;
  /** Whether it plans many turns ahead on the road. */
  readonly travels: boolean;
}

const THIS_TURN: Scope = { turns: 1, width: 1, ends: 8 };
const NEXT_TURN: Scope = { turns: 2, width: 4, ends: 16 };

/** Plans by prospects. */
const plans = (sight: number, noise: number, blunderRate: number, scope = THIS_TURN): LevelConfiguration => ({
  sight,
  misjudgement: 0,
  valuesUse: true,
  noise,
  blunderRate,
  judged: false,
  scope,
  growth: null,
  travels: false,
});

/** Plans with merchant cards; errs about what things are worth more than from turn to turn. */
const wishes = (misjudgement: number, noise: number, blunderRate: number, ends = 8): LevelConfiguration => ({
  ...plans(Infinity, noise, blunderRate, { ...THIS_TURN, ends }),
  misjudgement,
});

/** Plans this turn; the network judges its ends. */
const judges = (noise: number, blunderRate: number): LevelConfiguration => ({
  ...plans(Infinity, noise, blunderRate),
  judged: true,
  valuesUse: false,
});

/** Searches the tree over turns for a number of rounds at most. */
const searches = (iterations: number): LevelConfiguration => ({
  ...plans(Infinity, 0, 0),
  valuesUse: false,
  growth: { width: 1, ends: 12, rootTurns: 10, turns: 5, exploration: 0.3, iterations },
});

/** The strongest level, limited by time alone. */
const STRONGEST: LevelConfiguration = { ...searches(Infinity), travels: true };

/** The same where broader plans pay once there is time for them. Measured in docs/bots.md. */
const STRONGEST_ON_LAND: LevelConfiguration = {
  ...STRONGEST,
  growth: STRONGEST.growth && { ...STRONGEST.growth, broad: { width: 2, ends: 24 } },
};

/** How each level thinks, by what the game is played on. */
const CONFIGURATIONS: Readonly<Record<Ground, Readonly<Record<Level, LevelConfiguration>>>> = {
  sea: {
    passenger: plans(2, 18, 92, { ...THIS_TURN, ends: 9 }),
    deckhand: plans(3, 8, 52),
    boatswain: plans(Infinity, 3, 23),
    helmsman: plans(Infinity, 1, 8),
    navigator: plans(Infinity, 0.7, 4, NEXT_TURN),
    mate: judges(0.8, 0),
    captain: searches(16),
    admiral: STRONGEST,
  },
  land: {
    passenger: plans(3, 8.5, 56),
    deckhand: plans(Infinity, 3, 23),
    boatswain: plans(Infinity, 1, 8),
    helmsman: judges(8, 9),
    navigator: judges(2, 3),
    mate: searches(5),
    captain: searches(32),
    admiral: STRONGEST_ON_LAND,
  },
  road: {
    passenger: wishes(2, 2.2, 22, 4),
    deckhand: wishes(1.5, 0.8, 10, 4),
    boatswain: wishes(0.5, 0.2, 2, 4),
    helmsman: { ...judges(2.5, 3), scope: { ...THIS_TURN, ends: 5 }, valuesUse: true },
    navigator: searches(5),
    mate: searches(30),
    captain: { ...searches(120), travels: true },
    admiral: STRONGEST,
  },
  'hands at sea': {
    passenger: wishes(1.6, 1.5, 17),
    deckhand: wishes(1.2, 0.9, 8),
    boatswain: wishes(0.7, 0.5, 4),
    helmsman: plans(Infinity, 2.4, 13, NEXT_TURN),
    navigator: judges(2.5, 3),
    mate: judges(0.1, 0),
    captain: searches(8),
    admiral: STRONGEST,
  },
};

/** How a level thinks in a core's game. */
export function configurationOf(core: Core, level: Level): LevelConfiguration {
  return CONFIGURATIONS[groundOf(core)][level];
}

/** The maximum number of search iterations of a level in a core's game, whatever its budget; null for a level that does not search. */
export function mostIterations(core: Core, level: Level): number | null {
  return configurationOf(core, level).growth?.iterations ?? null;
}

/** The default budget of the strongest level; the others need none. */
const LONGEST: Budget = { ms: 150 };

/** The budget of a level's turn: its own where the given one names nothing. */
export function budgetOf(level: Level, given: Budget = {}): Budget {
  if (given.ms !== undefined || given.iterations !== undefined) return given;
  return level === 'admiral' ? LONGEST : {};
}
