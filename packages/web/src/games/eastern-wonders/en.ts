/** The page’s English texts about Eastern Wonders. */

import { sea } from '../ways-to-win.en.ts';

/** The goal of the game. */
export const win = sea;
