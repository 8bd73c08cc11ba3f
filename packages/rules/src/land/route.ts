/** The trade route: a seat's own row of merchant cards, used by settlers placed on it. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { Phase } from '../core/phase.ts';
import { exchangeMask, one } from '../core/spice.ts';
import { declareRows, type Layout, type State } from '../core/state.ts';
import type { TurnChoice } from '../core/turn-choice.ts';
import { type MerchantCards, applyMerchant } from '../road/merchant.ts';
import type { LocationAction } from './locations.ts';
import { canUseAt, fileCard, marketBits, type MerchantMarket, takeMerchantAt, useAt } from './merchants.ts';
import { ADJUST, MARKET, SWAP } from './pending.ts';
import type { Recall } from './rest.ts';

declare module '../core/state.ts' {
  interface State {
    /** Per seat, five a seat: the merchant cards of its trade route from the left, -1 after the last. */
    readonly route: Int32Array;
    /** Per seat, five a seat: settlers on the places of its trade route. */
    readonly routed: Int32Array;
  }
}

declareRows(
  { route: 'number', routed: 'number' },
  (Fields) =>
    class extends Fields {
      override readonly route = this.view('route');
      override readonly routed = this.view('routed');
    },
);

/** The events it emits. */
const EVENTS = {
  /** A merchant card was laid on a place of a trade route. */
  routed: { seat: 'number', card: 'merchant', slot: 'number' },
  /** A merchant card left a trade route for its owner's pile. */
  filed: { seat: 'number', card: 'merchant' },
  /** Settlers were placed on a place of their trade route. */
  sent: { seat: 'number', slot: 'number', count: 'number' },
  /** Two cards of a trade route changed places, with the settlers on them. */
  adjusted: { seat: 'number', a: 'number', b: 'number' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** The maximum number of cards of a route, and the cells of a seat in `state.route` and `state.routed`. */
export const ROUTE_CELLS = 5;

// The same for this file: compiled code looks up an exported constant at every use, and this one is known to it.
const CELLS = ROUTE_CELLS;

/** The cells of a state that routes need. */
export function routeLayout(seats: number): Layout {
  return { route: seats * CELLS, routed: seats * CELLS };
}

/** All routes begin empty. */
export function dealRoutes(state: State): void {
  state.route.fill(-1);
}

/** The number of cards on a seat's route. */
function routeLength(state: State, seat: number): number {
  let length = 0;
  while (length < CELLS && state.route[seat * CELLS + length]! >= 0) length++;
  return length;
}

/** The first code of an option to use a card of the route; those of resting and of working are elsewhere. */
const FIRST_CODE = 1;

/** A card of the mover's route. */
export type RouteOption = { readonly kind: 'route'; readonly slot: number };

/** Spending a turn on a card of the mover's route without settlers: one settler, and one for each card to its left without any. */
export class WorkRoute implements TurnChoice<RouteOption> {
  readonly first = FIRST_CODE;
  readonly codes = CELLS;
  readonly #cards: MerchantCards;

  constructor(cards: MerchantCards) {
    this.#cards = cards;
  }

  options(state: State): number {
    const seat = state.mover;
    const hold = state.hold[seat]!;
    const ready = state.ready[seat]!;
    const { give, take } = this.#cards;
    const { route, routed } = state;
    const base = seat * CELLS;
    // Settlers that the next card without any asks for.
    let asked = 1;
    let usable = 0;
    for (let slot = 0; slot < CELLS; slot++) {
      const card = route[base + slot]!;
      if (card < 0 || asked > ready) break;
      if (routed[base + slot]! > 0) continue;
      asked++;
      usable |= (1 << slot) & exchangeMask(hold, give[card]!, take[card]!);
    }
    return usable;
  }

  apply(state: State, code: number): void {
    const seat = state.mover;
    const slot = code - FIRST_CODE;
    const base = seat * CELLS;
    let settlers = 1;
    for (let left = 0; left < slot; left++) if (state.routed[base + left] === 0) settlers++;
    state.routed[base + slot] = settlers;
    state.ready[seat]! -= settlers;
    const card = state.route[base + slot]!;
    if (state.log !== null) {
      state.log.emit(EVENT_IDS.sent, seat, slot, settlers);
      state.log.emit(EVENT_IDS.played, seat, card);
    }
    applyMerchant(state, this.#cards, card);
  }

  option(_state: State, code: number): RouteOption {
    return { kind: 'route', slot: code - FIRST_CODE };
  }

  token(_state: State, code: number): string {
    return `route-${code - FIRST_CODE}`;
  }
}

/** Calls the settlers of a seat back from its route. */
export const recallFromRoute: Recall = (state, seat) => {
  let back = 0;
  for (let place = seat * CELLS; place < (seat + 1) * CELLS; place++) {
    back += state.routed[place]!;
    state.routed[place] = 0;
  }
  return back;
};

/** Working at a market where the card may be used for the mover's pile or taken unused to the mover's route. */
export function workAtMarketOrRoute(market: MerchantMarket): LocationAction {
  const bits = marketBits(market);
  return {
    give: 0,
    take: 0,
    // Some card must be there.
    can({ market: row }: State, locations: number): number {
      let shown = 0;
      for (let slot = 0; slot < bits.length; slot++) shown |= bits[slot]! & ~(row[slot]! >> 31);
      return shown & locations;
    },
    run: { gain: 0, sets: 'pending', bits: MARKET },
  };
}

const USE = 0;
const TAKE = 1;

/** Using the card below the market, or taking it to the route. */
export type MarketOption = { readonly kind: 'use' } | { readonly kind: 'take' };

/** Asks whether the card below the market is used, if it can be, or taken to the route. */
export class UseOrTake extends Phase<MarketOption> {
  readonly #market: MerchantMarket;

  constructor(market: MerchantMarket) {
    super('market', 'pending', MARKET);
    this.#market = market;
  }

  reach(state: State): boolean {
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    let n = 0;
    if (canUseAt(state, this.#market, state.at, state.hold[state.mover]!)) out[n++] = USE;
    out[n++] = TAKE;
    return n;
  }

  override applyAtRandom(state: State, luck: Luck): void {
    const usable = canUseAt(state, this.#market, state.at, state.hold[state.mover]!);
    this.apply(state, usable && luck.draw(2) === USE ? USE : TAKE);
  }

  apply(state: State, code: number): void {
    state.pending &= ~MARKET;
    if (code === USE) {
      useAt(state, this.#market, state.at);
      return;
    }
    const seat = state.mover;
    const length = routeLength(state, seat);
    if (length === CELLS) state.pending |= SWAP;
    else layOnRoute(state, seat, length, takeMerchantAt(state, this.#market, state.at));
  }

  option(_state: State, code: number): MarketOption {
    return code === USE ? { kind: 'use' } : { kind: 'take' };
  }

  token(_state: State, code: number): string {
    return code === USE ? 'use' : 'take';
  }
}

function layOnRoute(state: State, seat: number, slot: number, card: number): void {
  state.route[seat * CELLS + slot] = card;
  if (state.log !== null) state.log.emit(EVENT_IDS.routed, seat, card, slot);
}

/** The card of the route that makes room. */
export type ReplaceOption = { readonly kind: 'swap'; readonly slot: number };

/** Asks which card of the full route makes room for the new one; settlers on it stay in that place. */
export class SwapRoute extends Phase<ReplaceOption> {
  readonly #market: MerchantMarket;

  constructor(market: MerchantMarket) {
    super('swap', 'pending', SWAP);
    this.#market = market;
  }

  reach(state: State): boolean {
    state.actor = state.mover;
    return true;
  }

  legal(_state: State, out: Int32Array): number {
    for (let slot = 0; slot < CELLS; slot++) out[slot] = slot;
    return CELLS;
  }

  override applyAtRandom(state: State, luck: Luck): void {
    this.apply(state, luck.draw(CELLS));
  }

  apply(state: State, code: number): void {
    state.pending &= ~SWAP;
    const seat = state.mover;
    const old = state.route[seat * CELLS + code]!;
    fileCard(state, old);
    if (state.log !== null) state.log.emit(EVENT_IDS.filed, seat, old);
    layOnRoute(state, seat, code, takeMerchantAt(state, this.#market, state.at));
  }

  option(_state: State, code: number): ReplaceOption {
    return { kind: 'swap', slot: code };
  }

  token(_state: State, code: number): string {
    return `swap-${code}`;
  }
}

/** The cubes gained first when the route is adjusted. */
const ADJUST_GAIN = one(0);

/** Adjusting the route: a yellow cube, then two cards may change places. */
export const ADJUST_ROUTE: LocationAction = {
  give: 0,
  take: ADJUST_GAIN,
  can: null,
  run: { gain: ADJUST_GAIN, sets: 'pending', bits: ADJUST },
};

/** A swap's code is its two places; no swap has this one. */
const A_BITS = 3;
const B_MASK = 7;
const KEEP = 255;

/** Two cards of the route that change places, or none. */
export type AdjustOption =
  | { readonly kind: 'keep' }
  | { readonly kind: 'swap'; readonly a: number; readonly b: number };

/** Asks which two cards of the route change places, settlers with their cards (ruling); nothing with fewer than two cards. */
export class AdjustRoute extends Phase<AdjustOption> {
  constructor() {
    super('adjust', 'pending', ADJUST);
  }

  reach(state: State): boolean {
    if (routeLength(state, state.mover) > 1) {
      state.actor = state.mover;
      return true;
    }
    state.pending &= ~ADJUST;
    return false;
  }

  legal(state: State, out: Int32Array): number {
    const length = routeLength(state, state.mover);
    let n = 0;
    for (let a = 0; a < length; a++) for (let b = a + 1; b < length; b++) out[n++] = (a << A_BITS) | b;
    out[n++] = KEEP;
    return n;
  }

  apply(state: State, code: number): void {
    state.pending &= ~ADJUST;
    if (code === KEEP) return;
    const seat = state.mover;
    const a = code >> A_BITS;
    const b = code & B_MASK;
    exchange(state.route, seat * CELLS + a, seat * CELLS + b);
    exchange(state.routed, seat * CELLS + a, seat * CELLS + b);
    if (state.log !== null) state.log.emit(EVENT_IDS.adjusted, seat, a, b);
  }

  option(_state: State, code: number): AdjustOption {
    return code === KEEP ? { kind: 'keep' } : { kind: 'swap', a: code >> A_BITS, b: code & B_MASK };
  }

  token(_state: State, code: number): string {
    return code === KEEP ? 'keep' : `swap-${code >> A_BITS}-${code & B_MASK}`;
  }
}

function exchange(cells: Int32Array, a: number, b: number): void {
  const kept = cells[a]!;
  cells[a] = cells[b]!;
  cells[b] = kept;
}

/** A seat's trade route: its cards from the left, with the settlers on them. */
export interface RouteSeatView {
  readonly route: readonly { readonly card: string; readonly settlers: number }[];
}

/** A seat's route in the words of the protocol. */
export function describeRoute(state: State, seat: number, cards: MerchantCards): RouteSeatView['route'] {
  return Array.from({ length: routeLength(state, seat) }, (_, slot) => ({
    card: cards.ids[state.route[seat * CELLS + slot]!]!,
    settlers: state.routed[seat * CELLS + slot]!,
  }));
}
