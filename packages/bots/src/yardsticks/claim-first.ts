/** B1: claims or builds when it can, else takes any option. */

import { FastLuck } from '@windrose/rules';
import { POLICIES } from '../policies.ts';
import type { Yardstick } from './yardstick.ts';

/** B1. */
export const claimFirstPlayer: Yardstick = {
  plays: 'claims or builds when it can, else at random',
  make(core, seed) {
    const choose = POLICIES['claim-first'](core);
    const luck = new FastLuck(seed);
    return (state, codes, n) => choose(state, codes, n, luck);
  },
};
