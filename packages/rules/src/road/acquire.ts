/** Acquiring a merchant card: a cube on each card to its left, then it comes to the hand with the cubes on it. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat and slot its cell, and tables of components have an entry per id

import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { Phase } from '../core/phase.ts';
import {
  amount,
  type Bundle,
  count,
  fits,
  isLight,
  one,
  SPICE_COUNT,
  type SpiceLetter,
  SPICES,
} from '../core/spice.ts';
import { declareNumbers, type State } from '../core/state.ts';
import { anySpice, spicesIn } from '../hold/pay.ts';
import { takeMerchant } from './row.ts';

declare module '../core/state.ts' {
  interface State {
    /** Cubes still to be put on merchant cards. */
    placing: number;
    /** 1: the merchant card in the slot `at` is taken once those cubes are placed. */
    acquiring: number;
  }
}

declareNumbers({ placing: 'number', acquiring: 'number' });

/** The events it emits. */
const EVENTS = {
  /** A cube was put on the merchant card in a slot of the row. */
  put: { seat: 'number', cubes: 'cubes', on: 'number' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** Whether a hold and the heaps of the first `slots` of the row are so small that no spice can exceed the maximum of a place. */
function isRoomy(state: State, hold: Bundle, slots: number): boolean {
  const { marketHeap } = state;
  let all = hold;
  for (let slot = 0; slot < slots; slot++) all |= marketHeap[slot]!;
  return isLight(all);
}

/**
 * Number of cards from the left of the row that the mover, with `hold`, can acquire; -1 if each card must be checked, because
 * so many cubes are around that a spice might exceed the maximum of a place.
 */
export function openSlots(state: State, hold: Bundle, rowLength: number): number {
  const { market, marketHeap } = state;
  const cubes = count(hold);
  let slots = cubes < rowLength ? cubes + 1 : rowLength;
  while (slots > 0 && market[slots - 1]! < 0) slots--;
  let all = hold;
  for (let slot = 0; slot < slots; slot++) all |= marketHeap[slot]!;
  return isLight(all) ? slots : -1;
}

/** Whether a hold can put a cube on each of the cards from slot `from` to before `to`. */
function canPlaceAll(state: State, hold: Bundle, from: number, to: number): boolean {
  if (from >= to) return true;
  for (let spice = 0; spice < SPICE_COUNT; spice++) {
    if (amount(hold, spice) > 0 && fits(state.marketHeap[from]!, one(spice))) {
      if (canPlaceAll(state, hold - one(spice), from + 1, to)) return true;
    }
  }
  return false;
}

/**
 * Writes the slots whose cards the mover can acquire, each plus `first`, into `out` from position `written` on;
 * returns the new count.
 */
export function acquirable(state: State, out: Int32Array, written: number, first: number, rowLength: number): number {
  const hold = state.hold[state.mover]!;
  const open = openSlots(state, hold, rowLength);
  let n = written;
  for (let slot = 0; slot < open; slot++) out[n++] = first + slot;
  if (open >= 0) return n;
  const { market, marketHeap } = state;
  const most = Math.min(count(hold) + 1, rowLength);
  for (let slot = 0; slot < most && market[slot]! >= 0; slot++) {
    if (fits(hold, marketHeap[slot]!) && canPlaceAll(state, hold, 0, slot)) out[n++] = first + slot;
  }
  return n;
}

/** A cube for the card in a slot of the row. */
export type PlaceOption = { readonly kind: 'place'; readonly cube: SpiceLetter; readonly on: number };

/** Asks for a cube for each card to the left of the one in the slot `state.at`, from the leftmost on; then that one is taken. */
export class PlaceCubes extends Phase<PlaceOption> {
  constructor() {
    super('place', 'acquiring');
  }

  reach(state: State, luck: Luck): boolean {
    if (state.placing > 0) {
      state.actor = state.mover;
      return true;
    }
    state.acquiring = 0;
    takeMerchant(state, state.at, luck);
    return false;
  }

  legal(state: State, out: Int32Array): number {
    const { at } = state;
    const on = at - state.placing;
    const hold = state.hold[state.mover]!;
    if (isRoomy(state, hold, at)) return spicesIn(hold, out);
    let n = 0;
    for (let spice = 0; spice < SPICE_COUNT; spice++) {
      if (amount(hold, spice) === 0 || !fits(state.marketHeap[on]!, one(spice))) continue;
      if (canPlaceAll(state, hold - one(spice), on + 1, at)) out[n++] = spice;
    }
    return n;
  }

  override applyAtRandom(state: State, luck: Luck): void {
    const hold = state.hold[state.mover]!;
    if (isRoomy(state, hold, state.at)) this.apply(state, anySpice(hold, luck));
    else super.applyAtRandom(state, luck);
  }

  apply(state: State, code: number): void {
    const on = state.at - state.placing;
    state.placing--;
    state.hold[state.mover]! -= one(code);
    state.marketHeap[on]! += one(code);
    if (state.log !== null) state.log.emit(EVENT_IDS.put, state.mover, one(code), on);
  }

  option(state: State, code: number): PlaceOption {
    return { kind: 'place', cube: SPICES[code]!, on: state.at - state.placing };
  }

  token(state: State, code: number): string {
    return `${SPICES[code]!}@${state.at - state.placing}`;
  }
}
