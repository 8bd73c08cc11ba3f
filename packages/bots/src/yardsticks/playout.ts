/** Random playouts of limited length, and each seat's result. */

// oxlint-disable typescript/no-non-null-assertion -- options run below their number; rows of the state are as long as the layout says

import { type Core, type FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';
import { Turn } from '@windrose/rules/mechanisms';

/** A buffer for listing options. */
const listed = new Int32Array(MOST_OPTIONS);

/** A lead of this many points where a playout is cut off counts as a certain win. */
const CERTAIN_LEAD = 30;

/** Plays on at random, and judges what came of it by the points alone. */
export class Playouts {
  readonly #core: Core;
  readonly #points: Float64Array;
  /** Per seat, after a playout: 0 lost to 1 won, between them for the lead in points where it was cut off. */
  readonly results: Float64Array;

  constructor(core: Core) {
    this.#core = core;
    this.#points = new Float64Array(core.sides);
    this.results = new Float64Array(core.seats);
  }

  /** Plays on in `state` until it is over or `turns` turns have ended, each option equally likely. */
  play(state: State, turns: number, luck: FastLuck): void {
    const last = state.turn + turns;
    while (state.over === 0 && state.turn < last) this.#stray(state, luck);
    this.judge(state);
  }

  /** A random option, always drawn from the list of a turn's options: yardsticks play as they have always played with the same luck. */
  #stray(state: State, luck: FastLuck): void {
    const core = this.#core;
    if (core.phase(state) instanceof Turn) core.apply(state, listed[luck.draw(core.legal(state, listed))]!, luck);
    else core.applyAtRandom(state, luck);
  }

  /** Fills in the results of a position. */
  judge(state: State): void {
    const core = this.#core;
    const points = this.#points;
    const leader = state.over === 1 ? core.leader(state) : -1;
    for (let side = 0; side < core.sides; side++) points[side] = core.points(state, side);
    for (let seat = 0; seat < core.seats; seat++) {
      let others = -Infinity;
      for (let side = 0; side < core.sides; side++) if (side !== seat) others = Math.max(others, points[side]!);
      const lead = (points[seat]! - others) / (2 * CERTAIN_LEAD);
      this.results[seat] = leader >= 0 ? Number(leader === seat) : Math.min(1, Math.max(0, 0.5 + lead));
    }
  }
}
