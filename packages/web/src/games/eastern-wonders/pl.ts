/** What the page says about Eastern Wonders, in Polish. */

import { sea } from '../ways-to-win.pl.ts';

/** How it is won. */
export const win = sea;
