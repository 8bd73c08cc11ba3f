/** What the others have done since one's own last turn: how it reaches the things on the table. */

import { createContext, useContext } from 'react';

import { type Marks, NO_MARKS } from '../play/since.ts';

/** What is known of it. */
export interface Recent {
  readonly marks: Marks;
  /** What is shown once more now, in words; null while nothing is. */
  readonly caption: string | null;
  /** Shows it once more; null while there is nothing to show. */
  readonly again: (() => void) | null;
}

const NOTHING: Recent = { marks: NO_MARKS, caption: null, again: null };

/** How it reaches the table. */
export const RecentContext = createContext<Recent>(NOTHING);
/** The marks apart from what changes while it is shown. */
export const MarksContext = createContext<Marks>(NO_MARKS);

export const useRecent = (): Recent => useContext(RecentContext);
export const useMarks = (): Marks => useContext(MarksContext);
