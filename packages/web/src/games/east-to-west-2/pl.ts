/** What the page says about From East to West, Part II, in Polish. */

import { land } from '../ways-to-win.pl.ts';

/** How it is won. */
export const win = `${land} W wymianie pomagają łódź i placówki na wyspach.`;
