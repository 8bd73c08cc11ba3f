/** Learns weights from positions whose outcome is known. */

import type { Weights } from '../evaluate/judge.ts';

/** Positions of finished matches. */
export interface Sample {
  /** Per side: the features of the position. */
  readonly features: readonly Float64Array[];
  readonly winner: number;
  /** Per side: the points won after the position. */
  readonly gains: readonly number[];
}

const EPOCHS = 30;
const BATCH = 64;
const RATE = 0.02;

/**
 * How strongly weights are held near zero. What the planner thinks of a position and who leads may say what they will;
 * the others only correct that: they tell what winners had, and not always what made them win.
 */
const RESTRAINT = 0.02;
const FREE = ['worth', 'lead', 'to move'] as const;

/** A generator of whole numbers below `n`. */
type Draw = (n: number) => number;

/**
 * Fits both kinds of weights: by multinomial logistic regression to who won, by least squares to the points.
 * @param names of the features. @param solo whether the last side is the rival, which has weights of its own.
 * @returns the weights, and how well they foretell: mean negative log likelihood and the share of winners named.
 */
export function fit(
  samples: readonly Sample[],
  names: readonly string[],
  solo: boolean,
  draw: Draw,
): { readonly weights: Weights; readonly loss: number; readonly right: number } {
  const size = names.length;
  const rows = solo ? 2 : 1;
  const row = (side: number): number => (solo ? side : 0);
  const scale = scales(samples, size);
  const restraint = Float64Array.from(names, (name) =>
    FREE.some((free) => name === free || name === `${free}, early`) ? 0 : RESTRAINT,
  );

  const win = Array.from({ length: rows }, () => new Float64Array(size));
  const score = Array.from({ length: rows }, () => new Float64Array(size));
  const learners = { win: new Adam(rows, restraint), score: new Adam(rows, restraint) };
  const order = samples.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = draw(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const at of batch) {
        const { features, winner, gains } = samples[at]!;
        const sums = chances(features, win, row, scale);
        for (let side = 0; side < features.length; side++) {
          const x = features[side]!;
          learners.win.add(row(side), x, scale, sums[side]! - (side === winner ? 1 : 0));
          const told = dot(x, score[row(side)]!, scale);
          learners.score.add(row(side), x, scale, (told - gains[side]!) * 0.1);
        }
      }
      learners.win.step(win, rate, batch.length);
      learners.score.step(score, rate * 10, batch.length);
    }
  }

  let loss = 0;
  let right = 0;
  for (const { features, winner } of samples) {
    const sums = chances(features, win, row, scale);
    loss -= Math.log(Math.max(1e-9, sums[winner]!));
    if (sums.indexOf(Math.max(...sums)) === winner) right++;
  }
  const unscaled = (all: readonly Float64Array[]): number[][] =>
    all.map((weights) => Array.from(weights, (weight, i) => Number((weight / scale[i]!).toFixed(4))));
  return {
    weights: { win: unscaled(win), score: unscaled(score) },
    loss: loss / samples.length,
    right: right / samples.length,
  };
}

/** How much each feature varies. */
function scales(samples: readonly Sample[], size: number): Float64Array {
  const squares = new Float64Array(size);
  let n = 0;
  for (const { features } of samples) {
    for (const x of features) {
      n++;
      for (let i = 0; i < size; i++) squares[i]! += x[i]! * x[i]!;
    }
  }
  return squares.map((sum) => Math.max(0.05, Math.sqrt(sum / n)));
}

function dot(x: Float64Array, weights: Float64Array, scale: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += (x[i]! / scale[i]!) * weights[i]!;
  return sum;
}

function chances(
  features: readonly Float64Array[],
  win: readonly Float64Array[],
  row: (side: number) => number,
  scale: Float64Array,
): Float64Array {
  const out = new Float64Array(features.length);
  let most = -Infinity;
  for (let side = 0; side < out.length; side++) {
    out[side] = dot(features[side]!, win[row(side)]!, scale);
    most = Math.max(most, out[side]!);
  }
  let sum = 0;
  for (let side = 0; side < out.length; side++) {
    out[side] = Math.exp(out[side]! - most);
    sum += out[side]!;
  }
  for (let side = 0; side < out.length; side++) out[side]! /= sum;
  return out;
}

/** Gathers slopes and takes steps against them (Adam). */
class Adam {
  readonly #slopes: Float64Array[];
  readonly #means: Float64Array[];
  readonly #squares: Float64Array[];
  readonly #restraint: Float64Array;
  #steps = 0;

  constructor(rows: number, restraint: Float64Array) {
    this.#restraint = restraint;
    const make = (): Float64Array[] => Array.from({ length: rows }, () => new Float64Array(restraint.length));
    this.#slopes = make();
    this.#means = make();
    this.#squares = make();
  }

  add(row: number, x: Float64Array, scale: Float64Array, error: number): void {
    const slopes = this.#slopes[row]!;
    for (let i = 0; i < slopes.length; i++) slopes[i]! += (error * x[i]!) / scale[i]!;
  }

  step(weights: readonly Float64Array[], rate: number, samples: number): void {
    this.#steps++;
    const first = 1 - 0.9 ** this.#steps;
    const second = 1 - 0.999 ** this.#steps;
    for (let row = 0; row < weights.length; row++) {
      const [w, g, m, v] = [weights[row]!, this.#slopes[row]!, this.#means[row]!, this.#squares[row]!];
      for (let i = 0; i < w.length; i++) {
        const slope = g[i]! / samples + this.#restraint[i]! * w[i]!;
        m[i] = 0.9 * m[i]! + 0.1 * slope;
        v[i] = 0.999 * v[i]! + 0.001 * slope * slope;
        w[i]! -= (rate * (m[i]! / first)) / (Math.sqrt(v[i]! / second) + 1e-8);
        g[i] = 0;
      }
    }
  }
}
