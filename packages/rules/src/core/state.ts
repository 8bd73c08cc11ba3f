/** The state of a match: one typed array with a named view for every field, made up of what the mechanisms declare. */

// oxlint-disable typescript/no-non-null-assertion -- the lists hold the numbers of cells that the state has

import type { EventLog } from './events.ts';

/*
 * A mechanism declares its fields in its own file:
 *
 *   declare module '../core/state.ts' {
 *     interface State {
 *       /** Per side, four a side: how many outposts are built from the row of each symbol. * /
 *       readonly built: Int32Array;
 *       /** 1: an outpost is placed once its price is paid. * /
 *       building: number;
 *     }
 *   }
 *   declareRows({ built: 'number' }, (Fields) => class extends Fields { override readonly built = this.view('built'); });
 *   declareNumbers({ building: 'number' });
 *
 * All games share one class, so mechanisms stay fast whatever games one program plays; a game's `Layout` names the rows it
 * uses, the others are empty. Numbers of built-in mechanisms belong to every state. Those of a custom game must be named in
 * its layout, too, so that states of built-in games do not depend on other modules. A custom game that forgets to name a
 * number or a row of its own mechanism gets an error when the mechanism uses it.
 */

/**
 * The interpretation of a cell by learning programs: a number, a bundle (one number per spice), bits of sides, or a set of up to
 * 32 members.
 */
export type Packing = 'number' | 'bundle' | 'sides' | 'set';

/** A declared field. */
export interface DeclaredField {
  readonly name: string;
  readonly packing: Packing;
}

/** A declared number. */
interface DeclaredNumber extends DeclaredField {
  readonly lifetime: 'turn' | 'own';
}

/** The single numbers in the order of their cells, which are the first of a state; and the rows in the order of theirs. */
const numbers: DeclaredNumber[] = [];
/** Numbers that have been declared and have no cell yet. */
const waiting: DeclaredNumber[] = [];
const rows: DeclaredField[] = [];
/** The cells of the numbers that only a turn needs, those of every state and those of some, each in rising order. */
const turnCells: number[] = [];
const laterTurnCells: number[] = [];
/** The number of numbers that belong to every state; null while built-in mechanisms may declare more. */
let common: number | null = null;
/** The number of built-in rows. */
let commonRows = Infinity;
/** Placeholders for rows that the layout of a custom game does not name, by the name of the row. */
const missing = new Map<string, Int32Array>();

/** A row without cells. */
const NONE = new Int32Array(0);

/** The cells of the rows of a game's states: made once, so that all its states are alike whatever is declared later. */
export class Plan {
  /** The number of cells of a state. */
  readonly size: number;
  /** The numbers its states have, by cell. */
  readonly numbers: readonly DeclaredField[];
  /** The rows that are not empty, in the order of their cells. */
  readonly rows: readonly (DeclaredField & { readonly from: number; readonly to: number })[];
  readonly #Fields: typeof State;
  /** By name: where a row begins, in bytes, and its number of cells; null for a row of a custom game that the layout does not name. */
  readonly #places: ReadonlyMap<string, { readonly begin: number; readonly length: number } | null>;
  /** Per number: 1 if the states of this plan have it. */
  readonly #kept: Uint8Array;

  /** @throws Error when the layout names a field that no mechanism has declared. */
  constructor(layout: Layout) {
    settle();
    const wanted = new Map<string, number>(Object.entries(layout));
    let size = common ?? numbers.length;
    this.#kept = new Uint8Array(numbers.length).fill(1, 0, size);
    numbers.forEach(({ name }, cell) => {
      if (!wanted.delete(name)) return;
      size = Math.max(size, cell + 1);
      this.#kept[cell] = 1;
    });
    this.numbers = numbers.slice(0, size);
    const unnamed = rows.slice(commonRows).filter(({ name }) => !wanted.has(name));
    this.rows = rows.flatMap((field) => {
      const from = size;
      size += wanted.get(field.name) ?? 0;
      wanted.delete(field.name);
      return size === from ? [] : [{ ...field, from, to: size }];
    });
    const [strange] = wanted.keys();
    if (strange !== undefined) throw new Error(`no mechanism declares the field "${strange}" of the layout`);
    this.size = size;
    this.#places = new Map([
      ...unnamed.map(({ name }) => [name, null] as const),
      ...this.rows.map(
        ({ name, from, to }) => [name, { begin: from * Int32Array.BYTES_PER_ELEMENT, length: to - from }] as const,
      ),
    ]);
    this.#Fields = Fields;
  }

  /** An empty state. */
  newState(): State {
    return new this.#Fields(this);
  }

  /** The cells of a row. @param cells those of a state, a buffer of their own */
  cellsOf(cells: Int32Array<ArrayBuffer>, row: string): Int32Array {
    const place = this.#places.get(row);
    if (place === undefined) return NONE;
    return place === null ? guardOf(row) : new Int32Array(cells.buffer, place.begin, place.length);
  }

  /** Whether its states have a number. */
  keeps(cell: number): boolean {
    return this.#kept[cell] === 1;
  }
}

/** The name of one of the single numbers. */
export type NumberName = {
  [Name in keyof State]: State[Name] extends number ? Name : never;
}[keyof State];

/** The name of a field that is a row of cells. */
export type RowName = {
  [Name in keyof State]: Name extends 'cells' ? never : State[Name] extends Int32Array ? Name : never;
}[keyof State];

/**
 * The number of cells of each row of a game. A built-in row that is not named has none. Numbers and rows of a game's own mechanisms
 * must be named, numbers with 1: without its name a number cannot be set, and a row neither read nor set.
 */
export type Layout = { readonly [Row in RowName]?: number } & { readonly [Name in NumberName]?: 1 };

/** Everything a match is at one moment, in one `Int32Array`: copying is a single `set`. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the numbers are defined by `declareNumbers`
export class State {
  readonly cells: Int32Array<ArrayBuffer>;
  /** The log of events, or null: search records none. Not part of the state. */
  log: EventLog | null = null;
  readonly #plan: Plan;

  // A side is a seat or, in Solo, the rival after them.
  /** Per side: the cubes it holds, a bundle. */
  readonly hold: Int32Array;
  /** Per side: how many cubes it may keep at the end of a turn. */
  readonly limit: Int32Array;

  constructor(plan: Plan) {
    this.cells = new Int32Array(plan.size);
    this.#plan = plan;
    this.hold = this.view('hold');
    this.limit = this.view('limit');
  }

  /** Becomes the same as `other`, a state of the same core. */
  copy(other: State): void {
    this.cells.set(other.cells);
  }

  /** Whether this state has a number: it has each of ours, and one of a custom game if the layout names it. */
  keeps(cell: number): boolean {
    return this.#plan.keeps(cell);
  }

  /** The cells of a row, for the mechanism that declares it. */
  protected view(row: RowName): Int32Array {
    return this.#plan.cellsOf(this.cells, row);
  }
}

/** The fields of every game. */
export interface State {
  // where the match is
  /** Position in the game's chain of phases: which decision is asked. */
  phase: number;
  /** The seat whose turn it is. */
  mover: number;
  /** The seat that has to choose now; another one than the mover when it discards. */
  actor: number;
  /** The number of turns that have begun, set-up turns included. */
  turn: number;
  /** From 1. */
  round: number;
  /** Full rounds in a row without a claim. */
  stall: number;
  /** 1: a seat has claimed in this round. */
  claimed: number;
  /** 1: the end is triggered, this round is the last. */
  final: number;
  /** 1: the match has ended. */
  over: number;

  // the running turn
  /** 1: the action of this turn is chosen (or the set-up turn is done). */
  acted: number;
  /** The place, location or slot that the running action is about. */
  at: number;
}

/** The class of states with all rows that are declared so far. */
let Fields: typeof State = State;

/** The packing of each number of a mechanism, by name. */
type Numbers = { readonly [Name in NumberName]?: Packing };

/**
 * Declares single numbers of a mechanism: they become properties of states, and cells of cores made later.
 * @param lifetime `turn`: reset to 0 when a turn begins; otherwise the mechanism manages them.
 * @throws Error when the name is taken.
 */
export function declareNumbers(declared: Numbers, lifetime: 'turn' | 'own' = 'own'): void {
  for (const [name, packing] of Object.entries(declared)) {
    claim(name);
    waiting.push({ name, packing, lifetime });
  }
}

/** Gives those numbers cells that have none yet. */
function settle(): void {
  for (const number of waiting.splice(0)) {
    const cell = numbers.length;
    numbers.push(number);
    if (number.lifetime === 'turn') (common === null ? turnCells : laterTurnCells).push(cell);
    const access = common === null ? accessOf(cell) : guardedAccessOf(cell, number.name);
    Object.defineProperty(State.prototype, number.name, access);
  }
}

function accessOf(cell: number): ThisType<State> & PropertyDescriptor {
  return {
    get() {
      return this.cells[cell];
    },
    set(value: number) {
      this.cells[cell] = value;
    },
  };
}

/** For a number that only some states have: without the check it could be written over a row. */
function guardedAccessOf(cell: number, name: string): ThisType<State> & PropertyDescriptor {
  return {
    get() {
      return this.keeps(cell) ? this.cells[cell] : 0;
    },
    set(value: number) {
      if (!this.keeps(cell)) throw new Error(`the layout of the game does not name the number "${name}"`);
      this.cells[cell] = value;
    },
  };
}

/** Stands in for a row that the layout does not name: without it, reading and setting its cells would do nothing, silently. */
function guardOf(row: string): Int32Array {
  let guard = missing.get(row);
  if (guard === undefined) {
    const refuse = (): never => {
      throw new Error(`the layout of the game does not name the row "${row}"; give it its number of cells there`);
    };
    guard = new Proxy(new Int32Array(0), { get: refuse, set: refuse });
    missing.set(row, guard);
  }
  return guard;
}

/**
 * Called once all built-in mechanisms are loaded: later declarations belong to custom games.
 * @param order fields in the order of their cells; others follow by name, so that the order of loading modules does not
 * matter.
 */
export function closeFields(order: readonly string[]): void {
  if (common !== null) return;
  const place = (name: string): number => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  const compare = (a: DeclaredField, b: DeclaredField): number =>
    place(a.name) - place(b.name) || (a.name < b.name ? -1 : 1);
  waiting.sort(compare);
  rows.sort(compare);
  settle();
  common = numbers.length;
  commonRows = rows.length;
}

/**
 * Declares rows of cells of a mechanism.
 * @param extend adds a view of each to states.
 * @throws Error when a name is taken.
 */
export function declareRows(
  declared: { readonly [Row in RowName]?: Packing },
  extend: (Base: typeof State) => typeof State,
): void {
  for (const [name, packing] of Object.entries(declared)) {
    claim(name);
    rows.push({ name, packing });
  }
  Fields = extend(Fields);
}

function claim(name: string): void {
  if (name in State.prototype || [...numbers, ...waiting, ...rows].some((field) => field.name === name)) {
    throw new Error(`the field "${name}" of states is declared already`);
  }
}

/** The cell of a number. @throws Error when no mechanism has declared it. */
export function cellOf(name: NumberName): number {
  settle();
  const cell = numbers.findIndex((field) => field.name === name);
  if (cell < 0) throw new Error(`no mechanism declares the number "${name}"`);
  return cell;
}

/** Clears everything that only a turn needs, at the start of a turn. */
export function clearTurn(state: State): void {
  const { cells } = state;
  for (let i = 0; i < turnCells.length; i++) cells[turnCells[i]!] = 0;
  for (let i = 0; i < laterTurnCells.length; i++) if (state.keeps(laterTurnCells[i]!)) cells[laterTurnCells[i]!] = 0;
}

rows.push({ name: 'hold', packing: 'bundle' }, { name: 'limit', packing: 'number' });
declareNumbers({
  phase: 'number',
  mover: 'number',
  actor: 'number',
  turn: 'number',
  round: 'number',
  stall: 'number',
  claimed: 'number',
  final: 'number',
  over: 'number',
});
// These are needed immediately, and come first in every state.
settle();
declareNumbers({ acted: 'number', at: 'number' }, 'turn');
