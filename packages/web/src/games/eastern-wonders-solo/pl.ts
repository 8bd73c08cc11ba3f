/** What the page says about Eastern Wonders – Solo, in Polish. */

import { sea } from '../ways-to-win.pl.ts';

/** How it is won. */
export const win = `${sea} Rywal odpowiada po każdej twojej turze: miej więcej punktów od niego.`;
