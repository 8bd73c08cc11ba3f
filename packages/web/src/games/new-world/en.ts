/** What the page says about A New World, in English. */

import { land } from '../ways-to-win.en.ts';

/** How it is won. */
export const win = land;
