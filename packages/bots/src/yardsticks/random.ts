/** B0: takes any option, each equally likely. */

import { FastLuck } from '@windrose/rules';
import { POLICIES } from '../policies.ts';
import type { Yardstick } from './yardstick.ts';

/** B0. */
export const randomPlayer: Yardstick = {
  plays: 'uniformly at random',
  make(core, seed) {
    const choose = POLICIES.random(core);
    const luck = new FastLuck(seed);
    return (state, codes, n) => choose(state, codes, n, luck);
  },
};
