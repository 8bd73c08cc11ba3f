/** A small neural net: numbers in, one layer between, a straight way past it, a few numbers out. */

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
    const hidden = this.#hidden;
    const out = this.#out;
    const between = this.#between;
    let w = 0;
    for (let unit = 0; unit < this.#units; unit++) {
      let sum = hidden[w++]!;
      for (let i = 0; i < inputs; i++) sum += hidden[w++]! * x[i]!;
      between[unit] = sum > 0 ? sum : 0;
    }
    w = 0;
    for (let output = 0; output < this.outputs; output++) {
      let sum = out[w++]!;
      for (let i = 0; i < inputs; i++) sum += out[w++]! * x[i]!;
      for (let unit = 0; unit < this.#units; unit++) sum += out[w++]! * between[unit]!;
      y[output] = sum;
    }
  }
}
