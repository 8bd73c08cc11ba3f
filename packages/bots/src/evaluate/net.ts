/** A small neural net: numbers in, one layer between, a straight way past it, a few numbers out. */

// oxlint-disable typescript/no-non-null-assertion -- vectors and matrices have the sizes that the net was made with

/** Weights are kept as whole numbers of thousandths, which are shorter to write. */
export const WEIGHT_SCALE = 1000;

/** What a net has learned: rows of whole numbers, thousandths. */
export interface NetWeights {
  /** Per hidden unit: what it starts with, then a weight for each input. */
  readonly hidden: readonly (readonly number[])[];
  /** Per output: what it starts with, a weight for each input, then one for each hidden unit. */
  readonly out: readonly (readonly number[])[];
}

/** Computes a net whose weights stay as they are. */
export class Net {
  readonly inputs: number;
  readonly outputs: number;
  readonly #units: number;
  readonly #hidden: Float64Array;
  readonly #out: Float64Array;
  readonly #between: Float64Array;

  /** @throws RangeError when the rows are not as long as the inputs ask. */
  constructor(inputs: number, { hidden, out }: NetWeights) {
    if (hidden.some((row) => row.length !== inputs + 1)) {
      throw new RangeError(`each hidden unit needs ${inputs + 1} weights`);
    }
    if (out.some((row) => row.length !== inputs + 1 + hidden.length)) {
      throw new RangeError(`each output needs ${inputs + 1 + hidden.length} weights`);
    }
    this.inputs = inputs;
    this.outputs = out.length;
    this.#units = hidden.length;
    this.#hidden = Float64Array.from(hidden.flat(), (weight) => weight / WEIGHT_SCALE);
    this.#out = Float64Array.from(out.flat(), (weight) => weight / WEIGHT_SCALE);
    this.#between = new Float64Array(hidden.length);
  }

  /** Computes the outputs for the inputs. */
  run(x: Float64Array, y: Float64Array): void {
    const { inputs } = this;
    const out = this.#out;
    const between = this.#between;
    for (let unit = 0; unit < this.#units; unit++) {
      const sum = dot(this.#hidden, unit * (inputs + 1), x, inputs);
      between[unit] = sum > 0 ? sum : 0;
    }
    const row = inputs + 1 + this.#units;
    for (let output = 0; output < this.outputs; output++) {
      let sum = dot(out, output * row, x, inputs);
      let w = output * row + inputs + 1;
      for (let unit = 0; unit < this.#units; unit++) sum += out[w++]! * between[unit]!;
      y[output] = sum;
    }
  }
}

/** A weight, and after it one for each of some numbers: four sums at a time, which need not wait for each other. */
function dot(weights: Float64Array, from: number, x: Float64Array, n: number): number {
  let a = weights[from]!;
  let b = 0;
  let c = 0;
  let d = 0;
  const w = from + 1;
  let i = 0;
  for (; i + 3 < n; i += 4) {
    a += weights[w + i]! * x[i]!;
    b += weights[w + i + 1]! * x[i + 1]!;
    c += weights[w + i + 2]! * x[i + 2]!;
    d += weights[w + i + 3]! * x[i + 3]!;
  }
  for (; i < n; i++) a += weights[w + i]! * x[i]!;
  return a + b + (c + d);
}
