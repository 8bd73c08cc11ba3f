/**
 * The looks of the seats: colour, sign, roof, hat. In a puzzle, and alone against bots, whoever plays looks as on the first seat, their
 * usual one, and that seat looks as theirs would.
 */

import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The seat that looks like the first one. */
let own = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(seat: number): void {
  const { style } = document.documentElement;
  for (const one of [0, own, seat]) style.removeProperty(`--seat-${one}`);
  if (seat !== 0) {
    style.setProperty('--seat-0', `var(--dye-${seat})`);
    style.setProperty(`--seat-${seat}`, 'var(--dye-0)');
  }
  own = seat;
  for (const listener of listeners) listener();
}

/** Gives a seat the look of the first one, for as long as the component is mounted. */
export function useFirstLook(seat: number): void {
  useLayoutEffect(() => {
    show(seat);
    return () => show(0);
  }, [seat]);
}

/** The look of each seat, as the number of the seat that it usually belongs to. */
export function useLooks(): (seat: number) => number {
  const first = useSyncExternalStore(subscribe, () => own);
  return (seat) => (seat === first ? 0 : seat === 0 ? first : seat);
}
