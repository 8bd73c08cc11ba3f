/** What a place of play adds to the name tags of seats: a clock, say. Nothing where a match is played on one screen. */

import { createContext, type ReactNode, useContext } from 'react';

const Extras = createContext<((seat: number) => ReactNode) | null>(null);

/** Around a table: draws what is added to a seat's tag. */
export const SeatExtras = Extras.Provider;

/** What is added to the tag of a seat. */
export function useSeatExtra(seat: number): ReactNode {
  return useContext(Extras)?.(seat) ?? null;
}

const Sayings = createContext<(seat: number) => ReactNode>(() => null);

/** Around a table: what somebody at a seat has just said. */
export const SeatSayings = Sayings.Provider;

/** What somebody at a seat has just said; null after a few seconds. */
export function useSaying(seat: number): ReactNode {
  return useContext(Sayings)(seat);
}
