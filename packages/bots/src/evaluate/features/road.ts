/** A seat's standing on the road, as numbers: the point cards and coins it has. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { ORDER_WORDS, popcount, type State } from '@windrose/rules';
import type { Description } from './description.ts';

/** With up to three seats six cards end a match, with more five. */
const FEW_SEATS = 3;

/** Describes the seats on the road. */
export function describeRoad(seats: number): Description {
  const toEnd = seats <= FEW_SEATS ? 6 : 5;
  return {
    names: ['cards', 'last card', 'last but one'],
    write(state: State, seat: number, out: Float64Array, at: number): number {
      let claimed = 0;
      for (let word = seat * ORDER_WORDS; word < (seat + 1) * ORDER_WORDS; word++)
        claimed += popcount(state.cards[word]!);
      out[at] = claimed / toEnd;
      out[at + 1] = claimed >= toEnd - 1 ? 1 : 0;
      out[at + 2] = claimed >= toEnd - 2 ? 1 : 0;
      return at + 3;
    },
  };
}
