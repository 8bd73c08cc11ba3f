/** Learns a net from positions whose outcome is known. */

// oxlint-disable typescript/no-non-null-assertion -- vectors and matrices have the sizes that the net was made with

import { GAIN_SCALE } from '../evaluate/judge.ts';
import { type NetWeights, WEIGHT_SCALE } from '../evaluate/net.ts';

/** A generator of whole numbers below `n`. */
type Draw = (n: number) => number;

/** Positions of finished matches, each as all its sides saw it. */
export class Samples {
  readonly inputs: number;
  size = 0;
  /** Per position: its match, its first row, its number of rows, the row of the winner (-1: the rival), and the rival's gain. */
  readonly match: number[] = [];
  readonly first: number[] = [];
  readonly rows: number[] = [];
  readonly winner: number[] = [];
  readonly rivalGain: number[] = [];
  /** Per row: the points won after the position. */
  readonly gain: number[] = [];
  #x = new Float32Array(1 << 16);
  #rows = 0;

  constructor(inputs: number) {
    this.inputs = inputs;
  }

  /** The numbers of all rows, one after the other. */
  get x(): Float32Array {
    return this.#x;
  }

  /** Begins a position of a match. @param winner the row of the winner, or -1. */
  begin(match: number, winner: number, rivalGain: number): void {
    this.match[this.size] = match;
    this.first[this.size] = this.#rows;
    this.rows[this.size] = 0;
    this.winner[this.size] = winner;
    this.rivalGain[this.size] = rivalGain;
    this.size++;
  }

  /** Adds the next row of the position begun last. */
  add(x: Float32Array | Float64Array, gain: number): void {
    const from = this.#rows * this.inputs;
    if (from + this.inputs > this.#x.length) {
      const more = new Float32Array(this.#x.length * 2);
      more.set(this.#x);
      this.#x = more;
    }
    this.#x.set(x, from);
    this.gain[this.#rows++] = gain;
    this.rows[this.size - 1]!++;
  }
}

/** The settings of a net's training. */
export interface TrainingSettings {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
}

const BATCH = 64;
const OUTPUTS = 3;

/** Weight decay at each step, as a part of the rate. */
const DECAY = 0.002;

/** The weight of an error in points (in tens) relative to an error in chances. */
const GAIN_LOSS = 0.1;

/**
 * One match of this many is held out to measure the net's accuracy. Positions of a match share the outcome, so splitting a
 * match would make the measurement too good.
 */
const HELD_OUT = 20;

/** Fits a net: towards who won by multinomial logistic loss, towards the points by least squares. */
export function fit(
  samples: Samples,
  { hidden, epochs, rate }: TrainingSettings,
  draw: Draw,
): { readonly weights: NetWeights; readonly loss: number; readonly right: number } {
  const { inputs } = samples;
  const net = new Learner(inputs, hidden, draw);
  const learned: number[] = [];
  const asked: number[] = [];
  for (let i = 0; i < samples.size; i++) (samples.match[i]! % HELD_OUT === 0 ? asked : learned).push(i);
  const steps = Math.ceil(learned.length / BATCH) * epochs;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = learned.length - 1; last > 0; last--) {
      const other = draw(last + 1);
      [learned[last], learned[other]] = [learned[other]!, learned[last]!];
    }
    for (let from = 0; from < learned.length; from += BATCH) {
      const to = Math.min(learned.length, from + BATCH);
      for (let i = from; i < to; i++) net.learn(samples, learned[i]!);
      net.step(rate * (1 - step++ / steps), to - from);
    }
  }
  let loss = 0;
  let right = 0;
  for (const i of asked) {
    const chances = net.chances(samples, i);
    const won = chances[Math.max(0, samples.winner[i]!)]!;
    const lone = samples.rows[i] === 1;
    loss -= Math.log(Math.max(1e-9, lone && samples.winner[i]! < 0 ? 1 - chances[0]! : won));
    if (lone ? chances[0]! > 0.5 === samples.winner[i]! >= 0 : won === Math.max(...chances)) right++;
  }
  return { weights: net.weights, loss: loss / asked.length, right: right / asked.length };
}

/** A net in training (Adam). Its weights are in one row: hidden units first, then outputs. */
class Learner {
  readonly #inputs: number;
  readonly #units: number;
  readonly #w: Float64Array;
  readonly #slopes: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  /** The start of the outputs, and the length of an output's row. */
  readonly #outFrom: number;
  readonly #outRow: number;
  /** Per row of a position: what the units and the outputs were. */
  readonly #between: Float64Array;
  readonly #outputs: Float64Array;
  readonly #errors = new Float64Array(OUTPUTS);
  #steps = 0;

  constructor(inputs: number, units: number, draw: Draw) {
    this.#inputs = inputs;
    this.#units = units;
    this.#outFrom = units * (inputs + 1);
    this.#outRow = inputs + 1 + units;
    const size = this.#outFrom + OUTPUTS * this.#outRow;
    this.#w = new Float64Array(size);
    this.#slopes = new Float64Array(size);
    this.#means = new Float64Array(size);
    this.#squares = new Float64Array(size);
    const most = 8;
    this.#between = new Float64Array(most * units);
    this.#outputs = new Float64Array(most * OUTPUTS);
    const some = (): number => (draw(2001) - 1000) / 1000;
    const width = Math.sqrt(3 / inputs);
    for (let i = 0; i < this.#outFrom; i++) this.#w[i] = i % (inputs + 1) === 0 ? 0 : some() * width;
    for (let output = 0; output < OUTPUTS; output++) {
      const from = this.#outFrom + output * this.#outRow + 1 + inputs;
      for (let unit = 0; unit < units; unit++) this.#w[from + unit] = some() * 0.05;
    }
  }

  #run(x: Float32Array, from: number, row: number): void {
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

  /** The chances of all sides of a position. */
  chances(samples: Samples, position: number): number[] {
    const { inputs, x } = samples;
    const rows = samples.rows[position]!;
    const first = samples.first[position]!;
    for (let row = 0; row < rows; row++) this.#run(x, (first + row) * inputs, row);
    const worths = Array.from({ length: rows }, (_, row) => this.#outputs[row * OUTPUTS]!);
    // A solo player's rival is the same for all.
    if (rows === 1) return [1 / (1 + Math.exp(-worths[0]!))];
    const most = Math.max(...worths);
    const powers = worths.map((worth) => Math.exp(worth - most));
    const sum = powers.reduce((a, b) => a + b, 0);
    return powers.map((power) => power / sum);
  }

  /** Adds what a position teaches. */
  learn(samples: Samples, position: number): void {
    const chances = this.chances(samples, position);
    const { inputs, x, gain } = samples;
    const first = samples.first[position]!;
    const winner = samples.winner[position]!;
    const errors = this.#errors;
    for (let row = 0; row < chances.length; row++) {
      errors[0] = chances[row]! - (row === winner ? 1 : 0);
      errors[1] = (this.#outputs[row * OUTPUTS + 1]! - gain[first + row]! / GAIN_SCALE) * GAIN_LOSS;
      errors[2] = (this.#outputs[row * OUTPUTS + 2]! - samples.rivalGain[position]! / GAIN_SCALE) * GAIN_LOSS;
      this.#backpropagate(x, (first + row) * inputs, row);
    }
  }

  #backpropagate(x: Float32Array, from: number, row: number): void {
    const inputs = this.#inputs;
    const units = this.#units;
    const between = this.#between;
    const w = this.#w;
    const g = this.#slopes;
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

  step(rate: number, positions: number): void {
    this.#steps++;
    const first = 1 - 0.9 ** this.#steps;
    const second = 1 - 0.999 ** this.#steps;
    const [w, g, m, v] = [this.#w, this.#slopes, this.#means, this.#squares];
    for (let i = 0; i < w.length; i++) {
      const slope = g[i]! / positions;
      g[i] = 0;
      m[i] = 0.9 * m[i]! + 0.1 * slope;
      v[i] = 0.999 * v[i]! + 0.001 * slope * slope;
      w[i]! -= rate * (m[i]! / first / (Math.sqrt(v[i]! / second) + 1e-8) + DECAY * w[i]!);
    }
  }

  get weights(): NetWeights {
    const rounded = (from: number, length: number): number[] =>
      Array.from(this.#w.subarray(from, from + length), (weight) => Math.round(weight * WEIGHT_SCALE));
    return {
      hidden: Array.from({ length: this.#units }, (_, unit) => rounded(unit * (this.#inputs + 1), this.#inputs + 1)),
      out: Array.from({ length: OUTPUTS }, (_, output) => rounded(this.#outFrom + output * this.#outRow, this.#outRow)),
    };
  }
}
