/** The page’s English texts about From East to West, Part III. */

import { land } from '../ways-to-win.en.ts';

/** The goal of the game. */
export const win = `${land} Merchant cards, your boat and your outposts all bring cubes and bonus tiles.`;
