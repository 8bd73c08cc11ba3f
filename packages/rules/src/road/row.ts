/** The row of merchant cards: face up, cubes lying on them, filled from a face-down deck. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat and slot its cell, and tables of components have an entry per id

import { addToSet, drawFromSet, setList } from '../core/bits.ts';
import { EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { formatBundle } from '../core/spice.ts';
import { declareRows, type State } from '../core/state.ts';
import { MERCHANT_WORDS, type MerchantCards } from './merchant.ts';

declare module '../core/state.ts' {
  interface State {
    /** Per slot of the row of merchant cards: the cubes lying on the card, a bundle. */
    readonly marketHeap: Int32Array;
    /** Per seat, a set each: the merchant cards in its hand. */
    readonly hand: Int32Array;
    /** Per seat, a set each: the merchant cards lying played before it. */
    readonly played: Int32Array;
    /** Per seat, a set each: the merchant cards lying face down on its pile, laid for steps of its boat. */
    readonly filed: Int32Array;
  }
}

declareRows(
  { marketHeap: 'bundle', hand: 'set', played: 'set', filed: 'set' },
  (Fields) =>
    class extends Fields {
      override readonly marketHeap = this.view('marketHeap');
      override readonly hand = this.view('hand');
      override readonly played = this.view('played');
      override readonly filed = this.view('filed');
    },
);

/** The most cards that a row shows. */
export const MOST_IN_ROW = 8;

/** Gives every seat its starters, shuffles the other cards and fills the row. */
export function dealMerchants(state: State, seats: number, cards: MerchantCards, luck: Luck): void {
  const { market, hand, merchantDeck } = state;
  for (let card = cards.starters; card < cards.ids.length; card++) addToSet(merchantDeck, 0, card);
  for (let seat = 0; seat < seats; seat++) {
    for (let card = 0; card < cards.starters; card++) addToSet(hand, seat * MERCHANT_WORDS, card);
  }
  for (let slot = 0; slot < market.length; slot++) {
    market[slot] = drawFromSet(merchantDeck, 0, MERCHANT_WORDS, luck);
  }
}

/**
 * The mover takes a card of the row to its hand with all cubes lying on it, for which its hold has room; the row
 * slides to the left and the last slot is filled. When the deck is out the row gets shorter (ruling).
 */
export function takeMerchant(state: State, slot: number, luck: Luck): void {
  const { market, marketHeap, log } = state;
  const seat = state.mover;
  const card = market[slot]!;
  const cubes = marketHeap[slot]!;
  addToSet(state.hand, seat * MERCHANT_WORDS, card);
  state.hold[seat]! += cubes;
  if (log !== null) log.emit(EVENT_IDS.merchant, seat, card, slot, cubes);

  const last = market.length - 1;
  for (let to = slot; to < last; to++) {
    market[to] = market[to + 1]!;
    marketHeap[to] = marketHeap[to + 1]!;
  }
  const next = drawFromSet(state.merchantDeck, 0, MERCHANT_WORDS, luck);
  market[last] = next;
  marketHeap[last] = 0;
  if (log !== null && next >= 0) log.emit(EVENT_IDS.merchantDealt, next, market.indexOf(next));
}

/** The ids of a seat's cards in one of the places it keeps them: its hand, those played, its face-down pile. */
export function describeOwnCards(cells: Int32Array, seat: number, cards: MerchantCards): string[] {
  return setList(cells, seat * MERCHANT_WORDS, MERCHANT_WORDS).map((card) => cards.ids[card]!);
}

/** A seat's merchant cards. */
export interface HandView {
  readonly hand: readonly string[];
  readonly played: readonly string[];
}

/** Merchant cards on the road: the row with the cubes lying on its cards, and what is in the deck. */
export interface MarketView {
  readonly market: readonly { readonly card: string; readonly heap: string }[];
  readonly merchantDeck: readonly string[];
}

/** Row and deck in the words of the protocol. */
export function describeMarket(state: State, cards: MerchantCards): MarketView {
  const shown = [...state.market].filter((card) => card >= 0);
  return {
    market: shown.map((card, slot) => ({ card: cards.ids[card]!, heap: formatBundle(state.marketHeap[slot]!) })),
    merchantDeck: describeOwnCards(state.merchantDeck, 0, cards),
  };
}
