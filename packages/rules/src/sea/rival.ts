/** The solo rival: a side driven by rules, which reacts to the player's action. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { AutomaticPhase } from '../core/phase.ts';
import { addUpTo, type Bundle, worth } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import type { Chart } from './chart.ts';
import { PLAIN_HARVEST } from './harvest.ts';
import type { Markets } from './market.ts';
import { canClaim, claim, type VpTiles } from './ports.ts';
import '../hold/gain.ts';

/** The events it emits. */
const EVENTS = {
  /** The solo rival placed an outpost. */
  rival: { at: 'place' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** The levels of the rival, in the order in which they are offered. */
export const RIVAL_LEVELS = ['calm', 'standard', 'fierce'] as const;

/** A level of the rival. */
export type RivalLevel = (typeof RIVAL_LEVELS)[number];

/** The rival's reaction to the player's action: to a trade, a harvest or a claim. */
export type Reaction = 'market' | 'harvest' | 'port';

/** The data of the rival. */
export interface RivalView {
  readonly hold: string;
  /** The places of its outposts. */
  readonly outposts: readonly string[];
  readonly claimed: readonly string[];
}

/** The components of the rival. */
export interface RivalTable {
  /** The rival's side: the one after the seats. */
  readonly side: number;
  readonly chart: Chart;
  readonly markets: Markets;
  readonly vpTiles: VpTiles;
}

/** After the player's action the rival completes an order or, if it can't (or is fierce), reacts to the player's action. */
export class Rival extends AutomaticPhase {
  readonly #table: RivalTable;
  readonly #level: RivalLevel;
  readonly #reactions: readonly Reaction[];

  /** @param reactions to each action, in the order in which `state.action` counts them. */
  constructor(table: RivalTable, level: RivalLevel, reactions: readonly Reaction[]) {
    super();
    this.#table = table;
    this.#level = level;
    this.#reactions = reactions;
  }

  reach(state: State, luck: Luck): boolean {
    const { side, chart, vpTiles } = this.#table;
    const port = this.#bestOrder(state);
    if (port >= 0) {
      claim(state, side, port, vpTiles, chart, luck);
      if (this.#level !== 'fierce') return false;
    }
    const reaction = this.#reactions[state.action]!;
    if (reaction === 'port') {
      this.#gain(state, PLAIN_HARVEST);
      return false;
    }
    this.#settle(state);
    if (reaction === 'harvest') {
      this.#gain(state, PLAIN_HARVEST);
    } else if (state.trades > 0) {
      const gain = this.#table.markets.take[state.tile[state.boat[state.mover]!]!]!;
      const times = this.#level === 'calm' ? 1 : state.trades;
      for (let time = 0; time < times; time++) this.#gain(state, gain);
    }
    return false;
  }

  /** The port whose order the rival takes: worth most, of equals the cheapest, then the first; -1 if it can pay none. */
  #bestOrder(state: State): number {
    const { side, vpTiles } = this.#table;
    const ports = state.port.length;
    let best = -1;
    let vp = -1;
    let price = 0;
    for (let port = 0; port < ports; port++) {
      if (!canClaim(state, side, port, vpTiles)) continue;
      const tile = state.port[port]!;
      const points = vpTiles.vp[tile]!;
      const cost = worth(vpTiles.price[tile]!);
      if (points > vp || (points === vp && cost < price)) {
        best = port;
        vp = points;
        price = cost;
      }
    }
    return best;
  }

  /** Places an outpost beside the player's boat, free. There is one for every market tile, so they never run out. */
  #settle(state: State): void {
    const at = state.boat[state.mover]!;
    const own = 1 << this.#table.side;
    if (state.tile[at]! < 0 || (state.outposts[at]! & own) !== 0) return;
    state.outposts[at]! |= own;
    if (state.log !== null) state.log.emit(EVENT_IDS.rival, at);
  }

  /** Cubes are gained automatically; each spice stops at the maximum of a place. */
  #gain(state: State, cubes: Bundle): void {
    const { side } = this.#table;
    const before = state.hold[side]!;
    const after = addUpTo(before, cubes);
    if (after === before) return;
    state.hold[side] = after;
    if (state.log !== null) state.log.emit(EVENT_IDS.gained, side, after - before);
  }
}
