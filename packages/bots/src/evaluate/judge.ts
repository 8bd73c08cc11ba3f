/** A learned judgement: each side's chance to win and its points at the end, from the features of a position. */

import type { Core, State } from '@windrose/rules';
import type { Evaluation } from './evaluate.ts';
import { Features } from './features.ts';

/** What was learned: a number for each feature, for seats and, in Solo, for the rival. */
export interface Weights {
  /** Towards winning: the chances of the sides are in the ratio of e to the power of the sums. */
  readonly win: readonly (readonly number[])[];
  /** Towards the points still to be won. */
  readonly score: readonly (readonly number[])[];
}

/** When the last round runs, a lead of so many points makes winning e times as likely as before. */
const LAST_LEAD = 2;

/** Judges positions of one core whose seats have been prepared in its evaluation. */
export class Judge {
  readonly #core: Core;
  readonly #features: Features;
  readonly #weights: Weights;
  readonly #numbers: Float64Array;

  constructor(core: Core, evaluation: Evaluation, weights: Weights) {
    this.#core = core;
    this.#features = new Features(core, evaluation);
    this.#weights = weights;
    this.#numbers = new Float64Array(this.#features.size);
  }

  /** Writes each side's chance to win, and the points it may expect at the end. */
  judge(state: State, chances: Float64Array, scores: Float64Array): void {
    const core = this.#core;
    const { sides } = core;
    const { win, score } = this.#weights;
    const numbers = this.#numbers;
    for (let side = 0; side < sides; side++) scores[side] = core.points(state, side);
    if (state.over === 1) {
      chances.fill(0);
      chances[core.leader(state)] = 1;
      return;
    }
    let most = -Infinity;
    for (let side = 0; side < sides; side++) {
      let worth = scores[side]! / LAST_LEAD;
      if (state.final === 0) {
        this.#features.write(state, side, numbers);
        const row = side < core.seats ? 0 : 1;
        worth = sum(numbers, win[row]!);
        scores[side]! += Math.max(0, sum(numbers, score[row]!));
      }
      chances[side] = worth;
      if (worth > most) most = worth;
    }
    let all = 0;
    for (let side = 0; side < sides; side++) {
      chances[side] = Math.exp(chances[side]! - most);
      all += chances[side]!;
    }
    for (let side = 0; side < sides; side++) chances[side]! /= all;
  }
}

function sum(numbers: Float64Array, weights: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < numbers.length; i++) all += numbers[i]! * weights[i]!;
  return all;
}
