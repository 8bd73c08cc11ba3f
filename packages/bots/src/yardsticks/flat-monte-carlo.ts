/** B5: flat Monte Carlo: every option is tried equally often in random playouts, and the best average is taken. */

// oxlint-disable typescript/no-non-null-assertion -- options run below their number; rows of the state are as long as the layout says

import { FastLuck } from '@windrose/rules';
import { Playouts } from './playout.ts';
import type { Yardstick } from './yardstick.ts';

/** Playouts for a decision: those known for Spice Road made 200 to 1,000. */
const SIMULATIONS = 600;

/** Maximum length of a playout in plies, the turns of a seat. */
const PLIES = 30;

/** B5. */
export const flatMonteCarloPlayer: Yardstick = {
  plays: `flat Monte Carlo, ${SIMULATIONS} playouts of ${PLIES} turns`,
  make(core, seed) {
    const playouts = new Playouts(core);
    const luck = new FastLuck(seed);
    const state = core.newState();
    return (root, codes, n) => {
      if (n === 1) return codes[0]!;
      const seat = root.actor;
      const each = Math.max(1, Math.floor(SIMULATIONS / n));
      let best = codes[0]!;
      let most = -1;
      for (let option = 0; option < n; option++) {
        let sum = 0;
        for (let simulation = 0; simulation < each; simulation++) {
          state.copy(root);
          core.apply(state, codes[option]!, luck);
          playouts.play(state, PLIES, luck);
          sum += playouts.results[seat]!;
        }
        if (sum <= most) continue;
        most = sum;
        best = codes[option]!;
      }
      return best;
    };
  },
};
