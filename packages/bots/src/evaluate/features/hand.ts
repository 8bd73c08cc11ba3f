/** A seat's merchant cards, as numbers. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { MERCHANT_WORDS, type MerchantCards, popcount, type State } from '@windrose/rules';
import { Hands } from '../cards.ts';
import type { Description } from './description.ts';

const FIVES = 0.2;
const TENS = 0.1;

/** Describes the hands of the seats. */
export function describeHands(merchants: MerchantCards): Description {
  const hands = new Hands(merchants);
  return {
    names: ['hand', 'played', 'worth of cards'],
    write(state: State, seat: number, out: Float64Array, at: number): number {
      out[at] = hands.ready(state, seat) * FIVES;
      let played = 0;
      for (let word = seat * MERCHANT_WORDS; word < (seat + 1) * MERCHANT_WORDS; word++)
        played += popcount(state.played[word]!);
      out[at + 1] = played * FIVES;
      out[at + 2] = hands.worth(state, seat, 1) * TENS;
      return at + 3;
    },
  };
}
