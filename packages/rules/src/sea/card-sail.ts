/** The voyage by cards: each step of the boat that is not free costs a merchant card, laid face down. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { addToSet, dropFromSet, lowestBit, setSize } from '../core/bits.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import { NO_OPTION, Phase } from '../core/phase.ts';
import { required } from '../core/required.ts';
import { count } from '../core/spice.ts';
import { declareNumbers, type State } from '../core/state.ts';
import { MERCHANT_WORDS, type MerchantCards, MOST_MERCHANTS } from '../road/merchant.ts';
import type { FurtherAction } from '../road/turn.ts';
import { BONUS_CELLS, FREE_MOVE } from './bonus.ts';
import { type Chart, MOST_PLACES, NEAR_CELLS } from './chart.ts';
import { canPayToll, tollPlaces, visited } from './toll.ts';
import './voyage.ts';
import './places.ts';

declare module '../core/state.ts' {
  interface State {
    /** 1: this turn is spent on the boat (where a turn may be spent otherwise). */
    moving: number;
    /** 1: a card is to be laid before the boat sails on to the place `at`. */
    laying: number;
  }
}

declareNumbers({ moving: 'number' }, 'turn');
declareNumbers({ laying: 'number' });

/** The events it emits. */
const EVENTS = {
  /** A merchant card was laid face down for a step of the boat; `hand` is 1 if it came from the hand, 0 if it had been played. */
  laid: { seat: 'number', card: 'merchant', hand: 'number' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

const TOLLS = 'market tiles';

/** Spending a turn on the boat. */
export type MoveOption = { readonly kind: 'move' };

/** Spending a turn on the boat: a voyage, be it of no step, then an action. Each free-move tile makes a step free. */
export const MOVE_BOAT: FurtherAction<MoveOption> = {
  legal(_state: State, out: Int32Array, written: number, first: number): number {
    out[written] = first;
    return written + 1;
  },

  apply(state: State): void {
    state.moving = 1;
    state.free = state.bonus[state.mover * BONUS_CELLS + FREE_MOVE]!;
  },

  option: () => ({ kind: 'move' }),

  token: () => 'move',
};

const STAY = MOST_PLACES;
const STOP = MOST_PLACES + 1;

/** Beginning no voyage, ending one, or a step. */
export type CardSailOption =
  | { readonly kind: 'stay' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'step'; readonly to: string };

/** Sailing step by step, free steps first; the code of a step is its place. Stands in the chain right after {@link LayCard}. */
export class SailByCards extends Phase<CardSailOption> {
  readonly #chart: Chart;
  readonly #seats: number;

  constructor(chart: Chart, seats: number) {
    super('sail', 'moving');
    this.#chart = chart;
    this.#seats = seats;
  }

  reach(state: State): boolean {
    if (state.docked === 1) return false;
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    const seat = state.mover;
    const at = state.boat[seat]!;
    const cubes = count(state.hold[seat]!);
    let n = 0;
    if (state.steps === 0) out[n++] = STAY;
    else if (canPayToll(state, this.#seats, seat, at, TOLLS, cubes)) out[n++] = STOP;

    const base = seat * MERCHANT_WORDS;
    const cards = setSize(state.hand, base, MERCHANT_WORDS) + setSize(state.played, base, MERCHANT_WORDS);
    const steps = state.free + cards;
    if (steps === 0) return n;
    // Places where a toll may be more than the seat can pay, as bits; with a cube for everybody else there are none.
    const costly = cubes >= this.#seats - 1 ? 0 : tollPlaces(state, this.#seats, TOLLS);
    const { near } = this.#chart;
    const last = at * NEAR_CELLS + near[at * NEAR_CELLS]!;
    for (let i = at * NEAR_CELLS + 1; i <= last; i++) {
      const to = near[i]!;
      if (((costly >>> to) & 1) === 0 || this.#canEnd(state, to, steps - 1, cubes)) out[n++] = to;
    }
    return n;
  }

  apply(state: State, code: number): void {
    if (code === STAY || code === STOP) {
      state.docked = 1;
      if (code === STOP) {
        const at = state.boat[state.mover]!;
        state.debts = visited(state, this.#seats, state.mover, at, TOLLS);
      }
    } else if (state.free > 0) {
      state.free--;
      sailTo(state, code);
    } else {
      state.at = code;
      state.laying = 1;
      state.phase--;
    }
  }

  option(_state: State, code: number): CardSailOption {
    if (code === STAY) return { kind: 'stay' };
    if (code === STOP) return { kind: 'stop' };
    return { kind: 'step', to: required(this.#chart.places[code], NO_OPTION).id };
  }

  token(_state: State, code: number): string {
    if (code === STAY) return 'stay';
    return code === STOP ? 'stop' : this.#chart.places[code]!.id;
  }

  /**
   * Whether a boat at `at` can stop there or continue to a place where it can. At most as many steps as there are other boats
   * lead out of the places where it cannot.
   */
  #canEnd(state: State, at: number, left: number, cubes: number): boolean {
    if (canPayToll(state, this.#seats, state.mover, at, TOLLS, cubes)) return true;
    const steps = left < this.#seats ? left : this.#seats - 1;
    if (steps === 0) return false;
    const { near } = this.#chart;
    for (let i = at * NEAR_CELLS + 1; i <= at * NEAR_CELLS + near[at * NEAR_CELLS]!; i++) {
      if (this.#canEnd(state, near[i]!, steps - 1, cubes)) return true;
    }
    return false;
  }
}

/** The mover's boat makes a step. */
function sailTo(state: State, to: number): void {
  const seat = state.mover;
  const from = state.boat[seat]!;
  state.boat[seat] = to;
  state.steps++;
  if (state.log !== null) state.log.emit(EVENT_IDS.sailed, seat, from, to);
}

/* The code of a card to be laid: its position, and this much more if it comes from those played. */
const PLAYED = MOST_MERCHANTS;

/** A merchant card for a step, from where it is laid. */
export type LayOption = { readonly kind: 'lay'; readonly card: string; readonly from: 'hand' | 'played' };

/** The merchant cards that a seat has laid face down for steps of its boat. */
export interface LaidSeatView {
  readonly pile: readonly string[];
}

/** Asks for the card that a step costs; with it laid the boat sails on. */
export class LayCard extends Phase<LayOption> {
  readonly #cards: MerchantCards;

  constructor(cards: MerchantCards) {
    super('lay', 'laying');
    this.#cards = cards;
  }

  reach(state: State): boolean {
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    const n = writeCards(state.hand, state.mover, 0, out, 0);
    return writeCards(state.played, state.mover, PLAYED, out, n);
  }

  apply(state: State, code: number): void {
    const base = state.mover * MERCHANT_WORDS;
    const card = code % PLAYED;
    dropFromSet(code < PLAYED ? state.hand : state.played, base, card);
    addToSet(state.filed, base, card);
    state.laying = 0;
    if (state.log !== null) state.log.emit(EVENT_IDS.laid, state.mover, card, code < PLAYED ? 1 : 0);
    sailTo(state, state.at);
  }

  option(_state: State, code: number): LayOption {
    return { kind: 'lay', card: this.#cards.ids[code % PLAYED]!, from: code < PLAYED ? 'hand' : 'played' };
  }

  token(_state: State, code: number): string {
    return `lay-${this.#cards.ids[code % PLAYED]!}`;
  }
}

/** Writes a seat's cards in one of the places it keeps them, each plus `first`, into `out` from position `written` on. */
function writeCards(cells: Int32Array, seat: number, first: number, out: Int32Array, written: number): number {
  let n = written;
  for (let word = 0; word < MERCHANT_WORDS; word++) {
    for (let bits = cells[seat * MERCHANT_WORDS + word]!; bits !== 0; bits &= bits - 1) {
      out[n++] = first + word * 32 + lowestBit(bits);
    }
  }
  return n;
}
