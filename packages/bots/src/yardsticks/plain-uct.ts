/** B6: plain UCT: a tree over the decisions, chance drawn again on every descent, random playouts at its edge. */

// oxlint-disable typescript/no-non-null-assertion -- options run below their number; rows of the state are as long as the layout says

import { type Core, FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';
import { Playouts } from './playout.ts';
import type { Yardstick } from './yardstick.ts';

/** Paths down the tree for a decision. */
const ITERATIONS = 1000;

/** Maximum length of a playout in plies, the turns of a seat. */
const PLIES = 50;

/** The weight of exploration against exploitation (UCB1's constant for results from 0 to 1). */
const CURIOSITY = Math.SQRT2;

const NO_SEAT = -1;

/** The tree: a row of cells a node. A node is an option taken; what follows from it by chance shares its children. */
class Tree {
  readonly #core: Core;
  readonly #playouts: Playouts;
  readonly #luck: FastLuck;
  readonly #state: State;
  readonly #codes = new Int32Array(MOST_OPTIONS);
  /** Per node: the option that leads to it, who chose that, the first child, the next sibling, visits, sum of results. */
  readonly #code = new Int32Array(ITERATIONS + 1);
  readonly #chooser = new Int32Array(ITERATIONS + 1);
  readonly #first = new Int32Array(ITERATIONS + 1);
  readonly #sibling = new Int32Array(ITERATIONS + 1);
  readonly #visits = new Int32Array(ITERATIONS + 1);
  readonly #sum = new Float64Array(ITERATIONS + 1);
  readonly #path = new Int32Array(ITERATIONS + 2);
  #size = 0;

  constructor(core: Core, luck: FastLuck) {
    this.#core = core;
    this.#playouts = new Playouts(core);
    this.#luck = luck;
    this.#state = core.newState();
  }

  /** The option of `root` that was visited most. */
  search(root: State): number {
    this.#size = 0;
    this.#add(-1, NO_SEAT);
    for (let iteration = 0; iteration < ITERATIONS; iteration++) this.#iterate(root);
    let best = this.#first[0]!;
    for (let child = best; child > 0; child = this.#sibling[child]!) {
      if (this.#visits[child]! > this.#visits[best]!) best = child;
    }
    return this.#code[best]!;
  }

  #iterate(root: State): void {
    const state = this.#state;
    const path = this.#path;
    state.copy(root);
    let node = 0;
    let length = 0;
    path[length++] = node;
    while (state.over === 0) {
      const { actor } = state;
      const n = this.#core.legal(state, this.#codes);
      const size = this.#size;
      const child = this.#select(node, actor, n);
      this.#core.apply(state, this.#code[child]!, this.#luck);
      node = child;
      path[length++] = node;
      if (this.#size > size) break;
    }
    this.#playouts.play(state, PLIES, this.#luck);
    const { results } = this.#playouts;
    for (let i = 0; i < length; i++) {
      const visited = path[i]!;
      this.#visits[visited]!++;
      if (i > 0) this.#sum[visited]! += results[this.#chooser[visited]!]!;
    }
  }

  /** The child to go to among the options of a position: one not tried yet, if there is one, else the most promising. */
  #select(node: number, actor: number, n: number): number {
    const codes = this.#codes;
    let untried = 0;
    let best = 0;
    let most = -Infinity;
    const log = Math.log(this.#visits[node]! + 1);
    for (let option = 0; option < n; option++) {
      const code = codes[option]!;
      const child = this.#child(node, code, actor);
      if (child === 0) {
        // A random one of those that have not been tried yet.
        codes[untried++] = code;
        continue;
      }
      if (untried > 0) continue;
      const visits = this.#visits[child]!;
      const promise = this.#sum[child]! / visits + CURIOSITY * Math.sqrt(log / visits);
      if (promise <= most) continue;
      most = promise;
      best = child;
    }
    if (untried === 0) return best;
    const child = this.#add(codes[this.#luck.draw(untried)]!, actor);
    this.#sibling[child] = this.#first[node]!;
    this.#first[node] = child;
    return child;
  }

  /** The child by an option of a seat, or 0. A chance event may lead to another seat's decision, or to other codes. */
  #child(node: number, code: number, actor: number): number {
    for (let child = this.#first[node]!; child > 0; child = this.#sibling[child]!) {
      if (this.#code[child] === code && this.#chooser[child] === actor) return child;
    }
    return 0;
  }

  #add(code: number, chooser: number): number {
    const node = this.#size++;
    this.#code[node] = code;
    this.#chooser[node] = chooser;
    this.#first[node] = 0;
    this.#sibling[node] = 0;
    this.#visits[node] = 0;
    this.#sum[node] = 0;
    return node;
  }
}

/** B6. */
export const plainUctPlayer: Yardstick = {
  plays: `plain UCT, ${ITERATIONS} iterations, random playouts of ${PLIES} turns`,
  make(core, seed) {
    const tree = new Tree(core, new FastLuck(seed));
    return (state, codes, n) => (n === 1 ? codes[0]! : tree.search(state));
  },
};
