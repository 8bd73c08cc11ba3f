/** What a place of play adds to the name tags of seats: a clock, say. Nothing where a match is played on one screen. */

import { createContext, type ReactNode, useContext } from 'react';

const Extras = createContext<((seat: number) => ReactNode) | null>(null);

/** Around a table: draws what is added to a seat's tag. */
export const SeatExtras = Extras.Provider;

/** What is added to the tag of a seat. */
export function useSeatExtra(seat: number): ReactNode {
  return useContext(Extras)?.(seat) ?? null;
}
