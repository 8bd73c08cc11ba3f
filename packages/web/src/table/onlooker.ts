/** A table at which nobody sits, such as one of bots only: what is shown large there is a named seat's, and nobody is "you". */

import { createContext, useContext } from 'react';

import type { TableSession } from '../play/session.ts';

/** The name of the seat that is shown large where nobody sits; null where it is the reader's. */
export const OnlookerContext = createContext<string | null>(null);

/** The name of the seat that is shown large where nobody sits; null where it is the reader's. */
export const useOnlooker = (): string | null => useContext(OnlookerContext);

/** The same for a session. */
export function onlookerOf({
  sitters,
  names,
  ownSeat,
}: Pick<TableSession, 'sitters' | 'names' | 'ownSeat'>): string | null {
  return sitters.every(({ kind }) => kind !== 'person') ? (names[ownSeat] ?? null) : null;
}
