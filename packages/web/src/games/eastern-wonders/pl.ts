/** The page’s Polish texts about Eastern Wonders. */

import { sea } from '../ways-to-win.pl.ts';

/** How it is won. */
export const win = sea;
