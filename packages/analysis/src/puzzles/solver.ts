/** Finds by exhaustive search the first turns after which a seat can claim an order or a point card within a few turns. */

// oxlint-disable typescript/no-non-null-assertion -- every target was named from the same tables; rows of the state are as long as the layout says

import { type Core, has, inSet, landTableOf, ordersOf, seaTableOf, type State } from '@windrose/rules';
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

/** Finds ways to claim. The other seats are taken to stand still meanwhile. */
export class ClaimSolver {
  readonly #core: Core;
  readonly #explorer: TurnExplorer;
  readonly #ports: readonly number[];
  readonly #state: State;
  readonly #patience: number;
  /** When the search under way is given up, as `performance.now()` counts. */
  #until = Infinity;

  /** @param patience milliseconds after which a search for a way is given up: what it has not found by then counts as not there. */
  constructor(core: Core, patience = Infinity) {
    this.#core = core;
    this.#patience = patience;
    this.#explorer = new TurnExplorer(core);
    this.#ports = seaTableOf(core.assembly)?.chart.ports ?? [];
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
    this.#until = performance.now() + this.#patience;
    return this.#within({ cells, drawn: false }, seat, target, turns) === true;
  }

  /**
   * A way to claim a target from the position `cells`, in which a turn of `seat` begins: the choices of each turn, and the position at
   * its beginning.
   * @returns null where it cannot be claimed within `turns` turns; no turn where it is claimed already.
   */
  way(cells: Int32Array, seat: number, target: Target, turns: number): SolverTurn[] | null {
    this.#until = performance.now() + this.#patience;
    return this.#way(cells, seat, target, turns);
  }

  #way(cells: Int32Array, seat: number, target: Target, turns: number): SolverTurn[] | null {
    const state = this.#state;
    state.cells.set(cells);
    if (this.claimed(state, seat, target)) return [];
    if (turns === 0) return null;
    const now = this.claimNow(cells, seat, target);
    if (now !== null) return [{ cells, line: now }];
    for (const end of turns === 1 ? [] : (this.#explorer.ends(cells) ?? [])) {
      if (performance.now() > this.#until) return null;
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
    if (turns === 1) return this.#payable(state, seat, target) && this.claimNow(cells, seat, target) !== null;
    const ends = this.#explorer.ends(cells);
    if (ends === null) return null;
    for (const end of ends) {
      if (performance.now() > this.#until) return null;
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
