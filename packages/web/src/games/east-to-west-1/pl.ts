/** What the page says about From East to West, Part I, in Polish. */

import { land } from '../ways-to-win.pl.ts';

/** How it is won. */
export const win = land;
