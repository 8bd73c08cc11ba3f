/** All ways to play one turn: every position in which a seat's turn can end, each with one line that leads there. */

// oxlint-disable typescript/no-non-null-assertion -- indexes run below the number of cells and of options

import { type Core, FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';

/** A way to end a turn. */
export class TurnEnd {
  /** The cells of the position in which the seat's next turn begins if the others stand still; the end of the match stays as it is. */
  readonly cells: Int32Array;
  /** Whether a draw occurred on the way: then it is one of several possible outcomes. */
  readonly drawn: boolean;
  readonly #before: TurnEnd | null;
  readonly #code: number;

  constructor(cells: Int32Array, before: TurnEnd | null, code: number, drawn: boolean) {
    this.cells = cells;
    this.drawn = drawn;
    this.#before = before;
    this.#code = code;
  }

  /** The choices that lead there: one of the shortest lines that do. */
  get line(): readonly number[] {
    if (this.#before === null) return [];
    return [...this.#before.line, this.#code];
  }
}

/**
 * Tries every line of one turn. Positions that are equal are followed once; so are those in which only other cubes were
 * left on the way of a boat: there are tens of thousands of ways to leave them, and they serve others.
 */
export class TurnExplorer {
  readonly #core: Core;
  readonly #options = new Int32Array(MOST_OPTIONS);
  readonly #luck = new FastLuck(0);
  readonly #most: number;
  /** Cells of the state from the first to the second are not part of what makes positions different: the heaps. */
  readonly #ignored: readonly [number, number];
  readonly #from: State;
  readonly #to: State;
  /** The number of choices tried so far. */
  tried = 0;

  /** @param most maximum number of positions before giving up. */
  constructor(core: Core, most = 30_000) {
    this.#core = core;
    this.#most = most;
    this.#from = core.newState();
    this.#to = core.newState();
    const { heap, cells } = this.#from;
    const first = (heap.byteOffset - cells.byteOffset) / cells.BYTES_PER_ELEMENT;
    this.#ignored = [first, first + heap.length];
  }

  /**
   * Every distinct end of the turn of the seat that has to choose in the position `start`.
   * @param reached asked of every position on the way: true ends the search with this one position.
   * @returns null when there are too many positions.
   */
  ends(start: Int32Array, reached: (state: State) => boolean = () => false): TurnEnd[] | null {
    const core = this.#core;
    const from = this.#from;
    const to = this.#to;
    from.cells.set(start);
    const seat = from.actor;
    const { turn } = from;
    const seen = new Set<number>();
    const ended = new Set<number>();
    const ends: TurnEnd[] = [];
    let level = [new TurnEnd(start, null, 0, false)];
    while (level.length > 0) {
      const next: TurnEnd[] = [];
      for (const node of level) {
        from.cells.set(node.cells);
        const n = core.legal(from, this.#options);
        this.tried += n;
        for (let option = 0; option < n; option++) {
          const code = this.#options[option]!;
          to.copy(from);
          this.#luck.reseed(1, code);
          core.apply(to, code, this.#luck);
          const drawn = node.drawn || this.#luck.drawn > 0;
          if (reached(to)) return [new TurnEnd(to.cells.slice(), node, code, drawn)];
          const over = to.over === 1 || to.turn !== turn;
          if (over && to.over === 0) core.skipTo(to, seat, this.#luck);
          const known = over ? ended : seen;
          const key = this.#keyOf(to.cells);
          if (known.has(key)) continue;
          known.add(key);
          if (seen.size > this.#most) return null;
          (over ? ends : next).push(new TurnEnd(to.cells.slice(), node, code, drawn));
        }
      }
      level = next;
    }
    return ends;
  }

  /** A number for a position of 53 bits: equal positions have the same, others hardly ever. */
  #keyOf(cells: Int32Array): number {
    const [first, end] = this.#ignored;
    let a = 0x811c9dc5 | 0;
    let b = 0x9e3779b9 | 0;
    const { length } = cells;
    for (let i = 0; i < length; i++) {
      if (i === first) i = end;
      const cell = cells[i]!;
      a = Math.imul(a ^ cell, 0x01000193) ^ (a >>> 15);
      b = Math.imul(b ^ cell, 0x85ebca6b) ^ (b >>> 13);
    }
    return (a >>> 0) * 0x200000 + (b >>> 11);
  }
}
