/** A position as a row of plain numbers: the input of learning programs, in place of packed cells. */

// oxlint-disable typescript/no-non-null-assertion -- indexes run below the number of cells, for which widths and firsts are made

import type { Core } from './core.ts';
import { SPICE_COUNT } from './spice.ts';
import type { Packing, State } from './state.ts';

/** Members of a set per cell; a set of sides has as many as there may be sides. */
const WORD = 32;
const MOST_SIDES = 5;

/** The number of features of a cell, by its packing. */
const WIDTHS: Readonly<Record<Packing, number>> = { number: 1, bundle: SPICE_COUNT, sides: MOST_SIDES, set: WORD };

/** A field of a state among the features. */
export interface FeatureField {
  /** As the state names it. */
  readonly name: string;
  /** Its first feature, and the number of its features. */
  readonly at: number;
  readonly length: number;
  /** Features per cell of the state: 1, 4 (a bundle, yellow to brown) or the members of a set. */
  readonly each: number;
}

/** The output for features: 16 bits each, or 8, where numbers are clamped to -128 to 127. */
export type FeatureRow = Int16Array | Int8Array;

/** Reads the states of one core as features: whole numbers, each -32768 to 32767, mostly small. Nothing hidden is in them. */
export class Features {
  readonly fields: readonly FeatureField[];
  /** The number of features of a position. */
  readonly size: number;
  /** Per cell of a state: how many features it becomes, negative for a set, and the first of them. */
  readonly #widths: Int8Array;
  readonly #firsts: Int32Array;

  constructor(core: Core) {
    const { plan } = core;
    const widths = new Int8Array(plan.size);
    const fields: FeatureField[] = [];
    let at = 0;
    const add = (name: string, packing: Packing, from: number, cells: number): void => {
      const each = WIDTHS[packing];
      widths.fill(packing === 'set' || packing === 'sides' ? -each : each, from, from + cells);
      fields.push({ name, at, length: each * cells, each });
      at += each * cells;
    };
    plan.numbers.forEach(({ name, packing }, cell) => add(name, packing, cell, 1));
    for (const { name, packing, from, to } of plan.rows) add(name, packing, from, to - from);
    this.fields = fields;
    this.size = at;
    this.#widths = widths;
    this.#firsts = new Int32Array(widths.length);
    for (let i = 1; i < widths.length; i++) this.#firsts[i] = this.#firsts[i - 1]! + Math.abs(widths[i - 1]!);
  }

  /** Writes the features of a state of the core into `out`, from `at` on. */
  write({ cells }: State, out: FeatureRow, at = 0): void {
    for (let i = 0; i < cells.length; i++) this.#unpack(i, cells[i]!, out, at);
  }

  /**
   * The same where the features of an earlier position are written there already: only what has changed is written.
   * @param before the cells of that position.
   */
  update(before: Int32Array, { cells }: State, out: FeatureRow, at = 0): void {
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      if (cell !== before[i]) this.#unpack(i, cell, out, at);
    }
  }

  #unpack(i: number, cell: number, out: FeatureRow, at: number): void {
    const width = this.#widths[i]!;
    const to = at + this.#firsts[i]!;
    if (width === 1) {
      out[to] = out.BYTES_PER_ELEMENT === 1 ? Math.max(-128, Math.min(127, cell)) : cell;
    } else if (width > 0) {
      for (let spice = 0; spice < width; spice++) out[to + spice] = (cell >>> (spice << 3)) & 0x7f;
    } else {
      for (let member = 0; member < -width; member++) out[to + member] = (cell >>> member) & 1;
    }
  }
}
