/** Rows that no game of the program declares: in a bundle of one game those of the other games' mechanisms are missing. */

import type { State } from '@windrose/rules';

/** The rows that bots look for in states of any game. */
type SoughtRow = 'boat' | 'filed' | 'merchants' | 'route';

/** A state in which some rows may be missing. */
export type LeanState = Omit<State, SoughtRow> & Partial<Pick<State, SoughtRow>>;

/** Stands for a row that is missing: as one that the game at hand does not keep. */
export const NO_ROW = new Int32Array(0);

/** A state of which some rows may be missing. */
export const lean = (state: State): LeanState => state;
