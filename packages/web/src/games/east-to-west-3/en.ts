/** What the page says about From East to West, Part III, in English. */

import { land } from '../ways-to-win.en.ts';

/** How it is won. */
export const win = `${land} Merchant cards, your boat and your outposts all bring cubes and bonus tiles.`;
