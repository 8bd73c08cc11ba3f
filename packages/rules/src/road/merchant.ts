/** Merchant cards: the effect of each on the hold of the seat that uses it, in any game. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat and slot its cell, and tables of components have an entry per id

import { inSet, lowestBit } from '../core/bits.ts';
import type { Assembly } from '../core/core.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import { type Bundle, fits, isLight } from '../core/spice.ts';
import { declareRows, type State } from '../core/state.ts';
import { Affordable } from '../hold/affordable.ts';
import { canTrade, tradeOnce } from '../hold/trade.ts';
import '../hold/gain.ts';

declare module '../core/core.ts' {
  interface Tables {
    readonly merchants: MerchantCards;
  }
}

declare module '../core/state.ts' {
  interface State {
    /** The merchant cards face up in a row, from the left; -1 is a gap. */
    readonly market: Int32Array;
    /** Sets, the layers of the deck of merchant cards from the top: the order within a layer is unknown. */
    readonly merchantDeck: Int32Array;
  }
}

declareRows(
  { market: 'number', merchantDeck: 'set' },
  (Fields) =>
    class extends Fields {
      override readonly market = this.view('market');
      override readonly merchantDeck = this.view('merchantDeck');
    },
);

/** The events it emits. */
const EVENTS = {
  /** A merchant card was played. */
  played: { seat: 'number', card: 'merchant' },
  /** A merchant card was taken out of a slot of the row, with the cubes that lay on it. */
  merchant: { seat: 'number', card: 'merchant', slot: 'number', cubes: 'cubes' },
  /** The next card of the merchant deck was revealed. */
  merchantDealt: { card: 'merchant', slot: 'number' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
  interface ComponentNames {
    /** The merchant cards. */
    readonly merchant: readonly string[];
  }
}
declareEvents(EVENTS);

/** Kinds of merchant cards: free cubes, upgrades, or a trade. */
export const MERCHANT_KINDS = ['spice', 'upgrade', 'trade'] as const;

/** Position of each kind in `MERCHANT_KINDS`. */
const UPGRADE_CARD = 1;
const TRADE_CARD = 2;

/** The most merchant cards of a pack, starters included: two words of bits. */
export const MOST_MERCHANTS = 64;

/** The number of words for a set of merchant cards in a state. */
export const MERCHANT_WORDS = 2;

/** A merchant card, as a pack describes it. */
export interface MerchantCard {
  readonly id: string;
  readonly kind: (typeof MERCHANT_KINDS)[number];
  /** The price of a trade; 0 for other kinds. */
  readonly give: Bundle;
  /** The gain of a trade or spice card; 0 for an upgrade. */
  readonly take: Bundle;
  /** The number of single upgrades that an upgrade card allows; 0 for other kinds. */
  readonly upgrades: number;
}

/** The merchant cards of a pack, by position: the starters first, then the cards of the deck. */
export interface MerchantCards {
  readonly ids: readonly string[];
  /** The number of starters: every seat has its own. */
  readonly starters: number;
  /** A position in `MERCHANT_KINDS`. */
  readonly kind: Int8Array;
  readonly give: Int32Array;
  readonly take: Int32Array;
  readonly upgrades: Int8Array;
  /** The cards that a hold can pay for. */
  readonly affordable: Affordable;
}

/** The merchant cards of a game put together, or null when it has none. */
export function merchantsOf({ tables }: Assembly): MerchantCards | null {
  return tables?.merchants ?? null;
}

/** Gathers cards into arrays; at most {@link MOST_MERCHANTS} in all. */
export function merchantTable(starters: readonly MerchantCard[], deck: readonly MerchantCard[]): MerchantCards {
  const cards = [...starters, ...deck];
  return {
    ids: cards.map((card) => card.id),
    starters: starters.length,
    kind: Int8Array.from(cards, (card) => MERCHANT_KINDS.indexOf(card.kind)),
    give: Int32Array.from(cards, (card) => card.give),
    take: Int32Array.from(cards, (card) => card.take),
    upgrades: Int8Array.from(cards, (card) => card.upgrades),
    affordable: new Affordable(
      cards.map((card) => card.give),
      MERCHANT_WORDS,
    ),
  };
}

/**
 * Whether the owner of `hold` can use a card: a trade must be payable, an upgrade card may be used with nothing to
 * upgrade (ruling), and no spice may go over what a place holds.
 */
export function canUseMerchant(hold: Bundle, cards: MerchantCards, card: number): boolean {
  const kind = cards.kind[card]!;
  if (kind === TRADE_CARD) return canTrade(hold, cards.give[card]!, cards.take[card]!);
  return kind === UPGRADE_CARD || fits(hold, cards.take[card]!);
}

/** Bits of those cards in one word of the set at `base` that a hold can pay for. */
export function affordableIn(
  hold: Bundle,
  cards: MerchantCards,
  cells: Int32Array,
  base: number,
  word: number,
): number {
  return cells[base + word]! & cards.affordable.word(hold, word);
}

/**
 * Writes those cards of the set at `base` that the owner of `hold` can use into `out`, rising, and returns how many;
 * the same as asking {@link canUseMerchant} of each.
 */
export function usableMerchants(
  hold: Bundle,
  cards: MerchantCards,
  cells: Int32Array,
  base: number,
  out: Int32Array,
): number {
  let n = 0;
  if (!isLight(hold)) {
    for (let card = 0; card < cards.ids.length; card++) {
      if (inSet(cells, base, card) && canUseMerchant(hold, cards, card)) out[n++] = card;
    }
    return n;
  }
  let first = affordableIn(hold, cards, cells, base, 0);
  let second = affordableIn(hold, cards, cells, base, 1);
  for (; first !== 0; first &= first - 1) out[n++] = lowestBit(first);
  for (; second !== 0; second &= second - 1) out[n++] = 32 + lowestBit(second);
  return n;
}

/**
 * The mover uses a usable card: cubes come immediately, a trade is made once and then open, upgrades are open. The phases
 * `Upgrade` and `Trade` later in the chain ask for open parts.
 */
export function applyMerchant(state: State, cards: MerchantCards, card: number): void {
  const kind = cards.kind[card]!;
  if (kind === TRADE_CARD) {
    state.give = cards.give[card]!;
    state.take = cards.take[card]!;
    tradeOnce(state);
  } else if (kind === UPGRADE_CARD) {
    state.upgrades = cards.upgrades[card]!;
  } else {
    const gain = cards.take[card]!;
    state.hold[state.mover]! += gain;
    if (state.log !== null) state.log.emit(EVENT_IDS.gained, state.mover, gain);
  }
}
