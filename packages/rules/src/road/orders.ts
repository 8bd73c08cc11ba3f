/** Point cards on the road: a row to claim from, coins over its first two cards. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat and slot its cell, and tables of components have an entry per id

import { addToSet, drawFromSet, lowestBit, setList, setSize } from '../core/bits.ts';
import type { Assembly } from '../core/core.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { has } from '../core/spice.ts';
import { declareRows, type State } from '../core/state.ts';
import { noteClaim, triggerEnd } from '../core/turns.ts';
import type { FurtherAction } from './turn.ts';
import '../hold/point-cards.ts';

declare module '../core/core.ts' {
  interface Tables {
    readonly orders: Orders;
  }
}

declare module '../core/state.ts' {
  interface State {
    /** Per seat, two a seat: gold and silver coins taken; after the seats those still on the table. */
    readonly coins: Int32Array;
  }
}

declareRows(
  { coins: 'number' },
  (Fields) =>
    class extends Fields {
      override readonly coins = this.view('coins');
    },
);

/** The events it emits. */
const EVENTS = {
  /** A coin came with a point card. */
  coin: { seat: 'number', points: 'number' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** The number of words for a set of point cards in a state. */
export const ORDER_WORDS = 2;

/** The most point cards of a pack: two words of bits. */
export const MOST_ORDERS = 64;

/** The point cards of a pack, by position. */
export interface Orders {
  readonly ids: readonly string[];
  readonly price: Int32Array;
  readonly vp: Int32Array;
}

/** The point cards of an assembled game with cards on the road, or null. */
export function ordersOf({ tables }: Assembly): Orders | null {
  return tables?.orders ?? null;
}

/** The number of coins of each kind per seat, and their points. */
export interface Coins {
  readonly perSeat: number;
  readonly gold: number;
  readonly silver: number;
}

/* In `state.coins`, two cells an owner: gold, then silver. The table owns those that follow the seats'. */
const KINDS = 2;
const GOLD = 0;
const SILVER = 1;

/** Shuffles the cards, fills the row and puts the coins over its first two cards. */
export function dealOrders(state: State, seats: number, orders: Orders, coins: Coins, luck: Luck): void {
  for (let card = 0; card < orders.ids.length; card++) addToSet(state.deck, 0, card);
  const { row } = state;
  for (let slot = 0; slot < row.length; slot++) row[slot] = drawFromSet(state.deck, 0, ORDER_WORDS, luck);
  state.coins[seats * KINDS + GOLD] = seats * coins.perSeat;
  state.coins[seats * KINDS + SILVER] = seats * coins.perSeat;
}

/** Claiming the point card in a slot of the row. */
export type ClaimCardOption = { readonly kind: 'claim'; readonly slot: number };

/** Spending a turn on claiming a point card of the row. */
export class ClaimOrder implements FurtherAction<ClaimCardOption> {
  readonly #orders: Orders;
  readonly #coins: Coins;
  readonly #seats: number;
  readonly #row: number;
  readonly #last: number;

  /** @param row how many cards the row shows; @param last how many cards of one seat trigger the end. */
  constructor(orders: Orders, coins: Coins, seats: number, row: number, last: number) {
    this.#orders = orders;
    this.#coins = coins;
    this.#seats = seats;
    this.#row = row;
    this.#last = last;
  }

  legal(state: State, out: Int32Array, count: number, first: number): number {
    const { row } = state;
    const { price } = this.#orders;
    const hold = state.hold[state.mover]!;
    const slots = this.#row;
    let n = count;
    for (let slot = 0; slot < slots; slot++) {
      const card = row[slot]!;
      if (card >= 0 && has(hold, price[card]!)) out[n++] = first + slot;
    }
    return n;
  }

  apply(state: State, slot: number, luck: Luck): void {
    const { row, log } = state;
    const { price, vp } = this.#orders;
    const seat = state.mover;
    const card = row[slot]!;
    state.hold[seat]! -= price[card]!;
    addToSet(state.cards, seat * ORDER_WORDS, card);
    const claimed = setSize(state.cards, seat * ORDER_WORDS, ORDER_WORDS);
    if (log !== null) log.emit(EVENT_IDS.card, seat, card, slot, vp[card]!, claimed);
    this.#takeCoin(state, slot);
    noteClaim(state);

    const last = row.length - 1;
    for (let to = slot; to < last; to++) row[to] = row[to + 1]!;
    const next = drawFromSet(state.deck, 0, ORDER_WORDS, luck);
    row[last] = next;
    if (log !== null && next >= 0) log.emit(EVENT_IDS.dealt, next, row.indexOf(next));
    if (claimed >= this.#last) triggerEnd(state);
  }

  option(slot: number): ClaimCardOption {
    return { kind: 'claim', slot };
  }

  token(slot: number): string {
    return `claim-${slot}`;
  }

  /** Gold is over the leftmost card and silver over the second; when the gold is gone the silver moves over the leftmost. */
  #takeCoin(state: State, slot: number): void {
    const { coins } = state;
    const table = this.#seats * KINDS;
    const first = coins[table + GOLD]! > 0 ? GOLD : SILVER;
    const kind = first + slot;
    if (kind > SILVER || coins[table + kind] === 0) return;
    coins[table + kind]!--;
    coins[state.mover * KINDS + kind]!++;
    if (state.log !== null) {
      state.log.emit(EVENT_IDS.coin, state.mover, kind === GOLD ? this.#coins.gold : this.#coins.silver);
    }
  }
}

/** The points of a seat's point cards. */
export function orderPoints(state: State, seat: number, orders: Orders): number {
  let points = 0;
  for (let word = 0; word < ORDER_WORDS; word++) {
    for (let bits = state.cards[seat * ORDER_WORDS + word]!; bits !== 0; bits &= bits - 1) {
      points += orders.vp[word * 32 + lowestBit(bits)]!;
    }
  }
  return points;
}

/** The points of a seat's coins. */
export function coinPoints(state: State, seat: number, coins: Coins): number {
  return state.coins[seat * KINDS + GOLD]! * coins.gold + state.coins[seat * KINDS + SILVER]! * coins.silver;
}

/** The ids of a seat's point cards, in the order of the pack. */
export function describeOrders(state: State, seat: number, orders: Orders): string[] {
  return setList(state.cards, seat * ORDER_WORDS, ORDER_WORDS).map((card) => orders.ids[card]!);
}

/** Coins of an owner. */
export interface CoinsView {
  readonly gold: number;
  readonly silver: number;
}

/** A seat's point cards and coins; "covered" is a card that must not be seen. */
export interface OrderSeatView {
  readonly cards: readonly string[];
  readonly coins: CoinsView;
}

/** The row of point cards, the coins over its first two, and what is in the deck. */
export interface OrderRowView {
  readonly row: readonly string[];
  readonly deck: readonly string[];
  readonly coins: CoinsView;
}

/** The coins of an owner, by kind; the table comes after the seats. */
export function describeCoins(state: State, owner: number): CoinsView {
  return { gold: state.coins[owner * KINDS + GOLD]!, silver: state.coins[owner * KINDS + SILVER]! };
}

/** Row and deck in the words of the protocol. */
export function describeOrderRow(state: State, orders: Orders): Omit<OrderRowView, 'coins'> {
  return {
    row: [...state.row].filter((card) => card >= 0).map((card) => orders.ids[card]!),
    deck: setList(state.deck, 0, ORDER_WORDS).map((card) => orders.ids[card]!),
  };
}
