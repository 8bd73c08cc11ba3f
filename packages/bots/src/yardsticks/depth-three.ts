/** B4: plans three of its own turns and maximises its score only. */

// oxlint-disable typescript/no-non-null-assertion -- options run below their number; rows of the state are as long as the layout says

import { OwnTurns } from './own-turns.ts';
import type { Yardstick } from './yardstick.ts';

/** B4. */
export const depthThreePlayer: Yardstick = {
  plays: 'the most points three own turns ahead',
  make(core, seed) {
    const turns = new OwnTurns(
      core,
      { turns: 3, within: 96, ends: 24 },
      (state, seat) => core.points(state, seat),
      seed,
    );
    return (state, codes, n) => (n === 1 ? codes[0]! : turns.best(state));
  },
};
