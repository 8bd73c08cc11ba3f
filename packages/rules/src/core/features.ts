/** A position as a row of plain numbers: what a program that learns reads instead of packed cells. */

import type { Core } from './core.ts';
import { SPICE_COUNT } from './spice.ts';
import { NUMBER_NAMES, type State } from './state.ts';

/** How a cell of a state is unpacked: as it is, a bundle into a number a spice, a set into a number (0 or 1) a member. */
type Packing = 'number' | 'bundle' | 'set';

/** Cells that are not plain numbers. */
const BUNDLES = ['take', 'give', 'hold', 'heap', 'tool', 'marketHeap'];
const LAND_SETS = ['closed', 'occupied', 'beside', 'explored', 'unseen', 'tiles'];
const CARD_SETS = ['cards', 'deck', 'merchantDeck', 'merchantPile', 'hand', 'played', 'filed'];
const SETS = ['pending', 'pile', 'debts', 'outposts', 'vp', 'sets', ...LAND_SETS, ...CARD_SETS];

const packingOf = (field: string): Packing =>
  BUNDLES.includes(field) ? 'bundle' : SETS.includes(field) ? 'set' : 'number';

/** Sets of seats or sides; all others have up to 32 members a cell. */
const SETS_OF_SIDES = ['debts', 'outposts'];
const MOST_SIDES = 5;
const WORD = 32;

/** A field of a state among the features. */
export interface FeatureField {
  /** As the state names it. */
  readonly name: string;
  /** Its first feature, and how many it has. */
  readonly at: number;
  readonly length: number;
  /** How many features each cell of the state became: 1, 4 (a bundle, yellow to brown) or the members of a set. */
  readonly each: number;
}

/** Where features are written: 16 bits each, or 8, into which a number out of -128 to 127 goes as the nearest of these. */
export type FeatureRow = Int16Array | Int8Array;

/** Reads the states of one core as features: whole numbers, each -32768 to 32767, mostly small. Nothing hidden is in them. */
export class Features {
  readonly fields: readonly FeatureField[];
  /** How many features a position has. */
  readonly size: number;
  /** Per cell of a state: how many features it becomes, negative for a set, and the first of them. */
  readonly #widths: Int8Array;
  readonly #firsts: Int32Array;

  constructor(core: Core) {
    const state = core.newState();
    const widths = new Int8Array(state.cells.length);
    const fields: FeatureField[] = [];
    let at = 0;
    for (const { name, first, cells } of cellsOf(state)) {
      const packing = packingOf(name);
      const members = SETS_OF_SIDES.includes(name) ? MOST_SIDES : WORD;
      const each = packing === 'bundle' ? SPICE_COUNT : packing === 'set' ? members : 1;
      widths.fill(packing === 'set' ? -each : each, first, first + cells);
      fields.push({ name, at, length: each * cells, each });
      at += each * cells;
    }
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

/** The fields of a state with their cells: the single numbers first. */
function cellsOf(state: State): { name: string; first: number; cells: number }[] {
  const rows = Object.entries(state).flatMap(([name, row]) =>
    row instanceof Int32Array && name !== 'cells' && row.length > 0
      ? [{ name, first: (row.byteOffset - state.cells.byteOffset) / row.BYTES_PER_ELEMENT, cells: row.length }]
      : [],
  );
  return [...NUMBER_NAMES.map((name, first) => ({ name, first, cells: 1 })), ...rows.sort((a, b) => a.first - b.first)];
}
