/** The page’s Polish texts about From East to West, Part II. */

import { land } from '../ways-to-win.pl.ts';

/** The goal of the game. */
export const win = `${land} W wymianie pomagają łódź i placówki na wyspach.`;
