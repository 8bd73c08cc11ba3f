/** Lines played on to the end of the match by strong bots of several kinds. */

import { type Bot, type Budget, createBotWith, type Level, type NetWeights } from '@windrose/bots';
import { type Core, FastLuck, type State, required } from '@windrose/rules';
import type { Line } from './judge.ts';

/** One kind of bot: all seats of a playout are played by the same kind. */
interface Kind {
  readonly level: Level;
  readonly budget: Budget;
}

/** The kinds that take turns. None makes random errors; they search to different depths, and so prefer different plans. */
const KINDS: readonly Kind[] = [
  { level: 'captain', budget: { iterations: 2 } },
  { level: 'captain', budget: { iterations: 5 } },
  { level: 'admiral', budget: { iterations: 8 } },
];

/** Plays positions of one core on to the end. */
export class Playouts {
  readonly #core: Core;
  readonly #kinds: readonly (readonly Bot[])[];
  readonly #state: State;
  readonly #luck = new FastLuck(0);

  /** @param weights what was learned of the game; null where nothing was. */
  constructor(core: Core, weights: NetWeights | null) {
    this.#core = core;
    this.#state = core.newState();
    this.#kinds = KINDS.map((kind, at) =>
      Array.from({ length: core.seats }, (_, seat) =>
        createBotWith({ core, seed: 100 * (at + 1) + seat, ...kind, weights }),
      ),
    );
  }

  /**
   * Plays a line and then the match to its end. The same number gives the same bots and the same stream of draws, so that
   * two lines are compared on common luck.
   * @param line followed up to its first draw; the bots choose what comes after.
   * @param number of the playout, from 0: it selects the kind of bots and the luck.
   * @returns the side that wins.
   */
  winner(from: State, line: Line, number: number): number {
    const core = this.#core;
    const state = this.#state;
    const luck = this.#luck;
    const bots = required(this.#kinds[number % this.#kinds.length], 'kind of bots');
    state.copy(from);
    luck.reseed(number, 11);
    for (const code of line) {
      if (state.over === 1 || luck.drawn > 0) break;
      core.apply(state, code, luck);
    }
    while (state.over === 0) {
      core.apply(state, required(bots[state.actor], `bot at seat ${state.actor}`).choose(state), luck);
    }
    return core.leader(state);
  }
}
