/**
 * Positions as values, for programs that search: each has a number, a choice leads from one to a new one, and chance is
 * either drawn by the engine or named by the program, draw by draw.
 */

import { type Core, FastLuck, Features, type Luck, type Match, MOST_OPTIONS, RulesError } from '@windrose/rules';

/** The most positions kept at once: some 2 kB each. */
export const MOST_POSITIONS = 1_000_000;

/** Luck with draws named by the program; when they run out, the next draw is requested. */
class NamedLuck implements Luck {
  drawn = 0;
  #draws: readonly number[] = [];

  name(draws: readonly number[]): void {
    this.#draws = draws;
    this.drawn = 0;
  }

  draw(n: number): number {
    if (n === 1) return 0;
    const value = this.#draws[this.drawn];
    if (value === undefined) throw new DrawWanted(n);
    if (!Number.isInteger(value) || value < 0 || value >= n) {
      throw new RulesError('illegal-choice', `Draw ${this.drawn + 1} is a number from 0 to ${n - 1}, not ${value}.`);
    }
    this.drawn++;
    return value;
  }
}

/** Something is revealed: one of `n` outcomes, each equally likely. */
class DrawWanted extends Error {
  readonly n: number;

  constructor(n: number) {
    super(`a draw out of ${n} is wanted`);
    this.n = n;
  }
}

/** A position in an answer. */
export interface PositionAnswer {
  readonly node: number;
  /** The seat that has to choose; null after the end. */
  readonly seat: number | null;
  /** The codes of the legal options. */
  readonly codes: readonly number[];
  readonly over: boolean;
  /** Points of each side as if the match ended now: the seats and, in Solo, the rival as the last. */
  readonly scores: readonly number[];
  /** After the end: the side that has won. */
  readonly winner: number | null;
}

/** The positions that a program keeps of one core. */
export class Positions {
  readonly #core: Core;
  readonly #cells = new Map<number, Int32Array>();
  readonly #state;
  readonly #codes = new Int32Array(MOST_OPTIONS);
  readonly #named = new NamedLuck();
  readonly #drawn: FastLuck;
  readonly #features: Features;
  #next = 0;

  /** @param seed of the draws that the engine makes itself. */
  constructor(core: Core, seed: number) {
    this.#core = core;
    this.#state = core.newState();
    this.#features = new Features(core);
    this.#drawn = new FastLuck(seed, 0x6e6f6465);
  }

  /** Keeps the position of a match. */
  root(match: Match): PositionAnswer {
    match.copyState(this.#state);
    return this.#keep();
  }

  /**
   * Takes an option in a kept position, which stays.
   * @param draws the chances named so far, in order; without it the engine draws.
   * @returns the new position, or `draw`: how many outcomes the next chance has, each equally likely; nothing is kept then.
   * @throws RulesError `illegal-choice`
   */
  step(node: number, code: number, draws?: readonly number[]): PositionAnswer | { readonly draw: number } {
    const state = this.#load(node);
    const n = this.#core.legal(state, this.#codes);
    const legal = this.#codes.subarray(0, n);
    if (!legal.includes(code)) {
      const allowed = n === 0 ? 'the match is over' : `allowed are ${legal.join(', ')}`;
      throw new RulesError('illegal-choice', `${code} is not an option of position ${node}; ${allowed}.`, 'code');
    }
    if (draws !== undefined) this.#named.name(draws);
    try {
      this.#core.apply(state, code, draws === undefined ? this.#drawn : this.#named);
    } catch (error) {
      if (error instanceof DrawWanted) return { draw: error.n };
      throw error;
    }
    if (draws !== undefined && draws.length > this.#named.drawn) {
      const wanted = `the choice takes ${this.#named.drawn} draws, not ${draws.length}`;
      throw new RulesError('illegal-choice', `${wanted.charAt(0).toUpperCase()}${wanted.slice(1)}.`, 'draws');
    }
    return this.#keep();
  }

  /** The features of a kept position. @throws RulesError `bad-position` */
  observe(node: number): number[] {
    const row = new Int16Array(this.#features.size);
    this.#features.write(this.#load(node), row);
    return Array.from(row);
  }

  /** A match without choices that stands at a kept position. @throws RulesError `bad-position` */
  matchAt(node: number, match: Match): Match {
    return match.standingAt(this.#load(node));
  }

  /** Forgets positions; those that are not kept are passed over. */
  drop(nodes: readonly number[]): void {
    for (const node of nodes) this.#cells.delete(node);
  }

  /** The number of positions kept. */
  get size(): number {
    return this.#cells.size;
  }

  #load(node: number) {
    const cells = this.#cells.get(node);
    if (!cells)
      throw new RulesError('bad-position', `No position has the number ${node}; "root" makes the first.`, 'node');
    this.#state.cells.set(cells);
    return this.#state;
  }

  #keep(): PositionAnswer {
    if (this.#cells.size >= MOST_POSITIONS) {
      throw new RulesError('bad-position', `At most ${MOST_POSITIONS} positions are kept; "drop" forgets some.`);
    }
    const core = this.#core;
    const state = this.#state;
    const node = this.#next++;
    this.#cells.set(node, state.cells.slice());
    const over = state.over === 1;
    return {
      node,
      seat: over ? null : state.actor,
      codes: Array.from(this.#codes.subarray(0, core.legal(state, this.#codes))),
      over,
      scores: Array.from({ length: core.sides }, (_, side) => core.points(state, side)),
      winner: over ? core.leader(state) : null,
    };
  }
}
