/** Finds by exhaustive search the first turns after which a seat can claim an order or a point card within a few turns. */

// oxlint-disable typescript/no-non-null-assertion -- every target was named from the same tables; rows of the state are as long as the layout says

import { type Core, has, inSet, landTableOf, ordersOf, seaTableOf, type State } from '@windrose/rules';
import { SeaBound } from './sea-bound.ts';
import { type TurnEnd, TurnExplorer } from './turn-ends.ts';

/** Something that can be claimed. */
export interface Target {
  /** A VP tile of a port, or a point card of the row. */
  readonly kind: 'order' | 'card';
  /** Its id, as in states and events. */
  readonly id: string;
  /** Its position among the components of its kind. */
  readonly index: number;
  /** A bundle. */
  readonly price: number;
  readonly points: number;
}

/** A turn of a way to a claim. */
export interface SolverTurn {
  /** The position in which it begins. */
  readonly cells: Int32Array;
  readonly line: readonly number[];
}

/** The result of a search for the shortest way. */
export interface ShortestWay {
  /** Null where none has been found. */
  readonly way: readonly SolverTurn[] | null;
  /** Whether every way of as many turns has been looked at: then there is none that is not found. */
  readonly complete: boolean;
}

/** A further turn is searched only where the search before it tried no more choices: it may try a hundred times as many. */
const MOST_TRIED = 6000;

/** Where a bound shows most positions to lead nowhere, so many turns are searched in any case. */
const BOUNDED_TURNS = 3;

/** So many choices could be tried in the time that the bound of a position takes. */
const BOUND_COST = 4;

/** The most positions whose ends are kept. */
const MOST_BEGUN = 4;

/** Finds ways to claim. The other seats are taken to stand still meanwhile. */
export class ClaimSolver {
  readonly #core: Core;
  readonly #explorer: TurnExplorer;
  readonly #ports: readonly number[];
  readonly #state: State;
  readonly #patience: number;
  /** In games of the sea alone. */
  readonly #bound: SeaBound | null;
  /** When the search under way is given up, as the explorer counts choices. */
  #until = Infinity;
  #gaveUp = false;
  /** The ends of the turns that the last searches began with: targets are looked for one after another. */
  readonly #begun: { readonly cells: Int32Array; readonly ends: readonly TurnEnd[] | null }[] = [];

  /** @param patience the number of choices tried after which a search for a way is given up: what it has not found by then counts as not there. */
  constructor(core: Core, patience = Infinity) {
    this.#core = core;
    this.#patience = patience;
    this.#explorer = new TurnExplorer(core);
    this.#ports = seaTableOf(core.assembly)?.chart.ports ?? [];
    this.#bound = SeaBound.of(core);
    this.#state = core.newState();
  }

  /** All targets that can be claimed. */
  targets(state: State): Target[] {
    const { names, assembly } = this.#core;
    const targets: Target[] = [];
    const sea = seaTableOf(assembly);
    if (sea) {
      const { price, vp, closed } = sea.vpTiles;
      for (const index of state.port) {
        if (index < 0 || index === closed) continue;
        targets.push({ kind: 'order', id: names.vp![index]!, index, price: price[index]!, points: vp[index]! });
      }
    }
    const cards = landTableOf(assembly)?.pack.cards ?? ordersOf(assembly);
    if (cards) {
      for (const index of state.row) {
        if (index < 0) continue;
        const price = cards.price[index]!;
        targets.push({ kind: 'card', id: names.card![index]!, index, price, points: cards.vp[index]! });
      }
    }
    return targets;
  }

  /** Whether a seat has claimed something. */
  claimed(state: State, seat: number, { kind, index }: Target): boolean {
    if (kind === 'order') return ((state.vp[seat]! >>> index) & 1) === 1;
    return inSet(state.cards, seat * (state.cards.length / this.#core.seats), index);
  }

  /** Every distinct way to end the turn that begins in `state`; null when there are too many. */
  ends(state: State): TurnEnd[] | null {
    return this.#explorer.ends(state.cells.slice());
  }

  /**
   * The only way to play a turn of `seat` after which the target is claimed, or can be within `turns` more turns. Ends that
   * differ only in cubes left in the hold, or on the boat's way, count as one way: the first of them is returned.
   * @returns `none` or `several` if there is not exactly one; null when there are too many positions to search.
   */
  only(ends: readonly TurnEnd[], seat: number, target: Target, turns: number): TurnEnd | 'none' | 'several' | null {
    this.#until = Infinity;
    let only: TurnEnd | null = null;
    for (const end of ends) {
      // A known solution needs no second proof.
      if (only !== null && this.#alike(end.cells, only.cells, seat)) continue;
      const within = this.#within(end, seat, target, turns);
      if (within === null) return null;
      if (!within) continue;
      if (only !== null) return 'several';
      only = end;
    }
    return only ?? 'none';
  }

  /** Whether a target is claimed in the position `cells`, or can be within `turns` turns of `seat`, whose turn begins. */
  reachable(cells: Int32Array, seat: number, target: Target, turns: number): boolean {
    this.#begin();
    return this.#within({ cells, drawn: false }, seat, target, turns) === true;
  }

  /**
   * A way to claim a target from the position `cells`, in which a turn of `seat` begins: the choices of each turn, and the position at
   * its beginning.
   * @returns null where it cannot be claimed within `turns` turns; no turn where it is claimed already.
   */
  way(cells: Int32Array, seat: number, target: Target, turns: number): SolverTurn[] | null {
    this.#begin();
    return this.#way(cells, seat, target, turns);
  }

  /**
   * The shortest way to claim a target from the position `cells`, in which a turn of `seat` begins or goes on.
   * @param most turns; fewer are searched where that takes too long.
   */
  shortest(cells: Int32Array, seat: number, target: Target, most: number): ShortestWay {
    for (let turns = 1; turns <= most; turns++) {
      const { tried } = this.#explorer;
      const way = this.way(cells, seat, target, turns);
      if (way !== null) return { way, complete: true };
      if (this.gaveUp) return { way: null, complete: false };
      if (turns < most && !this.isWorthGoingOn(this.#explorer.tried - tried, turns))
        return { way: null, complete: false };
    }
    return { way: null, complete: true };
  }

  /** The number of choices tried so far. */
  get tried(): number {
    return this.#explorer.tried;
  }

  /** Whether the last search was given up. */
  get gaveUp(): boolean {
    return this.#gaveUp;
  }

  /** Whether one turn more is searched where the search of so many turns has tried so many choices. */
  isWorthGoingOn(tried: number, turns: number): boolean {
    return tried <= MOST_TRIED || (this.#bound !== null && turns < BOUNDED_TURNS);
  }

  #begin(): void {
    this.#until = this.#explorer.tried + this.#patience;
    this.#gaveUp = false;
  }

  #isPatient(): boolean {
    if (this.#explorer.tried <= this.#until) return true;
    this.#gaveUp = true;
    return false;
  }

  /** The ends of a turn; null when there are too many positions. */
  #endsFrom(cells: Int32Array): readonly TurnEnd[] | null {
    const ends = this.#explorer.ends(cells);
    this.#gaveUp ||= ends === null;
    return ends;
  }

  /** The same; those of the last few are known. */
  #endsOf(cells: Int32Array): readonly TurnEnd[] | null {
    const known = this.#begun.find((one) => one.cells.every((cell, at) => cell === cells[at]));
    if (known) return known.ends;
    const ends = this.#endsFrom(cells);
    if (this.#begun.length === MOST_BEGUN) this.#begun.shift();
    this.#begun.push({ cells: cells.slice(), ends });
    return ends;
  }

  #way(cells: Int32Array, seat: number, target: Target, turns: number): SolverTurn[] | null {
    const state = this.#state;
    state.cells.set(cells);
    if (this.claimed(state, seat, target)) return [];
    if (turns === 0 || !this.#canBe(state, seat, target, turns)) return null;
    const now = this.claimNow(cells, seat, target);
    if (now !== null) return [{ cells, line: now }];
    for (const end of turns === 1 ? [] : (this.#endsOf(cells) ?? [])) {
      if (!this.#isPatient()) return null;
      if (this.#within(end, seat, target, turns - 1) !== true) continue;
      const rest = this.#way(end.cells, seat, target, turns - 1);
      if (rest !== null) return [{ cells, line: end.line }, ...rest];
    }
    return null;
  }

  /** The shortest line by which the seat that has to choose claims the target in this turn, or null. */
  claimNow(cells: Int32Array, seat: number, target: Target): readonly number[] | null {
    const found = this.#explorer.ends(cells, (at) => this.claimed(at, seat, target));
    const [end] = found ?? [];
    if (!end) return null;
    this.#state.cells.set(end.cells);
    return this.claimed(this.#state, seat, target) ? end.line : null;
  }

  /** Whether the target is claimed, or can be within `turns` turns; null when there are too many positions to search. */
  #within(
    { cells, drawn }: Pick<TurnEnd, 'cells' | 'drawn'>,
    seat: number,
    target: Target,
    turns: number,
  ): boolean | null {
    const state = this.#state;
    state.cells.set(cells);
    if (this.claimed(state, seat, target)) return true;
    // A success by chance is not a plan.
    if (turns === 0 || drawn || state.over === 1 || state.final === 1 || !this.#open(state, target)) return false;
    if (!this.#canBe(state, seat, target, turns)) return false;
    if (turns === 1) return this.#payable(state, seat, target) && this.claimNow(cells, seat, target) !== null;
    const ends = this.#endsFrom(cells);
    if (ends === null) return null;
    for (const end of ends) {
      if (!this.#isPatient()) return null;
      const within = this.#within(end, seat, target, turns - 1);
      if (within !== false) return within;
    }
    return false;
  }

  /** Whether two ends of a turn differ in nothing but cubes: those of the seat, and those left on the way of its boat. */
  #alike(a: Int32Array, b: Int32Array, seat: number): boolean {
    const { cells, hold, heap } = this.#state;
    const at = (view: Int32Array): number => (view.byteOffset - cells.byteOffset) / cells.BYTES_PER_ELEMENT;
    const own = at(hold) + seat;
    const first = at(heap);
    const last = first + heap.length;
    for (let i = 0; i < a.length; i++) {
      if (a[i] !== b[i] && i !== own && (i < first || i >= last)) return false;
    }
    return true;
  }

  /** Whether a bound leaves it possible that a target is claimed within some turns. */
  #canBe(state: State, seat: number, { index, price, kind }: Target, turns: number): boolean {
    if (this.#bound === null || kind === 'card') return true;
    if (turns > 1) this.#explorer.tried += BOUND_COST;
    return this.#bound.canBe(state, seat, { price, port: state.port.indexOf(index) }, turns);
  }

  #open(state: State, { kind, index }: Target): boolean {
    return (kind === 'order' ? state.port : state.row).includes(index);
  }

  /** A turn gains nothing before its claim, except cubes on the tile where the boat stops. */
  #payable(state: State, seat: number, { kind, index, price }: Target): boolean {
    let hold = state.hold[seat]!;
    if (kind === 'order' && state.heap.length > 0) hold += state.heap[this.#ports[state.port.indexOf(index)]!]!;
    return has(hold, price);
  }
}
