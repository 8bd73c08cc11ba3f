/**
 * Plain tree search over the small decisions, optimised for speed: nodes in typed arrays, no allocation, chance drawn again
 * on every descent. It knows only points; the levels search whole turns instead.
 */

// oxlint-disable typescript/no-non-null-assertion -- the tree reads its own rows below the number of nodes, and a decision has at least one option

import { type Core, FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';

/** The weight of exploration against exploitation. */
const CURIOSITY = 0.7;

/** A lead of this many points has the value three quarters. */
const LEAD = 10;

/** The input for making a tree. */
export interface DecisionTreeSetup {
  readonly core: Core;
  /** Any 32-bit number. */
  readonly seed: number;
  /** Number of random turns played at the edge of the tree before points are counted; 0 counts immediately. */
  readonly rollout: number;
  /** The most nodes; 24 bytes each. */
  readonly nodes?: number;
}

/** Searches positions of one core. */
export class DecisionTree {
  readonly #core: Core;
  readonly #rollout: number;
  readonly #luck: FastLuck;
  readonly #seed: number;
  readonly #state: State;
  readonly #codes = new Int32Array(MOST_OPTIONS);
  /** Per node: the option that leads to it; its first child and their number; visits; the sum of values for the chooser. */
  readonly #code: Int32Array;
  readonly #first: Int32Array;
  readonly #children: Int32Array;
  readonly #visits: Int32Array;
  readonly #worth: Float64Array;
  readonly #path = new Int32Array(1024);
  readonly #choosers = new Int32Array(1024);
  readonly #values: Float64Array;
  #size = 0;

  constructor({ core, seed, rollout, nodes = 1 << 18 }: DecisionTreeSetup) {
    this.#core = core;
    this.#rollout = rollout;
    this.#seed = seed;
    this.#luck = new FastLuck(seed);
    this.#state = core.newState();
    this.#code = new Int32Array(nodes);
    this.#first = new Int32Array(nodes);
    this.#children = new Int32Array(nodes);
    this.#visits = new Int32Array(nodes);
    this.#worth = new Float64Array(nodes);
    this.#values = new Float64Array(core.sides);
  }

  /** Searches from a position, which is left as it is, and returns the code visited most. The same question has the same answer. */
  search(root: State, iterations: number): number {
    this.#luck.reseed(this.#seed);
    this.#size = 1;
    this.#first[0] = 0;
    this.#children[0] = 0;
    this.#visits[0] = 0;
    for (let i = 0; i < iterations; i++) this.#iterate(root);
    let best = this.#first[0]!;
    for (let child = best; child < this.#first[0]! + this.#children[0]!; child++) {
      if (this.#visits[child]! > this.#visits[best]!) best = child;
    }
    return this.#code[best]!;
  }

  #iterate(root: State): void {
    const core = this.#core;
    const state = this.#state;
    const luck = this.#luck;
    state.copy(root);
    luck.drawn = 0;
    let node = 0;
    let length = 0;
    while (state.over === 0 && length < this.#path.length) {
      if (this.#children[node] === 0) {
        // The first visit of a node ends at it; the second one opens it.
        if (node > 0 && this.#visits[node] === 0) break;
        if (!this.#open(node, state)) break;
      }
      const child = luck.drawn === 0 ? this.#select(node) : this.#selectLegal(node, state);
      if (child < 0) break;
      this.#choosers[length] = state.actor;
      this.#path[length++] = child;
      core.apply(state, this.#code[child]!, luck);
      node = child;
    }
    if (this.#rollout > 0) this.#playOut(state);
    this.#judge(state);
    this.#visits[0]!++;
    for (let i = 0; i < length; i++) {
      const visited = this.#path[i]!;
      this.#visits[visited]!++;
      this.#worth[visited]! += this.#values[this.#choosers[i]!]!;
    }
  }

  /** Gives a node its children, if there is room. */
  #open(node: number, state: State): boolean {
    const n = this.#core.legal(state, this.#codes);
    const first = this.#size;
    if (first + n > this.#code.length) return false;
    for (let i = 0; i < n; i++) {
      this.#code[first + i] = this.#codes[i]!;
      this.#children[first + i] = 0;
      this.#visits[first + i] = 0;
      this.#worth[first + i] = 0;
    }
    this.#first[node] = first;
    this.#children[node] = n;
    this.#size = first + n;
    return true;
  }

  /** The most promising child; one that was never visited before all others. */
  #select(node: number): number {
    const first = this.#first[node]!;
    const end = first + this.#children[node]!;
    const log = CURIOSITY * CURIOSITY * Math.log(this.#visits[node]! + 1);
    let best = first;
    let most = -Infinity;
    for (let child = first; child < end; child++) {
      const visits = this.#visits[child]!;
      if (visits === 0) return child;
      const promise = this.#worth[child]! / visits + Math.sqrt(log / visits);
      if (promise > most) {
        most = promise;
        best = child;
      }
    }
    return best;
  }

  /** The same below a chance event: among the children that are legal now; -1 if there are none. */
  #selectLegal(node: number, state: State): number {
    const n = this.#core.legal(state, this.#codes);
    const first = this.#first[node]!;
    const end = first + this.#children[node]!;
    const log = CURIOSITY * CURIOSITY * Math.log(this.#visits[node]! + 1);
    let best = -1;
    let most = -Infinity;
    for (let child = first; child < end; child++) {
      let legal = false;
      for (let i = 0; i < n && !legal; i++) legal = this.#codes[i] === this.#code[child];
      if (!legal) continue;
      const visits = this.#visits[child]!;
      if (visits === 0) return child;
      const promise = this.#worth[child]! / visits + Math.sqrt(log / visits);
      if (promise > most) {
        most = promise;
        best = child;
      }
    }
    return best;
  }

  #playOut(state: State): void {
    const core = this.#core;
    const luck = this.#luck;
    const last = state.turn + this.#rollout;
    while (state.over === 0 && state.turn < last) core.applyAtRandom(state, luck);
  }

  /** The value of a position for each side, 0 to 1, by the lead in points. */
  #judge(state: State): void {
    const core = this.#core;
    const values = this.#values;
    const { sides } = core;
    let best = -Infinity;
    let second = -Infinity;
    for (let side = 0; side < sides; side++) {
      const points = core.points(state, side);
      values[side] = points;
      if (points > best) {
        second = best;
        best = points;
      } else if (points > second) second = points;
    }
    for (let side = 0; side < sides; side++) {
      const points = values[side]!;
      const lead = points - (points === best ? second : best);
      values[side] = 0.5 + lead / (2 * (Math.abs(lead) + LEAD));
    }
  }
}
