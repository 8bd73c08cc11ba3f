/** Tolls: who stops beside other boats pays each of their owners a cube. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { lowestBit, popcount } from '../core/bits.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import { Phase } from '../core/phase.ts';
import { one, type SpiceLetter, SPICES } from '../core/spice.ts';
import { declareNumbers, type State } from '../core/state.ts';
import { spicesIn } from '../hold/pay.ts';
import './places.ts';

declare module '../core/state.ts' {
  interface State {
    /** Bits of the seats that are still owed a toll. */
    debts: number;
  }
}

declareNumbers({ debts: 'sides' });

/** The events it emits. */
const EVENTS = {
  /** A toll was paid to another seat. */
  toll: { seat: 'number', to: 'number', cubes: 'cubes' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** On which tiles a toll is due. */
export type TollTiles = 'market tiles' | 'all tiles';

/** Bits of the other seats to whom `seat` owes a toll when it stops at `at`. */
export function visited(state: State, seats: number, seat: number, at: number, tiles: TollTiles): number {
  if (tiles === 'market tiles' && state.tile[at]! < 0) return 0;
  let bits = 0;
  for (let other = 0; other < seats; other++) if (other !== seat && state.boat[other] === at) bits |= 1 << other;
  return bits;
}

/** Whether `seat` can pay the toll at `at` from so many cubes; with a cube for every other boat it can anywhere. */
export function canPayToll(
  state: State,
  seats: number,
  seat: number,
  at: number,
  tiles: TollTiles,
  cubes: number,
): boolean {
  return cubes >= seats - 1 || cubes >= popcount(visited(state, seats, seat, at, tiles));
}

/** Bits of the places with another boat than the mover's where a toll is due. */
export function tollPlaces(state: State, seats: number, tiles: TollTiles): number {
  let bits = 0;
  for (let seat = 0; seat < seats; seat++) {
    const at = state.boat[seat]!;
    if (seat !== state.mover && (tiles === 'all tiles' || state.tile[at]! >= 0)) bits |= 1 << at;
  }
  return bits;
}

/** A cube for the seat that is paid next. */
export type TollOption = { readonly kind: 'pay'; readonly cube: SpiceLetter; readonly to: number };

/** Asks for one cube for each seat in `state.debts`, in turn order after the mover. */
export class PayToll extends Phase<TollOption> {
  constructor() {
    super('toll', 'debts');
  }

  reach(state: State): boolean {
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    return spicesIn(state.hold[state.mover]!, out);
  }

  apply(state: State, code: number): void {
    const creditor = nextCreditor(state);
    state.debts &= ~(1 << creditor);
    state.hold[state.mover]! -= one(code);
    state.hold[creditor]! += one(code);
    if (state.log !== null) state.log.emit(EVENT_IDS.toll, state.mover, creditor, one(code));
  }

  option(state: State, code: number): TollOption {
    return { kind: 'pay', cube: SPICES[code]!, to: nextCreditor(state) };
  }

  token(state: State, code: number): string {
    return `${SPICES[code]!}>${nextCreditor(state)}`;
  }
}

/** The seat that is paid next: the first in turn order after the mover. */
function nextCreditor(state: State): number {
  const later = state.debts & (-2 << state.mover);
  return lowestBit(later === 0 ? state.debts : later);
}
