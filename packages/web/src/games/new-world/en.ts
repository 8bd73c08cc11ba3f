/** The page’s English texts about A New World. */

import { land } from '../ways-to-win.en.ts';

/** The goal of the game. */
export const win = land;
