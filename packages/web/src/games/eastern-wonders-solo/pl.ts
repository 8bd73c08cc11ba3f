/** The page’s Polish texts about Eastern Wonders – Solo. */

import { sea } from '../ways-to-win.pl.ts';

/** The goal of the game. */
export const win = `${sea} Rywal odpowiada po każdej twojej turze: miej więcej punktów od niego.`;
