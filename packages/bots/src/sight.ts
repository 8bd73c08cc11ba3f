/** The network's immediate evaluation of a position, for analysis. */

import type { Core, State } from '@windrose/rules';
import { evaluationFor } from './evaluate/evaluate.ts';
import { Judge } from './evaluate/judge.ts';
import type { NetWeights } from './evaluate/net.ts';
import { weightsFor } from './games/weights.ts';

/** The expected result of a position. */
export interface Sight {
  /** Final points per side: the seats in turn order and, in Solo, the rival as the last. */
  readonly scores: readonly number[];
  /** The chance of each side to win, 0 to 1; they add up to 1. */
  readonly win: readonly number[];
}

/**
 * Makes a function that judges positions of a core, best at the beginning of a turn; it leaves them as they are.
 * @throws RangeError when the weights that ship are of another version of the bots.
 */
export function sightOf(core: Core): (state: State) => Sight {
  return sightWith(core, weightsFor(core));
}

/**
 * The same with weights that are at hand: a bundle then has none of other games.
 * @param weights what was learned of the game of the core; null where nothing was.
 * @throws RangeError when they are of another game or another version of the bots.
 */
export function sightWith(core: Core, weights: NetWeights | null): (state: State) => Sight {
  const evaluation = evaluationFor(core);
  const judge = new Judge(core, weights);
  const chances = new Float64Array(core.sides);
  const scores = new Float64Array(core.sides);
  return (state) => {
    if (state.over === 1) judge.judgeEnd(state, chances, scores);
    else judge.judge(evaluation.prepareAll(state), state, chances, scores);
    return { scores: Array.from(scores), win: Array.from(chances) };
  };
}
