/** Merchant cards as a judge of positions sees them: what they do, and what it is worth to own them. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { count, lowestBit, MERCHANT_WORDS, type MerchantCards, popcount, type State, worth } from '@windrose/rules';
import { lean, NO_ROW } from './no-row.ts';
import { type Exchanges, WITHOUT_VOYAGE } from './distances.ts';
import { CLEAR_VIEW, misjudged } from './view.ts';

/** Adds what using a merchant card does. */
export function addMerchant(exchanges: Exchanges, cards: MerchantCards, card: number): void {
  if (cards.upgrades[card]! > 0) exchanges.addUpgrades(WITHOUT_VOYAGE, cards.upgrades[card]!);
  else exchanges.add(WITHOUT_VOYAGE, cards.give[card]!, cards.take[card]!);
}

/** The value of an own card over a whole match, in points per worth of cubes that a use brings. */
const GAIN_WORTH = 0.5;

/** As the networks learned it: beyond this number, further cards add little value. */
const GOOD_HAND = 7;

/** About as many cards are played between two rests. One more is then played in place of another, not besides it. */
const PLAYED_HAND = 9;

/** Value of having a card in the hand instead of among the played ones. */
const READY_WORTH = 0.1;

/** About as many cubes are at hand for a trade, and so often is it made. */
const CUBES_AT_HAND = 6;
const MOST_TRADES = 3;

/** Judges the merchant cards that seats own: those in the hand, those played, those laid aside. */
export class Hands {
  readonly #cards: MerchantCards;
  readonly #valuesUse: boolean;
  /** Per card: approximately the worth (yellow 1 to brown 4) that a use of it brings. */
  readonly #gains: Float64Array;

  /**
   * @param view how the seat sees its cards.
   * @param seat whose hands are judged, as far as seats see them differently.
   */
  constructor(cards: MerchantCards, view = CLEAR_VIEW, seat = 0) {
    this.#cards = cards;
    this.#valuesUse = view.valuesUse;
    const gains = Float64Array.from(cards.ids, (_, card) => {
      if (cards.upgrades[card]! > 0) return cards.upgrades[card]!;
      const give = cards.give[card]!;
      const gain = worth(cards.take[card]!) - worth(give);
      return give === 0 ? gain : gain * Math.min(MOST_TRADES, Math.floor(CUBES_AT_HAND / count(give)));
    });
    this.#gains = misjudged(gains, 'merchants', view, seat);
  }

  /** The number of cards in a seat's hand. */
  ready(state: State, seat: number): number {
    return popcount(state.hand[seat * MERCHANT_WORDS]!) + popcount(state.hand[seat * MERCHANT_WORDS + 1]!);
  }

  /** Adds what the cards of a seat do. */
  addTo(exchanges: Exchanges, state: State, seat: number): void {
    for (let word = 0; word < MERCHANT_WORDS; word++) {
      for (let bits = ownBits(state, seat * MERCHANT_WORDS + word); bits !== 0; bits &= bits - 1) {
        addMerchant(exchanges, this.#cards, word * 32 + lowestBit(bits));
      }
    }
  }

  /** The value of a seat's cards, in points. @param share the remaining part of the match. */
  worth(state: State, seat: number, share: number): number {
    let cards = 0;
    let gain = 0;
    for (let word = 0; word < MERCHANT_WORDS; word++) {
      for (let bits = ownBits(state, seat * MERCHANT_WORDS + word); bits !== 0; bits &= bits - 1) {
        cards++;
        gain += this.#gains[word * 32 + lowestBit(bits)]!;
      }
    }
    if (this.#valuesUse) gain *= Math.min(1, PLAYED_HAND / cards);
    else if (cards > GOOD_HAND) gain *= Math.sqrt(GOOD_HAND / cards);
    return gain * GAIN_WORTH * share + this.ready(state, seat) * READY_WORTH;
  }
}

/** The cards that a seat owns, one word of them. */
function ownBits(state: State, word: number): number {
  const bits = state.hand[word]! | state.played[word]!;
  const { filed = NO_ROW } = lean(state);
  return filed.length > 0 ? bits | filed[word]! : bits;
}
