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
const SETS = ['debts', 'outposts', 'vp', 'sets', ...LAND_SETS, ...CARD_SETS];

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

/** Reads the states of one core as features: whole numbers, each -32768 to 32767, mostly small. Nothing hidden is in them. */
export class Features {
  readonly fields: readonly FeatureField[];
  /** How many features a position has. */
  readonly size: number;
  /** Per cell of a state: how many features it becomes, negative for a set. */
  readonly #widths: Int8Array;

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
  }

  /** Writes the features of a state of the core into `out`, from `at` on. */
  write({ cells }: State, out: Int16Array, at = 0): void {
    const widths = this.#widths;
    let to = at;
    for (let i = 0; i < cells.length; i++) {
      const width = widths[i]!;
      const cell = cells[i]!;
      if (width === 1) {
        out[to++] = cell;
      } else if (width > 0) {
        for (let spice = 0; spice < width; spice++) out[to++] = (cell >>> (spice << 3)) & 0x7f;
      } else {
        for (let member = 0; member < -width; member++) out[to++] = (cell >>> member) & 1;
      }
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
