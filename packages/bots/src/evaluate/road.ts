/** Prospects on the road: point cards that a hand of merchant cards can pay for, and the hand itself. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { has, type MerchantCards, ORDER_WORDS, type Orders, popcount, type State } from '@windrose/rules';
import { Hands } from './cards.ts';
import { type Distances, Exchanges, FAR } from './distances.ts';
import type { ProspectFeatures } from './features/prospect-features.ts';
import {
  cubesProspect,
  type PreparedProspects,
  type Prospects,
  prospectOf,
  BestProspects,
  TRAVELLER,
} from './seat-prospects.ts';
import { Surveyor } from './surveyor.ts';
import { misjudged, type View } from './view.ts';

/** The number of point cards of one seat that ends a match: five or six, by the number of seats. */
const MEAN_CARDS_TO_END = 5.5;

/** Value of a claimed card besides its points: the end is nearer. */
const CLAIM_WORTH = 2;

/** The expected points of a point card that is not revealed yet. */
const UNKNOWN_CARD = 5;

/** The prospects of the seats on the road. */
export function roadProspects(
  seats: number,
  merchants: MerchantCards,
  orders: Orders,
  view: View,
): readonly Prospects[] {
  const surveyor = new Surveyor();
  return Array.from({ length: seats }, (_, seat) => seatProspects(seats, merchants, orders, surveyor, view, seat));
}

function seatProspects(
  seats: number,
  merchants: MerchantCards,
  orders: Orders,
  surveyor: Surveyor,
  view: View,
  viewer: number,
): Prospects {
  const { sight } = view;
  const hands = new Hands(merchants, view, viewer);
  /** Per point card: the points that count when it is considered. */
  const wished = misjudged(orders.vp, 'orders', view, viewer);
  const distances = orders.ids.map(() => null as Distances | null);
  const exchanges = new Exchanges();
  const best = new BestProspects(TRAVELLER);
  /** Per point card: whether its way is measured for the present plan, and whether another seat can pay it now. */
  const measured = new Uint8Array(orders.ids.length);
  const others = new Int32Array(orders.ids.length);
  let share = 1;

  const claimedBy = (state: State, seat: number): number =>
    popcount(state.cards[seat * ORDER_WORDS]!) + popcount(state.cards[seat * ORDER_WORDS + 1]!);

  const refresh = (state: State, seat: number): void => {
    share = shareOf(state);
    for (let slot = 0; slot < state.row.length; slot++) {
      const card = state.row[slot]!;
      if (card < 0) continue;
      others[card] = FAR;
      for (let other = 0; other < seats; other++) {
        if (other !== seat && has(state.hold[other]!, orders.price[card]!)) others[card] = 1;
      }
    }
  };

  const value = (state: State, seat: number): number => {
    const ready = hands.ready(state, seat);
    const hold = state.hold[seat]!;

    best.clear();
    for (let slot = 0; slot < state.row.length; slot++) {
      const card = state.row[slot]!;
      if (card < 0) continue;
      if (measured[card] === 0) {
        best.add(UNKNOWN_CARD);
        continue;
      }
      // The last of the turns claims; the others play cards, after a rest when there are not enough in the hand.
      const turns = distances[card]!.turns(0, hold);
      if (turns > sight) continue;
      const rest = turns - 1 > ready ? 1 : 0;
      best.add(prospectOf(wished[card]!, turns + rest, others[card]!, TRAVELLER));
    }
    return (
      hands.worth(state, seat, share) +
      claimedBy(state, seat) * CLAIM_WORTH +
      cubesProspect(hold, state.limit[seat]!, TRAVELLER) +
      best.worth
    );
  };

  const shareOf = (state: State): number => {
    let claimed = 0;
    for (let other = 0; other < seats; other++) claimed = Math.max(claimed, claimedBy(state, other));
    return Math.max(0, 1 - claimed / MEAN_CARDS_TO_END);
  };

  const lookAhead = (state: State, seat: number, ways: ProspectFeatures): void => {
    const ready = hands.ready(state, seat);
    const hold = state.hold[seat]!;
    for (let slot = 0; slot < state.row.length; slot++) {
      const card = state.row[slot]!;
      if (card < 0) continue;
      if (measured[card] === 0) {
        ways.addUnknown(UNKNOWN_CARD);
        continue;
      }
      const turns = distances[card]!.turns(0, hold);
      ways.add(orders.vp[card]!, turns - 1 > ready ? turns + 1 : turns, others[card]!);
    }
  };

  const prepared: PreparedProspects = { refresh, value, share: shareOf, lookAhead };
  return {
    prepare(state, seat, enough) {
      exchanges.size = 0;
      hands.addTo(exchanges, state, seat);
      measured.fill(0);
      const { hash } = exchanges;
      for (let slot = 0; slot < state.row.length; slot++) {
        const card = state.row[slot]!;
        if (card < 0 || enough()) continue;
        measured[card] = 1;
        distances[card] = surveyor.measure(orders.price[card]!, exchanges, hash);
      }
      refresh(state, seat);
      return prepared;
    },
  };
}
