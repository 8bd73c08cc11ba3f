/** The referee's checks besides options and scores: they read the state directly and call none of the rules. */

import { bitList, popcount } from '@windrose/rules';
import type { Inspected, Inspector } from '@windrose/rules/mechanisms';

import { ORDERS } from './harbours.ts';

/** Every order is in exactly one place, and orders are counted from scratch. */
export function inspectors({ seats }: Inspected): readonly Inspector[] {
  return [
    {
      audit(state) {
        const waiting = [...state.wanted].filter((order) => order >= 0);
        const places = [...bitList(state.orderDeck[0] ?? 0), ...waiting, ...[...state.delivered].flatMap(bitList)];
        return places.length === ORDERS.length && new Set(places).size === ORDERS.length
          ? null
          : `${places.length} orders lie about, ${new Set(places).size} of them different; there are ${ORDERS.length}.`;
      },
      check(before, after) {
        for (let seat = 0; seat < seats; seat++) {
          const brought = popcount((after.delivered[seat] ?? 0) ^ (before.delivered[seat] ?? 0));
          if (brought > 1) return `Seat ${seat} delivered ${brought} orders at once.`;
          if (brought === 1 && seat !== before.mover) return `Seat ${seat} delivered in another seat's turn.`;
        }
        return null;
      },
      points: (state, seat) => ({
        orders: bitList(state.delivered[seat] ?? 0).reduce((sum, order) => sum + (ORDERS[order]?.points ?? 0), 0),
      }),
    },
  ];
}
