/** The referee on holds: nothing negative, nothing above 127 of a spice, and the limit kept when a turn begins. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { cubesIn, type Inspector, isBundle } from './inspector.ts';

/** Checks common to all games: a hold per side with a limit at the end of a turn, and a point for each cube that is not yellow. */
export class Holds implements Inspector {
  readonly #seats: number;

  /** @param seats sides after these (the rival) have no limit. */
  constructor(seats: number) {
    this.#seats = seats;
  }

  check(before: State, after: State): string | null {
    const { hold, limit } = after;
    for (let side = 0; side < hold.length; side++) {
      if (!isBundle(hold[side]!)) return `Side ${side} holds fewer than 0 or more than 127 cubes of a spice.`;
    }
    if (after.turn === before.turn && after.over === 0) return null;
    for (let seat = 0; seat < this.#seats; seat++) {
      const cubes = cubesIn(hold[seat]!);
      if (cubes > limit[seat]!)
        return `Seat ${seat} holds ${cubes} cubes at the end of a turn; its limit is ${limit[seat]!}.`;
    }
    return null;
  }

  points(state: State, side: number): Record<string, number> {
    const hold = state.hold[side]!;
    return { cubes: cubesIn(hold) - (hold & 255) };
  }
}
