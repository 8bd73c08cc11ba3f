/** Harvest: cubes from the supply, at any place. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { EVENT_IDS } from '../core/events.ts';
import { addUpTo, type Bundle, fits, one } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import type { Action } from '../hold/act.ts';
import { BONUS_CELLS, HARVEST as HARVEST_TILE } from './bonus.ts';
import '../hold/gain.ts';

/** The basic harvest of every seat: two yellow. */
export const PLAIN_HARVEST: Bundle = 2 * one(0);

/** The harvest of a seat: two yellow, and a red for each harvest tile. */
function harvestOf(state: State, seat: number): Bundle {
  return PLAIN_HARVEST + state.bonus[seat * BONUS_CELLS + HARVEST_TILE]! * one(1);
}

/** The action of harvesting, where a seat may do something else or nothing: only what there is room for is offered. */
export const HARVEST_ACTION: Action<'harvest'> = {
  kind: 'harvest',
  can: (state) => fits(state.hold[state.mover]!, harvestOf(state, state.mover)),
  run(state: State): void {
    const gain = harvestOf(state, state.mover);
    state.hold[state.mover]! += gain;
    if (state.log !== null) state.log.emit(EVENT_IDS.gained, state.mover, gain);
  },
};

/** The same where a seat has to act: it can always be done, and cubes for which there is no room do not come. */
export const SURE_HARVEST: Action<'harvest'> = {
  kind: 'harvest',
  can: () => true,
  run(state: State): void {
    const seat = state.mover;
    const before = state.hold[seat]!;
    const after = addUpTo(before, harvestOf(state, seat));
    state.hold[seat] = after;
    if (after !== before && state.log !== null) state.log.emit(EVENT_IDS.gained, seat, after - before);
  },
};
