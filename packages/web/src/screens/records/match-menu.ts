/** What the menu of a match is about. */

import type { StoredMatch } from '../../play/store.ts';

/** The match, and what can be done with it. */
export interface MatchMenuProps {
  readonly game: string;
  readonly stored: () => StoredMatch;
  readonly onRestart: () => void;
  /** Lets bots play the match to its end; absent where there is nothing to finish. */
  readonly onHandOver?: () => void;
  /** Whether the table is drawn, so that its figures can be explained. */
  readonly drawn: boolean;
}
