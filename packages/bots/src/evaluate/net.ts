/** A small neural net: numbers in, one layer between, a straight way past it, a few numbers out. */

// oxlint-disable typescript/no-non-null-assertion -- vectors and matrices have the sizes that the net was made with

/** Weights are kept as whole numbers of thousandths, which are shorter to write. */
export const WEIGHT_SCALE = 1000;

/** The trained weights of a net: rows of whole numbers, thousandths. */
export interface NetWeights {
  /** Per hidden unit: what it starts with, then a weight for each input. */
  readonly hidden: readonly (readonly number[])[];
  /** Per output: what it starts with, a weight for each input, then one for each hidden unit. */
  readonly out: readonly (readonly number[])[];
}

/**
 * Inputs are rounded to about a millionth (1 / this). Sums of whole weights times whole inputs are then exact in any order:
 * the value of a position does not depend on positions evaluated before.
 */
const INPUT_SCALE = 2 ** 20;

const SCALE = WEIGHT_SCALE * INPUT_SCALE;

/** The inputs that a net was asked about last, and the sums over them: of similar ones only the differences are added. */
export interface NetMemory {
  /** Rounded inputs, whole numbers. */
  readonly inputs: Float64Array;
  /** Per hidden unit, then per output: its weighted inputs. */
  readonly sums: Float64Array;
}

/** Computes a net whose weights stay as they are. */
export class Net {
  readonly inputs: number;
  readonly outputs: number;
  readonly #units: number;
  /** Biases of the hidden units, then of the outputs. */
  readonly #starts: Float64Array;
  /** Per input: its weight for each hidden unit, then for each output. */
  readonly #weights: Float64Array;
  /** Per output: its weight for each hidden unit. */
  readonly #out: Float64Array;

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
    const rows = [...hidden, ...out];
    this.#starts = Float64Array.from(rows, (row) => row[0]! * INPUT_SCALE);
    this.#weights = Float64Array.from({ length: inputs * rows.length }, (_, at) => {
      const input = Math.floor(at / rows.length);
      return rows[at % rows.length]![1 + input]!;
    });
    this.#out = Float64Array.from(out.flatMap((row) => row.slice(inputs + 1)));
  }

  /** A memory for one row of inputs that changes little from one time to the next. */
  newMemory(): NetMemory {
    return { inputs: new Float64Array(this.inputs), sums: this.#starts.slice() };
  }

  /** Computes the outputs for the inputs. */
  run(x: Float64Array, y: Float64Array, { inputs, sums }: NetMemory): void {
    const weights = this.#weights;
    const units = this.#units;
    const width = sums.length;
    for (let input = 0; input < inputs.length; input++) {
      const now = Math.round(x[input]! * INPUT_SCALE);
      const change = now - inputs[input]!;
      if (change === 0) continue;
      inputs[input] = now;
      const row = input * width;
      for (let at = 0; at < width; at++) sums[at]! += weights[row + at]! * change;
    }
    const out = this.#out;
    let weight = 0;
    for (let output = 0; output < this.outputs; output++) {
      let sum = 0;
      for (let unit = 0; unit < units; unit++) {
        const active = sums[unit]!;
        if (active > 0) sum += out[weight]! * active;
        weight++;
      }
      y[output] = (sums[units + output]! + sum / WEIGHT_SCALE) / SCALE;
    }
  }
}
