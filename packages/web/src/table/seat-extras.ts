/** Additions to the name tags of seats, such as a clock; none in matches on one screen. */

import { createContext, type ReactNode, useContext } from 'react';

const Extras = createContext<((seat: number) => ReactNode) | null>(null);

/** Around a table: draws what is added to a seat's tag. */
export const SeatExtras = Extras.Provider;

/** The additions to the tag of a seat. */
export function useSeatExtra(seat: number): ReactNode {
  return useContext(Extras)?.(seat) ?? null;
}

const Sayings = createContext<(seat: number) => ReactNode>(() => null);

/** Provides the latest chat line of each seat. */
export const SeatSayings = Sayings.Provider;

/** The latest chat line of a seat; null after a few seconds. */
export function useSaying(seat: number): ReactNode {
  return useContext(Sayings)(seat);
}
