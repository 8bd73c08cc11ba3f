/** The page’s English texts about A New World. */

import { land } from '../ways-to-win.en.ts';

/** How it is won. */
export const win = land;
