/** A net in training, in memory that threads can share: the same samples give the same weights on any number of threads. */

// oxlint-disable typescript/no-non-null-assertion -- vectors and matrices have the sizes that the net was made with

import { GAIN_SCALE } from '../evaluate/judge.ts';
import { type NetWeights, WEIGHT_SCALE } from '../evaluate/net.ts';

/** The outputs: the score towards winning, points still to be won, and those of Solo's rival. */
const OUTPUTS = 3;

/** Positions between two steps. */
const BATCH = 64;

/** Weight decay at each step, as a part of the rate. */
const DECAY = 0.002;

/** The weight of an error in points (in tens) relative to an error in chances. */
const GAIN_LOSS = 0.1;

/** The decay of the running means of slopes and of their squares, and what keeps a step finite (Adam). */
const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const EPSILON = 1e-8;

/** No game has more seats. */
const MOST_ROWS = 8;

/** Samples in shared memory. A position has a row of inputs for each of its seats. */
export interface SharedSamples {
  readonly inputs: number;
  /** Per row: its inputs, its chance to win (0 to 1), and the points still to be gained. */
  readonly x: Float32Array;
  readonly chance: Float64Array;
  readonly gain: Float64Array;
  /** Per position: its first row, its number of rows, and the points that Solo's rival still gains. */
  readonly first: Int32Array;
  readonly rows: Int32Array;
  readonly rivalGain: Float64Array;
}

/** What the threads of a training share. */
export interface SharedTraining {
  readonly samples: SharedSamples;
  readonly units: number;
  /** The weights: hidden units first, then outputs. They are changed by the training. */
  readonly w: Float64Array;
  /** The positions in the order in which they are learned: every one once in each epoch, the epochs one after the other. */
  readonly order: Int32Array;
  readonly epochs: number;
  /** The rate at the first step. It falls to 0 in equal steps. */
  readonly rate: number;
  /** The number of parts into which a batch is split, whatever the number of threads. */
  readonly shards: number;
  /** Per shard: the slopes of all weights over its part of the batch. */
  readonly slopes: Float64Array;
  /** The running means of slopes, and of their squares. */
  readonly means: Float64Array;
  readonly squares: Float64Array;
  /** Two numbers for {@link Barrier}. */
  readonly gate: Int32Array;
}

/** The number of weights of a net. */
export const sizeOf = (inputs: number, units: number): number => units * (inputs + 1) + OUTPUTS * (inputs + 1 + units);

/** Random weights to begin with. @param draw generates whole numbers below its argument. */
export function drawWeights(w: Float64Array, inputs: number, units: number, draw: (n: number) => number): void {
  const some = (): number => (draw(2001) - 1000) / 1000;
  const width = Math.sqrt(3 / inputs);
  const outFrom = units * (inputs + 1);
  for (let i = 0; i < outFrom; i++) w[i] = i % (inputs + 1) === 0 ? 0 : some() * width;
  for (let output = 0; output < OUTPUTS; output++) {
    const from = outFrom + output * (inputs + 1 + units) + 1 + inputs;
    for (let unit = 0; unit < units; unit++) w[from + unit] = some() * 0.05;
  }
}

/** Lets threads wait for each other. */
class Barrier {
  readonly #gate: Int32Array;
  readonly #threads: number;

  constructor(gate: Int32Array, threads: number) {
    this.#gate = gate;
    this.#threads = threads;
  }

  /** Returns when all threads have arrived. */
  pass(): void {
    const gate = this.#gate;
    const time = Atomics.load(gate, 1);
    if (Atomics.add(gate, 0, 1) === this.#threads - 1) {
      Atomics.store(gate, 0, 0);
      Atomics.add(gate, 1, 1);
      Atomics.notify(gate, 1);
      return;
    }
    // The others are seldom late by more than a few microseconds.
    for (let look = 0; look < 2000; look++) if (Atomics.load(gate, 1) !== time) return;
    while (Atomics.load(gate, 1) === time) Atomics.wait(gate, 1, time);
  }
}

/** Computes a net and the slopes of its errors. */
export class Learner {
  readonly #samples: SharedSamples;
  readonly #inputs: number;
  readonly #units: number;
  readonly #w: Float64Array;
  /** The start of the outputs, and the length of an output's row. */
  readonly #outFrom: number;
  readonly #outRow: number;
  /** Per row of a position: the values of the units and the outputs, and the chances. */
  readonly #between: Float64Array;
  readonly #outputs = new Float64Array(MOST_ROWS * OUTPUTS);
  readonly #chances = new Float64Array(MOST_ROWS);
  readonly #errors = new Float64Array(OUTPUTS);

  constructor(samples: SharedSamples, units: number, w: Float64Array) {
    this.#samples = samples;
    this.#inputs = samples.inputs;
    this.#units = units;
    this.#w = w;
    this.#outFrom = units * (samples.inputs + 1);
    this.#outRow = samples.inputs + 1 + units;
    this.#between = new Float64Array(MOST_ROWS * units);
  }

  #run(from: number, row: number): void {
    const { x } = this.#samples;
    const inputs = this.#inputs;
    const w = this.#w;
    const between = this.#between;
    const units = this.#units;
    let at = 0;
    for (let unit = 0; unit < units; unit++) {
      let sum = w[at++]!;
      for (let i = 0; i < inputs; i++) sum += w[at++]! * x[from + i]!;
      between[row * units + unit] = sum > 0 ? sum : 0;
    }
    for (let output = 0; output < OUTPUTS; output++) {
      let sum = w[at++]!;
      for (let i = 0; i < inputs; i++) sum += w[at++]! * x[from + i]!;
      for (let unit = 0; unit < units; unit++) sum += w[at++]! * between[row * units + unit]!;
      this.#outputs[row * OUTPUTS + output] = sum;
    }
  }

  /** The chances of all sides of a position; valid until the next call. */
  chances(position: number): Float64Array {
    const rows = this.#samples.rows[position]!;
    const first = this.#samples.first[position]!;
    for (let row = 0; row < rows; row++) this.#run((first + row) * this.#inputs, row);
    const chances = this.#chances.subarray(0, rows);
    // A solo player's rival is the same for all.
    if (rows === 1) {
      chances[0] = 1 / (1 + Math.exp(-this.#outputs[0]!));
      return chances;
    }
    let most = -Infinity;
    for (let row = 0; row < rows; row++) most = Math.max(most, this.#outputs[row * OUTPUTS]!);
    let sum = 0;
    for (let row = 0; row < rows; row++) {
      chances[row] = Math.exp(this.#outputs[row * OUTPUTS]! - most);
      sum += chances[row]!;
    }
    for (let row = 0; row < rows; row++) chances[row] = chances[row]! / sum;
    return chances;
  }

  /** Adds what a position teaches to the slopes. */
  learn(position: number, slopes: Float64Array): void {
    const chances = this.chances(position);
    const { chance, first, gain, rivalGain } = this.#samples;
    const from = first[position]!;
    const errors = this.#errors;
    for (let row = 0; row < chances.length; row++) {
      errors[0] = chances[row]! - chance[from + row]!;
      errors[1] = (this.#outputs[row * OUTPUTS + 1]! - gain[from + row]! / GAIN_SCALE) * GAIN_LOSS;
      errors[2] = (this.#outputs[row * OUTPUTS + 2]! - rivalGain[position]! / GAIN_SCALE) * GAIN_LOSS;
      this.#backpropagate((from + row) * this.#inputs, row, slopes);
    }
  }

  #backpropagate(from: number, row: number, g: Float64Array): void {
    const { x } = this.#samples;
    const inputs = this.#inputs;
    const units = this.#units;
    const between = this.#between;
    const w = this.#w;
    const errors = this.#errors;
    for (let output = 0; output < OUTPUTS; output++) {
      const error = errors[output]!;
      let at = this.#outFrom + output * this.#outRow;
      g[at++]! += error;
      for (let i = 0; i < inputs; i++) g[at++]! += error * x[from + i]!;
      for (let unit = 0; unit < units; unit++) g[at++]! += error * between[row * units + unit]!;
    }
    for (let unit = 0; unit < units; unit++) {
      if (between[row * units + unit] === 0) continue;
      let error = 0;
      for (let output = 0; output < OUTPUTS; output++) {
        error += errors[output]! * w[this.#outFrom + output * this.#outRow + 1 + inputs + unit]!;
      }
      let at = unit * (inputs + 1);
      g[at++]! += error;
      for (let i = 0; i < inputs; i++) g[at++]! += error * x[from + i]!;
    }
  }
}

/** Does one thread's part of a training. @param thread its number, below `threads`. */
export function descend(training: SharedTraining, thread: number, threads: number): void {
  const { samples, units, w, order, epochs, rate, shards, slopes, means, squares } = training;
  const learner = new Learner(samples, units, w);
  const barrier = new Barrier(training.gate, threads);
  const size = w.length;
  const parts = Array.from({ length: shards }, (_, shard) => slopes.subarray(shard * size, (shard + 1) * size));
  const positions = order.length / epochs;
  const steps = Math.ceil(positions / BATCH) * epochs;
  const first = Math.round((size * thread) / threads);
  const end = Math.round((size * (thread + 1)) / threads);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let from = 0; from < positions; from += BATCH) {
      const batch = Math.min(BATCH, positions - from);
      for (let shard = thread; shard < shards; shard += threads) {
        const to = Math.floor((batch * (shard + 1)) / shards);
        for (let i = Math.floor((batch * shard) / shards); i < to; i++) {
          learner.learn(order[epoch * positions + from + i]!, parts[shard]!);
        }
      }
      barrier.pass();
      const now = rate * (1 - step++ / steps);
      const meanPart = 1 - MEAN_DECAY ** step;
      const squarePart = 1 - SQUARE_DECAY ** step;
      for (let i = first; i < end; i++) {
        let slope = 0;
        for (const part of parts) {
          slope += part[i]!;
          part[i] = 0;
        }
        slope /= batch;
        means[i] = MEAN_DECAY * means[i]! + (1 - MEAN_DECAY) * slope;
        squares[i] = SQUARE_DECAY * squares[i]! + (1 - SQUARE_DECAY) * slope * slope;
        const wish = means[i]! / meanPart / (Math.sqrt(squares[i]! / squarePart) + EPSILON);
        w[i]! -= now * (wish + DECAY * w[i]!);
      }
      barrier.pass();
    }
  }
}

/** The weights as they are kept. */
export function weightsOf(w: Float64Array, inputs: number, units: number): NetWeights {
  const rounded = (from: number, length: number): number[] =>
    Array.from(w.subarray(from, from + length), (weight) => Math.round(weight * WEIGHT_SCALE));
  const outRow = inputs + 1 + units;
  return {
    hidden: Array.from({ length: units }, (_, unit) => rounded(unit * (inputs + 1), inputs + 1)),
    out: Array.from({ length: OUTPUTS }, (_, output) => rounded(units * (inputs + 1) + output * outRow, outRow)),
  };
}
