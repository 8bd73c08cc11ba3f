/** A learned judgement: each side's chance to win and its points at the end, from the features of a position. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import type { Core, State } from '@windrose/rules';
import type { PreparedSeats } from './evaluate.ts';
import { Features } from './features/features.ts';
import { Net, type NetMemory, type NetWeights } from './net.ts';

/** The outputs of a net for a side: the score towards winning, points still to be won, and those of Solo's rival. */
const EVENT_IDS = { win: 0, gain: 1, rivalGain: 2 } as const;

/** Points to be won are learned in tens. */
export const GAIN_SCALE = 10;

/** In the last round a lead of this many points multiplies the odds of winning by e. */
const LAST_LEAD = 2;

/** Without a net worth counts: so much towards winning for each point. */
const UNLEARNED = 0.16;

/** Judges positions of one core. */
export class Judge {
  readonly #core: Core;
  readonly #features: Features;
  readonly #net: Net | null;
  /** Per seat. */
  readonly #memories: readonly NetMemory[];
  readonly #x: Float64Array;
  readonly #y = new Float64Array(3);

  /** @param weights null where nothing was learned. */
  constructor(core: Core, weights: NetWeights | null) {
    this.#core = core;
    this.#features = new Features(core);
    const net = weights && new Net(this.#features.size, weights);
    this.#net = net;
    this.#memories = net ? Array.from({ length: core.seats }, () => net.newMemory()) : [];
    this.#x = new Float64Array(this.#features.size);
  }

  /**
   * Writes each side's chance to win, and the points it may expect at the end.
   * @param prepared the seats, prepared for the position or for an earlier one of the same plan.
   */
  judge(prepared: PreparedSeats, state: State, chances: Float64Array, scores: Float64Array): void {
    const core = this.#core;
    const { seats, sides } = core;
    if (state.over === 1) {
      this.judgeEnd(state, chances, scores);
      return;
    }
    for (let side = 0; side < sides; side++) scores[side] = core.points(state, side);
    if (state.final === 1) {
      for (let side = 0; side < sides; side++) chances[side] = scores[side]! / LAST_LEAD;
    } else if (this.#net === null) {
      for (let side = 0; side < sides; side++) {
        const hope = side < seats ? prepared[side]!.prospects.value(state, side) : 0;
        chances[side] = (scores[side]! + hope) * UNLEARNED;
      }
    } else this.#ask(this.#net, prepared, state, chances, scores);
    softmax(chances);
  }

  /** The same for a match that is over, whose seats need no preparation. */
  judgeEnd(state: State, chances: Float64Array, scores: Float64Array): void {
    const core = this.#core;
    for (let side = 0; side < core.sides; side++) scores[side] = core.points(state, side);
    chances.fill(0);
    chances[core.leader(state)] = 1;
  }

  #ask(net: Net, prepared: PreparedSeats, state: State, chances: Float64Array, scores: Float64Array): void {
    const { seats, sides } = this.#core;
    const y = this.#y;
    this.#features.look(prepared, state);
    for (let side = 0; side < seats; side++) {
      this.#features.write(prepared, state, side, this.#x);
      net.run(this.#x, y, this.#memories[side]!);
      chances[side] = y[EVENT_IDS.win]!;
      scores[side]! += Math.max(0, y[EVENT_IDS.gain]! * GAIN_SCALE);
      if (sides > seats) {
        chances[seats] = 0;
        scores[seats]! += Math.max(0, y[EVENT_IDS.rivalGain]! * GAIN_SCALE);
      }
    }
  }
}

/** Makes chances of numbers: in the ratio of e to the power of each. */
function softmax(numbers: Float64Array): void {
  let most = -Infinity;
  for (const number of numbers) most = Math.max(most, number);
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) {
    numbers[i] = Math.exp(numbers[i]! - most);
    sum += numbers[i]!;
  }
  for (let i = 0; i < numbers.length; i++) numbers[i]! /= sum;
}

/** The weight of points beside the chance to win: points decide where winning is (almost) certain or lost. */
const POINTS_WORTH = 0.15;
const POINTS_SCALE = 25;

/** The discount of winning later: while the match goes on, and for each further round without a claim after a number of rounds. */
const WAITING = 0.01;
const IDLING = 0.01;
const PATIENCE = 10;

/** The part of a chance to win that is lost because the match still goes on, 0 to 1: it makes a winning seat finish. */
export function waitOf({ over, final, stall }: State): number {
  return over === 1 || final === 1 ? 0 : WAITING + IDLING * Math.max(0, stall - PATIENCE);
}

/**
 * The value of an outlook for a seat, 0 to 1: its chance to win, and slightly its lead.
 * @param wait the part of its chance that is lost by waiting, from {@link waitOf}.
 */
export function worthTo(seat: number, chances: ArrayLike<number>, scores: ArrayLike<number>, wait: number): number {
  let best = -Infinity;
  for (let side = 0; side < scores.length; side++) if (side !== seat) best = Math.max(best, scores[side]!);
  const lead = (scores[seat]! - best) / POINTS_SCALE;
  return chances[seat]! * (1 - wait) * (1 - POINTS_WORTH) + (POINTS_WORTH * (1 + lead / (1 + Math.abs(lead)))) / 2;
}
