/** The page’s Polish texts about Eastern Wonders – Solo. */

import { sea } from '../ways-to-win.pl.ts';

/** How it is won. */
export const win = `${sea} Rywal odpowiada po każdej twojej turze: miej więcej punktów od niego.`;
