/** A position on which words of the notation are played, for tests that read like the case they are about. */

import { type Bundle, type Core, FastLuck, formatBundle, type Luck, parseBundle, type State } from '../src/index.ts';

/** A number that must have been found, or the test is at fault. */
export function found(index: number, what: string): number {
  if (index < 0) throw new Error(`the test names ${what}, which does not exist`);
  return index;
}

/** The bundle that letters name, or the test is at fault. */
export function cubes(letters: string): Bundle {
  const bundle = parseBundle(letters);
  if (bundle === null) throw new Error(`the test names the cubes "${letters}", which are none`);
  return bundle;
}

/** Puts `id` into the set of bits that starts at `base`, or takes it out. */
export function put(cells: Int32Array, base: number, id: number, on: boolean): void {
  const bit = 1 << (id & 31);
  if (on) cells[base + (id >> 5)]! |= bit;
  else cells[base + (id >> 5)]! &= ~bit;
}

/** A table on which words of the notation are played. */
export class PlayTable {
  readonly core: Core;
  readonly state: State;
  readonly #codes = new Int32Array(256);
  #luck: Luck = new FastLuck(1);

  constructor(core: Core, state: State) {
    this.core = core;
    this.state = state;
  }

  /** The words of what may be chosen now. */
  options(): string[] {
    const phase = this.core.phase(this.state);
    const n = this.core.legal(this.state, this.#codes);
    return Array.from(this.#codes.subarray(0, n), (code) => phase.token(this.state, code));
  }

  /** The seat to move and its decision: `0 turn`; `over` after the end. */
  get asked(): string {
    return this.state.over === 1 ? 'over' : `${this.state.actor} ${this.core.phase(this.state).kind}`;
  }

  /** Plays words, each of which must be an option. The word of another seat than the mover has its seat in front: `1:drop-Y`. */
  play(words: string): this {
    for (const word of words.split(/\s+/)) {
      const [, seat, token] = /^(?:(\d+):)?(.+)$/.exec(word)!;
      const at = this.options().indexOf(token!);
      if (at < 0) throw new Error(`"${word}" is not an option for ${this.asked}: ${this.options().join(', ')}`);
      const expected = seat === undefined ? this.state.mover : Number(seat);
      if (this.state.actor !== expected) throw new Error(`"${word}" was played, but asked is ${this.asked}`);
      this.core.apply(this.state, this.#codes[at]!, this.nextLuck());
    }
    return this;
  }

  /** The decision after each of some words. */
  asks(words: string): string[] {
    return words.split(/\s+/).map((word) => this.play(word).asked);
  }

  /** The luck of the next word. */
  protected nextLuck(): Luck {
    return this.#luck;
  }

  /** The luck from now on. */
  withLuck(luck: Luck): this {
    this.#luck = luck;
    return this;
  }

  hold(seat: number): string {
    return formatBundle(this.state.hold[seat]!);
  }

  /** Puts cubes into a hold within a turn, where it may overflow. */
  fill(seat: number, letters: string): this {
    this.state.hold[seat] = cubes(letters);
    return this;
  }

  /** A seat's fields in the words of the protocol. */
  seat(seat: number): Readonly<Record<string, unknown>> {
    return { ...this.core.assembly.describe(this.state).seats[seat]! };
  }

  /** The whole table's fields in the words of the protocol. */
  get table(): Readonly<Record<string, unknown>> {
    return { ...this.core.assembly.describe(this.state).table };
  }

  /** The points of a side by line. */
  points(side: number): Record<string, number> {
    return Object.fromEntries(this.core.scores.map((line) => [line.part, line.of(this.state, side)]));
  }
}
