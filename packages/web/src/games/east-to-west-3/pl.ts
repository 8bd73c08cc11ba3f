/** What the page says about From East to West, Part III, in Polish. */

import { land } from '../ways-to-win.pl.ts';

/** How it is won. */
export const win = `${land} Karty kupieckie, łódź i placówki dają kostki i kafle bonusowe.`;
