/** Harvest: cubes from the supply, wherever the boat lies. */

import { TOLD } from '../core/events.ts';
import { type Bundle, fits, one } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import type { Action } from '../hold/act.ts';
import { HARVEST as HARVEST_TILE } from './bonus.ts';

/** What everybody harvests: two yellow. */
export const PLAIN_HARVEST: Bundle = 2 * one(0);

/** What a seat harvests: two yellow, and a red for each harvest tile. */
function harvestOf(state: State, seat: number): Bundle {
  return PLAIN_HARVEST + state.bonus[seat * 5 + HARVEST_TILE]! * one(1);
}

/** The action of harvesting. */
export const HARVEST_ACTION: Action = {
  kind: 'harvest',
  can: (state) => fits(state.hold[state.mover]!, harvestOf(state, state.mover)),
  run(state: State): void {
    const gain = harvestOf(state, state.mover);
    state.hold[state.mover]! += gain;
    if (state.log !== null) state.log.tell(TOLD.gained, state.mover, gain);
  },
};
