/** What the page says about Eastern Wonders, in English. */

import { sea } from '../ways-to-win.en.ts';

/** How it is won. */
export const win = sea;
