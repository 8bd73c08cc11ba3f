/** The market row of the land games: merchant cards below the market locations, their layered deck, and the seats' piles. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import { addToSet, drawFromSet, isEmptySet, setList, setSize } from '../core/bits.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { AutomaticPhase } from '../core/phase.ts';
import { type Bundle, exchangeMask } from '../core/spice.ts';
import { declareRows, type Layout, type State } from '../core/state.ts';
import { canUseMerchant, MERCHANT_WORDS, type MerchantCards, applyMerchant } from '../road/merchant.ts';
import type { LocationAction } from './locations.ts';
import { ANOTHER_TURN, PUT_AWAY, TURN_UP } from './pending.ts';
import type { Refill } from './turn-up.ts';

declare module '../core/state.ts' {
  interface State {
    /** Set: the merchant cards lying in the seats' piles. */
    readonly merchantPile: Int32Array;
    /** Per seat: how many merchant cards it has taken. */
    readonly merchants: Int32Array;
  }
}

declareRows(
  { merchantPile: 'set', merchants: 'number' },
  (Fields) =>
    class extends Fields {
      override readonly merchantPile = this.view('merchantPile');
      override readonly merchants = this.view('merchants');
    },
);

/** The events it emits. */
const EVENTS = {
  /** The shown merchant cards, `count` of them, went under their deck. */
  refreshed: { seat: 'number', count: 'number' },
  /** The merchant cards of all piles, `count` of them, were shuffled into a new deck. */
  shuffled: { count: 'number' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** The market of a game: its cards, and which location stands above which card of the row. */
export interface MerchantMarket {
  readonly cards: MerchantCards;
  /** Per location: its slot of the row, or -1. */
  readonly slot: Int8Array;
  /** The number of cards in the row. */
  readonly slots: number;
}

/** The cells of a state that a market needs. */
export function marketLayout({ cards, slots }: MerchantMarket, seats: number): Layout {
  // A layer below the top one has as many cards as the row, except one put there while the deck was empty.
  const layers = Math.ceil((cards.ids.length - cards.starters) / slots) + 2;
  return {
    market: slots,
    merchantDeck: layers * MERCHANT_WORDS,
    merchantPile: MERCHANT_WORDS,
    merchants: seats,
  };
}

/** Shuffles the merchant cards without the starters and fills the row. */
export function dealMarket(state: State, { cards }: MerchantMarket, luck: Luck): void {
  for (let card = cards.starters; card < cards.ids.length; card++) addToSet(state.merchantDeck, 0, card);
  state.market.fill(-1);
  fillMarket(state, luck);
}

/** The row slides to the left; what is then free is filled from the deck as far as it goes. */
export const fillMarket: Refill = (state, luck) => {
  const { market } = state;
  const slots = market.length;
  let to = 0;
  for (let from = 0; from < slots; from++) {
    // Written even if it is a gap and then written over: which card was taken is unpredictable, so that a branch would cost more.
    const card = market[from]!;
    market[to] = card;
    to += ~card >>> 31;
  }
  for (; to < slots; to++) {
    market[to] = drawMerchant(state, luck);
    if (state.log !== null && market[to]! >= 0) state.log.emit(EVENT_IDS.merchantDealt, market[to]!, to);
  }
};

/** Draws from the top layer of the deck; -1 when the deck is out. */
function drawMerchant(state: State, luck: Luck): number {
  const deck = state.merchantDeck;
  const card = drawFromSet(deck, 0, MERCHANT_WORDS, luck);
  if (card >= 0 && isEmptySet(deck, 0, MERCHANT_WORDS)) raiseLayers(deck);
  return card;
}

/** The top layer is out: the layers below it move up. */
function raiseLayers(deck: Int32Array): void {
  let to = 0;
  for (
    ;
    to < deck.length - MERCHANT_WORDS && !isEmptySet(deck, to + MERCHANT_WORDS, MERCHANT_WORDS);
    to += MERCHANT_WORDS
  ) {
    for (let word = to; word < to + MERCHANT_WORDS; word++) deck[word] = deck[word + MERCHANT_WORDS]!;
  }
  for (let word = to; word < to + MERCHANT_WORDS; word++) deck[word] = 0;
}

/** The same, but when the deck is out before the row is full, all piles are shuffled into a new one. */
export const fillMarketFromPiles: Refill = (state, luck) => {
  fillMarket(state, luck);
  const { market, merchantDeck, merchantPile } = state;
  if (market[market.length - 1]! >= 0 || isEmptySet(merchantPile, 0, MERCHANT_WORDS)) return;
  if (state.log !== null) state.log.emit(EVENT_IDS.shuffled, setSize(merchantPile, 0, MERCHANT_WORDS));
  merchantDeck.set(merchantPile);
  merchantPile.fill(0);
  fillMarket(state, luck);
};

/** The card in the slot of the market location where the mover works; -1 if there is none. */
function cardAt(state: State, market: MerchantMarket, at: number): number {
  return state.market[market.slot[at]!]!;
}

/** Whether the card below a market location can be used by the owner of `hold`. */
export function canUseAt(state: State, market: MerchantMarket, at: number, hold: Bundle): boolean {
  const card = cardAt(state, market, at);
  return card >= 0 && canUseMerchant(hold, market.cards, card);
}

/** Per card of the row: the bit of the location that stands above it. */
export function marketBits({ slot, slots }: MerchantMarket): Int32Array {
  return Int32Array.from({ length: slots }, (_, card) => 1 << slot.indexOf(card));
}

/** Working at a market where the card must be used and then goes to the mover's pile. */
export function workAtMarket(market: MerchantMarket): LocationAction {
  const { give, take } = market.cards;
  const bits = marketBits(market);
  const { slots } = market;
  return {
    give: 0,
    take: 0,
    can({ market: row }: State, locations: number, hold: Bundle): number {
      let usable = 0;
      for (let slot = 0; slot < slots; slot++) {
        const card = row[slot]!;
        if (card >= 0) usable |= bits[slot]! & exchangeMask(hold, give[card]!, take[card]!);
      }
      return usable & locations;
    },
    run: (state, at) => useAt(state, market, at),
  };
}

/** The mover uses the card below a market location; once that is done it goes to the mover's pile. */
export function useAt(state: State, market: MerchantMarket, at: number): void {
  const card = cardAt(state, market, at);
  if (state.log !== null) state.log.emit(EVENT_IDS.played, state.mover, card);
  applyMerchant(state, market.cards, card);
  state.pending |= PUT_AWAY;
}

/** The mover has the card below a market location; its place is filled at the end of the action. */
export function takeMerchantAt(state: State, market: MerchantMarket, at: number): number {
  const slot = market.slot[at]!;
  const card = state.market[slot]!;
  state.market[slot] = -1;
  state.merchants[state.mover]!++;
  state.pending |= TURN_UP;
  if (state.log !== null) state.log.emit(EVENT_IDS.merchant, state.mover, card, slot, 0);
  return card;
}

/** Puts a card on the mover's face-down pile. */
export function fileCard(state: State, card: number): void {
  addToSet(state.merchantPile, 0, card);
}

/** The merchant card that was used at a market goes to the mover's pile. */
export class PutAway extends AutomaticPhase {
  readonly #market: MerchantMarket;
  readonly #taken: ((state: State, count: number) => void) | null;

  /** @param taken what the game makes of it that the mover now has taken `count` cards, if anything. */
  constructor(market: MerchantMarket, taken: ((state: State, count: number) => void) | null = null) {
    super('pending', PUT_AWAY);
    this.#market = market;
    this.#taken = taken;
  }

  reach(state: State): boolean {
    state.pending &= ~PUT_AWAY;
    fileCard(state, takeMerchantAt(state, this.#market, state.at));
    if (this.#taken !== null) this.#taken(state, state.merchants[state.mover]!);
    return false;
  }
}

/**
 * Refreshing the market: the cards shown go under the deck, new ones come, and the same seat takes another turn.
 * Allowed even when no merchant card is left (ruling).
 */
export const REFRESH_MARKET: LocationAction = {
  give: 0,
  take: 0,
  can: null,
  run(state: State): void {
    const { market, merchantDeck } = state;
    let layer = 0;
    while (!isEmptySet(merchantDeck, layer, MERCHANT_WORDS)) layer += MERCHANT_WORDS;
    let shown = 0;
    for (let slot = 0; slot < market.length; slot++) {
      if (market[slot]! < 0) continue;
      addToSet(merchantDeck, layer, market[slot]!);
      market[slot] = -1;
      shown++;
    }
    state.pending |= TURN_UP | ANOTHER_TURN;
    if (state.log !== null) state.log.emit(EVENT_IDS.refreshed, state.mover, shown);
  },
};

/** After the limit is checked: the same seat takes another turn at once, if its action brought one. */
export class AnotherTurn extends AutomaticPhase {
  readonly #turnStart: number;

  /** @param turnStart position in the chain of the phase with which a turn begins. */
  constructor(turnStart: number) {
    super('pending', ANOTHER_TURN);
    this.#turnStart = turnStart;
  }

  reach(state: State): boolean {
    state.pending &= ~ANOTHER_TURN;
    state.phase = this.#turnStart - 1;
    return false;
  }
}

/** The number of merchant cards that a seat has taken. */
export interface MerchantSeatView {
  readonly merchants: number;
}

/** Merchant cards on land: the row (null is a gap), the deck in layers from the top, and the seats' piles. */
export interface MerchantMarketView {
  readonly market: readonly (string | null)[];
  readonly merchantDeck: readonly (readonly string[])[];
  readonly merchantPile: readonly string[];
}

/** Market and deck in the words of the protocol. */
export function describeMerchants(state: State, { cards }: MerchantMarket): MerchantMarketView {
  const list = (cells: Int32Array, base: number): string[] =>
    setList(cells, base, MERCHANT_WORDS).map((card) => cards.ids[card]!);
  const layers: string[][] = [];
  for (let base = 0; base < state.merchantDeck.length; base += MERCHANT_WORDS) {
    if (!isEmptySet(state.merchantDeck, base, MERCHANT_WORDS)) layers.push(list(state.merchantDeck, base));
  }
  return {
    market: Array.from(state.market, (card) => cards.ids[card] ?? null),
    merchantDeck: layers,
    merchantPile: list(state.merchantPile, 0),
  };
}
