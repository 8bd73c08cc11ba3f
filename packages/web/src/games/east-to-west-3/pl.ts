/** The page’s Polish texts about From East to West, Part III. */

import { land } from '../ways-to-win.pl.ts';

/** The goal of the game. */
export const win = `${land} Karty kupieckie, łódź i placówki dają kostki i kafle bonusowe.`;
