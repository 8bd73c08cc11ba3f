/** The names of the cards of the road in the current language. */

import { merchantName, type MerchantCard, pointCardName } from '@windrose/words';

import { MESSAGES } from './messages.ts';

/** The names of cards. */
export interface NamesOfCards {
  readonly merchant: (card: MerchantCard) => string;
  /** @param price of a point card. */
  readonly point: (price: string) => string;
}

/** Names of cards. A card with figures that the printed game lacks is named after its most valuable spice. */
export function useCardNames(): NamesOfCards {
  const { cardNames } = MESSAGES.use().text;
  return {
    merchant: (card) => merchantName(cardNames, card),
    point: (price) => pointCardName(cardNames, price),
  };
}
