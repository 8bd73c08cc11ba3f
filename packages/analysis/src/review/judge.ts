/** The outlook of a position for every side: expected points, and the chance to win. */

import { type Bot, type Budget, createBotWith, type Level, type NetWeights, sightWith } from '@windrose/bots';
import { type Core, FastLuck, type State, required } from '@windrose/rules';
import { sharpened, sharpnessOf } from './calibration.ts';

/** The evaluation of a position. */
export interface Outlook {
  /** Expected final points per side: the seats in turn order and, in Solo, the rival as the last. */
  readonly scores: readonly number[];
  /** The chance of each side to win, 0 to 1; they add up to 1. */
  readonly win: readonly number[];
}

/** The points of a side. */
export const pointsOf = ({ scores }: Outlook, side: number): number => required(scores[side], `points of side ${side}`);

/** The chance of a side to win. */
export const chanceOf = ({ win }: Outlook, side: number): number => required(win[side], `chance of side ${side}`);

/** The level that plays on from the position to be evaluated: the lowest one without random errors. */
const PLAYER: Level = 'captain';

/** The budget of a turn, smaller than that level's own: a review plays thousands of turns. */
const PLAYING: Budget = { iterations: 4 };

/** The number of full rounds, besides the running one, that are played on before a position is evaluated. */
export const ROUNDS = 1;

/** The mean of outlooks of the same match. @param outlooks at least one */
export function meanOf(outlooks: readonly Outlook[]): Outlook {
  const mean = (of: (outlook: Outlook) => readonly number[]): number[] => {
    const sides = of(required(outlooks[0], 'first of some outlooks'));
    return sides.map(
      (_, side) => outlooks.reduce((sum, outlook) => sum + (of(outlook)[side] ?? 0), 0) / outlooks.length,
    );
  };
  return { scores: mean(({ scores }) => scores), win: mean(({ win }) => win) };
}

/** The codes of consecutive choices. */
export type Line = readonly number[];

/** Evaluates positions of one core by playing on from them several times, always with the same luck. */
export class PositionJudge {
  readonly #core: Core;
  readonly #bots: readonly Bot[];
  readonly #sight: (state: State) => Outlook;
  readonly #sharpness: number;
  readonly #state: State;
  readonly #luck = new FastLuck(0);

  /**
   * @param weights the learned network of the game; null where there is none.
   * @param sharpness the exponent applied to the odds of winning: the one fitted for the game, or 1 for those of the network.
   */
  constructor(core: Core, weights: NetWeights | null, sharpness = sharpnessOf(core.game)) {
    this.#core = core;
    this.#bots = Array.from({ length: core.seats }, (_, seat) =>
      createBotWith({ core, seed: seat + 1, level: PLAYER, budget: PLAYING, weights }),
    );
    this.#sight = sightWith(core, weights);
    this.#sharpness = sharpness;
    this.#state = core.newState();
  }

  /**
   * The outlook after a line is played from a position. Draws of the line are sampled again, so that luck does not count as
   * skill.
   * @param samples number of playouts. @param seed of the draws.
   * @param until the round before whose first turn the position is evaluated, so that no seat looks better merely because it has
   * just moved.
   */
  outlook(from: State, line: Line, samples: number, seed: number, until = from.round + 1 + ROUNDS): Outlook {
    return meanOf(this.leaves(from, line, samples, seed, until));
  }

  /** The outlook of each playout. Two lines with the same seed get the same luck. */
  leaves(from: State, line: Line, samples: number, seed: number, until = from.round + 1 + ROUNDS): Outlook[] {
    return Array.from({ length: samples }, (_, sample): Outlook => {
      const { scores, win } = this.#sight(this.#playOn(from, line, seed + sample, until));
      return { scores: [...scores], win: sharpened(win, this.#sharpness) };
    });
  }

  /**
   * Plays a line and continues to the start of a round, or to the end of the match.
   * @returns the final position, which the next call overwrites.
   */
  #playOn(from: State, line: Line, seed: number, until: number): State {
    const core = this.#core;
    const state = this.#state;
    const luck = this.#luck;
    state.copy(from);
    luck.reseed(seed, 7);
    for (const code of line) {
      if (state.over === 1 || luck.drawn > 0) break;
      core.apply(state, code, luck);
    }
    while (state.over === 0 && (state.round < until || state.final === 1)) {
      core.apply(state, required(this.#bots[state.actor], `bot at seat ${state.actor}`).choose(state), luck);
    }
    return state;
  }
}
