/** What the page says about Eastern Wonders – Solo, in English. */

import { sea } from '../ways-to-win.en.ts';

/** How it is won. */
export const win = `${sea} The rival reacts after each of your turns: have more points than it has.`;
