/** The page’s English texts about From East to West, Part II. */

import { land } from '../ways-to-win.en.ts';

/** The goal of the game. */
export const win = `${land} Your boat and your outposts on the islands help with trade.`;
