/** What the page says about A New World, in Polish. */

import { land } from '../ways-to-win.pl.ts';

/** How it is won. */
export const win = land;
