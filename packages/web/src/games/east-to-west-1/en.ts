/** The page’s English texts about From East to West, Part I. */

import { land } from '../ways-to-win.en.ts';

/** How it is won. */
export const win = land;
