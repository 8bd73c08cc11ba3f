/** What the page says about From East to West, Part II, in English. */

import { land } from '../ways-to-win.en.ts';

/** How it is won. */
export const win = `${land} Your boat and your outposts on the islands help with trade.`;
