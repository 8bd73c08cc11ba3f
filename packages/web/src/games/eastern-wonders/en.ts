/** The page’s English texts about Eastern Wonders. */

import { sea } from '../ways-to-win.en.ts';

/** How it is won. */
export const win = sea;
