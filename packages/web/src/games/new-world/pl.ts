/** The page’s Polish texts about A New World. */

import { land } from '../ways-to-win.pl.ts';

/** How it is won. */
export const win = land;
