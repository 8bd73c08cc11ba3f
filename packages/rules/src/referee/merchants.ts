/** The referee on merchant cards in the land games: deck, market, trade routes and piles. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { bitsIn, type Inspector, same } from './inspector.ts';
import { holds } from './point-cards.ts';

/** Words of a set of merchant cards. */
const WORDS = 2;
/** Places of a trade route. */
const ROUTE = 5;

/** Every merchant card but the starters is in one layer of the deck, in the row, on one route or in the piles. */
export class Merchants implements Inspector {
  readonly #starters: number;
  readonly #cards: number;
  readonly #reshuffled: boolean;

  /**
   * @param starters cards that are left out, the first by position; @param cards how many there are with them.
   * @param reshuffled whether the piles become a new deck when it is out.
   */
  constructor(starters: number, cards: number, reshuffled: boolean) {
    this.#starters = starters;
    this.#cards = cards;
    this.#reshuffled = reshuffled;
  }

  begin(state: State): string | null {
    if ([...state.merchants, ...state.merchantPile].some((cell) => cell !== 0))
      return 'A seat begins with merchant cards.';
    if (state.market.includes(-1)) return 'The market begins with a gap.';
    return this.#conserved(state);
  }

  check(before: State, after: State): string | null {
    const unchanged =
      same(after.market, before.market) &&
      same(after.merchantDeck, before.merchantDeck) &&
      same(after.merchantPile, before.merchantPile) &&
      same(after.merchants, before.merchants) &&
      same(after.route, before.route);
    if (unchanged) return null;
    for (let seat = 0; seat < after.merchants.length; seat++) {
      const taken = after.merchants[seat]! - before.merchants[seat]!;
      if (taken !== 0 && (seat !== before.mover || taken !== 1))
        return `Seat ${seat} took ${taken} merchant cards at once.`;
    }
    if (after.turn !== before.turn && after.market.at(-1)! < 0 && this.#left(after)) {
      return 'The market has a gap though there are cards for it.';
    }
    return this.#conserved(after);
  }

  audit(state: State): string | null {
    return this.#conserved(state);
  }

  /** Whether there are cards from which the market is filled. */
  #left({ merchantDeck, merchantPile }: State): boolean {
    return merchantDeck.some((word) => word !== 0) || (this.#reshuffled && merchantPile.some((word) => word !== 0));
  }

  #conserved(state: State): string | null {
    const { market, merchantDeck, merchantPile, merchants, route } = state;
    for (let id = 0; id < this.#cards; id++) {
      let places = 0;
      for (let base = 0; base < merchantDeck.length; base += WORDS) if (holds(merchantDeck, base, id)) places++;
      if (holds(merchantPile, 0, id)) places++;
      for (let slot = 0; slot < market.length; slot++) if (market[slot] === id) places++;
      for (let place = 0; place < route.length; place++) if (route[place] === id) places++;
      if (places !== (id < this.#starters ? 0 : 1)) return `Merchant card ${id} is there ${places} times.`;
    }
    let empty = false;
    for (let base = 0; base < merchantDeck.length; base += WORDS) {
      const none = merchantDeck[base] === 0 && merchantDeck[base + 1] === 0;
      if (empty && !none) return 'A layer of the merchant deck lies under nothing.';
      empty = none;
    }
    let laid = 0;
    for (let place = 0; place < route.length; place++) {
      if (route[place]! < 0) continue;
      laid++;
      if (place % ROUTE > 0 && route[place - 1]! < 0) return 'A trade route has a gap.';
    }
    let taken = 0;
    for (let seat = 0; seat < merchants.length; seat++) taken += merchants[seat]!;
    const piled = bitsIn(merchantPile[0]!) + bitsIn(merchantPile[1]!);
    if (this.#reshuffled ? piled > taken : piled + laid !== taken) {
      return `${taken} merchant cards were taken, ${laid} lie on routes and ${piled} in piles.`;
    }
    return null;
  }
}
