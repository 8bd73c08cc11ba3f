/** Effects of plain locations: production, upgrades, trades. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import { EVENT_IDS } from '../core/events.ts';
import type { Bundle } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import { tradeOnce } from '../hold/trade.ts';
import type { LocationAction } from './locations.ts';
import '../hold/gain.ts';

/** Takes cubes from the supply. */
export function production(gain: Bundle): LocationAction {
  return { give: 0, take: gain, can: null, run: { gain, sets: 'pending', bits: 0 } };
}

/** Allows up to `most` single upgrades; zero is allowed too, so it can always be chosen (ruling). */
export function upgrades(most: number): LocationAction {
  return { give: 0, take: 0, can: null, run: { gain: 0, sets: 'upgrades', bits: most } };
}

/** Makes a trade: once automatically, then as often as chosen. */
export function trade(give: Bundle, take: Bundle): LocationAction {
  return {
    give,
    take,
    can: null,
    run(state: State): void {
      state.give = give;
      state.take = take;
      tradeOnce(state);
    },
  };
}

/** The mover takes cubes from the supply; they must fit. */
export function gainCubes(state: State, gain: Bundle): void {
  state.hold[state.mover]! += gain;
  if (state.log !== null) state.log.emit(EVENT_IDS.gained, state.mover, gain);
}
