/** The page’s Polish texts about Eastern Wonders. */

import { sea } from '../ways-to-win.pl.ts';

/** The goal of the game. */
export const win = sea;
