/** The page’s English texts about Eastern Wonders – Solo. */

import { sea } from '../ways-to-win.en.ts';

/** The goal of the game. */
export const win = `${sea} The rival reacts after each of your turns: have more points than it has.`;
