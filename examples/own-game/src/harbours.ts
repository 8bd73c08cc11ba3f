/** A ring of harbours: boats sail round it, load cargo, and deliver orders. */

import { addUpTo, amount, type Bundle, count, fits, has, parseBundle, SPICE_COUNT } from '@windrose/rules';
import {
  type Action,
  declareEvents,
  declareNumbers,
  declareRows,
  drawFromSet,
  type Luck,
  noteClaim,
  Phase,
  type State,
  EVENT_IDS,
  triggerEnd,
} from '@windrose/rules/mechanisms';

import { costOf, MOST_STEPS } from './weather.ts';

/** The harbours in the order in which the wind passes them, each with its cargo. */
export const HARBOURS: readonly { readonly id: string; readonly cargo: string }[] = [
  { id: 'A', cargo: 'YY' },
  { id: 'B', cargo: 'YR' },
  { id: 'C', cargo: 'YYY' },
  { id: 'D', cargo: 'G' },
  { id: 'E', cargo: 'RR' },
  { id: 'F', cargo: 'YG' },
  { id: 'G', cargo: 'RG' },
  { id: 'H', cargo: 'B' },
];

/** The orders: their price and points. */
export const ORDERS: readonly { readonly id: string; readonly price: string; readonly points: number }[] = [
  { id: 'o1', price: 'YYYY', points: 5 },
  { id: 'o2', price: 'YYRR', points: 7 },
  { id: 'o3', price: 'YYGG', points: 9 },
  { id: 'o4', price: 'YYBB', points: 11 },
  { id: 'o5', price: 'RRR', points: 7 },
  { id: 'o6', price: 'RRGG', points: 11 },
  { id: 'o7', price: 'RRBB', points: 13 },
  { id: 'o8', price: 'GGG', points: 10 },
  { id: 'o9', price: 'GGB', points: 11 },
  { id: 'o10', price: 'GBB', points: 12 },
  { id: 'o11', price: 'BBB', points: 14 },
  { id: 'o12', price: 'YRGB', points: 11 },
  { id: 'o13', price: 'YRG', points: 7 },
  { id: 'o14', price: 'YGB', points: 9 },
  { id: 'o15', price: 'RGB', points: 10 },
  { id: 'o16', price: 'YYYR', points: 6 },
];

/** A seat's number of orders that triggers the end. */
const LAST_ORDER = 4;

const bundle = (letters: string): Bundle => parseBundle(letters) ?? 0;
const CARGO = Int32Array.from(HARBOURS, ({ cargo }) => bundle(cargo));
/** Per order: its price. */
export const PRICES = Int32Array.from(ORDERS, ({ price }) => bundle(price));

declare module '@windrose/rules/mechanisms' {
  interface State {
    /** Per seat: the harbour of its boat. */
    readonly harbour: Int32Array;
    /** Per harbour: the order lying there, or -1. */
    readonly wanted: Int32Array;
    /** Set: the orders still in the deck. */
    readonly orderDeck: Int32Array;
    /** Per seat, a set each: the orders delivered. */
    readonly delivered: Int32Array;
    /** 1: the voyage of this turn is chosen. */
    voyaged: number;
  }
  interface ComponentNames {
    /** The harbours. */
    readonly harbour: readonly string[];
    /** The orders. */
    readonly order: readonly string[];
  }
  interface EventShapes extends HarbourEvents {}
}
type HarbourEvents = typeof HARBOUR_EVENTS;
declareRows(
  { harbour: 'number', wanted: 'number', orderDeck: 'set', delivered: 'set' },
  (Fields) =>
    class extends Fields {
      override readonly harbour = this.view('harbour');
      override readonly wanted = this.view('wanted');
      override readonly orderDeck = this.view('orderDeck');
      override readonly delivered = this.view('delivered');
    },
);
declareNumbers({ voyaged: 'number' }, 'turn');

/** The events at the harbours. */
export const HARBOUR_EVENTS = {
  /** A boat sailed; `cost` cubes are to be paid for it. */
  voyage: { seat: 'number', from: 'harbour', to: 'harbour', cost: 'number' },
  /** Cargo was loaded. */
  loaded: { seat: 'number', at: 'harbour', cubes: 'cubes' },
  /** An order was delivered; `count` is how many the seat now has. */
  delivered: { seat: 'number', at: 'harbour', order: 'order', points: 'number', count: 'number' },
  /** The next order was revealed. */
  wanted: { at: 'harbour', order: 'order' },
} as const;
declareEvents(HARBOUR_EVENTS);

/** The layout of the harbours. */
export const harbourLayout = (seats: number) =>
  ({ harbour: seats, wanted: HARBOURS.length, orderDeck: 1, delivered: seats, voyaged: 1 }) as const;

/** Lays an order in every harbour. */
export function dealOrders(state: State, luck: Luck): void {
  state.orderDeck[0] = (1 << ORDERS.length) - 1;
  for (let at = 0; at < HARBOURS.length; at++) state.wanted[at] = drawFromSet(state.orderDeck, 0, 1, luck);
}

/** Sailing a number of steps; none is staying. */
export type VoyageOption = {
  readonly kind: 'voyage';
  readonly to: string;
  readonly steps: number;
  readonly cost: number;
};

/** Asks how far the boat sails with the wind; what it costs is asked by the phase that lets prices be paid. */
export class Voyage extends Phase<VoyageOption> {
  constructor() {
    super('voyage');
  }

  reach(state: State): boolean {
    if (state.voyaged === 1) return false;
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    const cubes = count(state.hold[state.mover]!);
    let n = 0;
    for (let steps = 0; steps <= MOST_STEPS; steps++) if (costOf(state, steps) <= cubes) out[n++] = steps;
    return n;
  }

  apply(state: State, steps: number): void {
    const seat = state.mover;
    const from = state.harbour[seat]!;
    const cost = costOf(state, steps);
    state.voyaged = 1;
    state.owed = cost;
    state.harbour[seat] = (from + steps) % HARBOURS.length;
    if (steps > 0 && state.log !== null) state.log.emit(EVENT_IDS.voyage, seat, from, state.harbour[seat], cost);
  }

  option(state: State, steps: number): VoyageOption {
    const to = (state.harbour[state.mover]! + steps) % HARBOURS.length;
    return { kind: 'voyage', to: HARBOURS[to]!.id, steps, cost: costOf(state, steps) };
  }

  token(state: State, steps: number): string {
    return steps === 0 ? 'stay' : this.option(state, steps).to;
  }
}

/** Loading the cargo of the harbour, as far as there is room for it. */
export const LOAD: Action<'load'> = {
  kind: 'load',
  can: (state) => fits(state.hold[state.mover]!, CARGO[state.harbour[state.mover]!]!),
  run(state) {
    const seat = state.mover;
    const at = state.harbour[seat]!;
    state.hold[seat] = addUpTo(state.hold[seat]!, CARGO[at]!);
    if (state.log !== null) state.log.emit(EVENT_IDS.loaded, seat, at, CARGO[at]!);
  },
};

/** Delivering the order of the harbour; the next one is revealed. */
export const DELIVER: Action<'deliver'> = {
  kind: 'deliver',
  can(state) {
    const order = state.wanted[state.harbour[state.mover]!]!;
    return order >= 0 && has(state.hold[state.mover]!, PRICES[order]!);
  },
  run(state, luck) {
    const seat = state.mover;
    const at = state.harbour[seat]!;
    const order = state.wanted[at]!;
    state.hold[seat]! -= PRICES[order]!;
    state.delivered[seat]! |= 1 << order;
    const delivered = ordersOf(state, seat).length;
    if (state.log !== null) state.log.emit(EVENT_IDS.delivered, seat, at, order, ORDERS[order]!.points, delivered);
    noteClaim(state);
    if (delivered >= LAST_ORDER) triggerEnd(state);
    const next = drawFromSet(state.orderDeck, 0, 1, luck);
    state.wanted[at] = next;
    if (next >= 0 && state.log !== null) state.log.emit(EVENT_IDS.wanted, at, next);
  },
};

/** The orders a seat has delivered, by position. */
export function ordersOf(state: State, seat: number): number[] {
  return ORDERS.flatMap((_, order) => (((state.delivered[seat] ?? 0) >> order) & 1 ? [order] : []));
}

/** The points of the orders a seat has delivered. */
export function orderPoints(state: State, seat: number): number {
  let points = 0;
  for (let order = 0; order < ORDERS.length; order++) {
    if (((state.delivered[seat]! >> order) & 1) === 1) points += ORDERS[order]!.points;
  }
  return points;
}

/** The number of cubes of a price that a hold has. */
export function cubesTowards(hold: Bundle, price: Bundle): number {
  let cubes = 0;
  for (let spice = 0; spice < SPICE_COUNT; spice++) cubes += Math.min(amount(hold, spice), amount(price, spice));
  return cubes;
}
