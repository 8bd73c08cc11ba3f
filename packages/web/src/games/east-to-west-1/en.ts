/** The page’s English texts about From East to West, Part I. */

import { land } from '../ways-to-win.en.ts';

/** The goal of the game. */
export const win = land;
