/** What the page says about From East to West, Part I, in English. */

import { land } from '../ways-to-win.en.ts';

/** How it is won. */
export const win = land;
