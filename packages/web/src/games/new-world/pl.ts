/** The page’s Polish texts about A New World. */

import { land } from '../ways-to-win.pl.ts';

/** The goal of the game. */
export const win = land;
