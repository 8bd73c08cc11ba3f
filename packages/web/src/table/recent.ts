/** The others' turns since the player's own last turn, as provided to the things on the table. */

import { createContext, useContext } from 'react';

import { type Marks, NO_MARKS } from '../play/since.ts';

/** The data of these turns. */
export interface Recent {
  readonly marks: Marks;
  /** What is shown of the current replay, and whose turn it was; null without one. */
  readonly caption: { readonly text: string; readonly seat: number } | null;
  /** Shows it once more; null while there is nothing to show. */
  readonly again: (() => void) | null;
}

const NOTHING: Recent = { marks: NO_MARKS, caption: null, again: null };

/** Provides these turns to the things on the table. */
export const RecentContext = createContext<Recent>(NOTHING);
/** The marks apart from what changes while it is shown. */
export const MarksContext = createContext<Marks>(NO_MARKS);

export const useRecent = (): Recent => useContext(RecentContext);
export const useMarks = (): Marks => useContext(MarksContext);
