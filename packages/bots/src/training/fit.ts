/** Learns a net from positions whose outcome is known. */

// oxlint-disable typescript/no-non-null-assertion -- lists have an entry per position or row

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { NetWeights } from '../evaluate/net.ts';
import type { LearnerPart } from './learner-thread.ts';
import {
  descend,
  drawWeights,
  Learner,
  type SharedSamples,
  type SharedTraining,
  sizeOf,
  weightsOf,
} from './learner.ts';

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
  /** Per row: the chance to win that is learned, 0 to 1, and the points won after the position. */
  readonly chance: number[] = [];
  readonly gain: number[] = [];
  #x: Float32Array<SharedArrayBuffer>;
  #rows = 0;

  /** @param rows the number of rows that are expected. */
  constructor(inputs: number, rows = 500) {
    this.inputs = inputs;
    this.#x = new Float32Array(new SharedArrayBuffer(4 * inputs * rows));
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

  /**
   * Adds the next row of the position begun last.
   * @param chance the chance to win that is learned, 0 to 1: by default whether this row won.
   */
  add(x: Float32Array | Float64Array, gain: number, chance?: number): void {
    const from = this.#rows * this.inputs;
    if (from + this.inputs > this.#x.length) {
      const more = new Float32Array(new SharedArrayBuffer(2 * this.#x.byteLength + 4 * this.inputs));
      more.set(this.#x);
      this.#x = more;
    }
    this.#x.set(x, from);
    const row = this.rows[this.size - 1]!;
    this.chance[this.#rows] = chance ?? (this.winner[this.size - 1] === row ? 1 : 0);
    this.gain[this.#rows++] = gain;
    this.rows[this.size - 1] = row + 1;
  }

  /** The same for threads. */
  shared(): SharedSamples {
    return {
      inputs: this.inputs,
      x: this.#x,
      chance: shareNumbers(this.chance),
      gain: shareNumbers(this.gain),
      first: shareWhole(this.first),
      rows: shareWhole(this.rows),
      rivalGain: shareNumbers(this.rivalGain),
    };
  }
}

/** Numbers in memory that threads can share. */
function shareNumbers(numbers: readonly number[]): Float64Array {
  const shared = newNumbers(numbers.length);
  shared.set(numbers);
  return shared;
}

const newNumbers = (length: number): Float64Array => new Float64Array(new SharedArrayBuffer(8 * length));

/** The same of whole numbers. */
function shareWhole(numbers: readonly number[]): Int32Array {
  const shared = new Int32Array(new SharedArrayBuffer(4 * numbers.length));
  shared.set(numbers);
  return shared;
}

/** The settings of a net's training. */
export interface TrainingSettings {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  /** The number of parts into which a batch is split; at most so many threads can share the work. 1 by default. */
  readonly shards?: number;
  /** The number of threads; 1 by default. It does not change the result. */
  readonly threads?: number;
}

/**
 * One match of this many is held out to measure the net's accuracy. Positions of a match share the outcome, so splitting a
 * match would make the measurement too good.
 */
const HELD_OUT = 20;

/** A net, and how well it judges held-out matches. */
export interface Fitted {
  readonly weights: NetWeights;
  /** The mean negative log likelihood of the winners, and the share of correctly predicted winners. */
  readonly loss: number;
  readonly right: number;
}

/** Fits a net: towards the chances to win by multinomial logistic loss, towards the points by least squares. */
export async function fit(
  samples: Samples,
  { hidden, epochs, rate, shards = 1, threads = 1 }: TrainingSettings,
  draw: Draw,
): Promise<Fitted> {
  const { inputs } = samples;
  const learned: number[] = [];
  const asked: number[] = [];
  for (let i = 0; i < samples.size; i++) (samples.match[i]! % HELD_OUT === 0 ? asked : learned).push(i);
  const size = sizeOf(inputs, hidden);
  const w = newNumbers(size);
  drawWeights(w, inputs, hidden, draw);
  const training: SharedTraining = {
    samples: samples.shared(),
    units: hidden,
    w,
    order: orderOf(learned, epochs, draw),
    epochs,
    rate,
    shards,
    slopes: newNumbers(size * shards),
    means: newNumbers(size),
    squares: newNumbers(size),
    gate: shareWhole([0, 0]),
  };
  const helpers = Math.min(threads, shards);
  if (helpers === 1) descend(training, 0, 1);
  else await descendOn(training, helpers);

  const net = new Learner(training.samples, hidden, w);
  let loss = 0;
  let right = 0;
  for (const i of asked) {
    const chances = net.chances(i);
    const winner = samples.winner[i]!;
    const lone = samples.rows[i] === 1;
    loss -= Math.log(Math.max(1e-9, lone && winner < 0 ? 1 - chances[0]! : chances[Math.max(0, winner)]!));
    if (lone ? chances[0]! > 0.5 === winner >= 0 : chances[winner] === Math.max(...chances)) right++;
  }
  return { weights: weightsOf(w, inputs, hidden), loss: loss / asked.length, right: right / asked.length };
}

/** The positions shuffled anew for each epoch. */
function orderOf(positions: number[], epochs: number, draw: Draw): Int32Array {
  const order = new Int32Array(new SharedArrayBuffer(4 * positions.length * epochs));
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = positions.length - 1; last > 0; last--) {
      const other = draw(last + 1);
      [positions[last], positions[other]] = [positions[other]!, positions[last]!];
    }
    order.set(positions, epoch * positions.length);
  }
  return order;
}

/** Shares the work among threads. @throws what a thread throws. */
async function descendOn(training: SharedTraining, threads: number): Promise<void> {
  const workers = Array.from({ length: threads }, (_, thread) => {
    const workerData: LearnerPart = { training, thread, threads };
    return new Worker(new URL('./learner-thread.ts', import.meta.url), { workerData });
  });
  try {
    await Promise.all(workers.map((worker) => once(worker, 'exit')));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
