/** The page’s Polish texts about From East to West, Part I. */

import { land } from '../ways-to-win.pl.ts';

/** How it is won. */
export const win = land;
