/** Plans a seat's turn: the best line of choices to its end, and a look at the seat's turns after it. */

import { type Core, FastLuck, MOST_OPTIONS, popcount, type State } from '@windrose/rules';
import type { Evaluation } from './evaluate/evaluate.ts';
import { HASH_START, hashOf, mix } from './hash.ts';

/** How many positions that ask the same decision are followed at once within a turn. */
const WIDTH = 16;

/** How many ways to end a turn are followed into the next one. */
const ENDS = 8;

/** The most choices of one turn that are planned; the rest is planned when it comes. */
const MOST_CHOICES = 64;

/** The group of lines that have come to the end of the turn. */
const END = -1;

/** A position on the way, with the choices of this turn that led to it. */
class Line {
  readonly state: State;
  value = 0;
  /** Of the position, as {@link hashOf} has it. */
  hash = 0;
  /** The same for positions so alike that only the best of them is followed. */
  sketch = 0;
  /** Lines compete only with lines of the same group: of the same decision, or at the end of the turn. */
  group = 0;
  length = 0;
  readonly codes = new Int32Array(MOST_CHOICES);
  /** The position in which each choice was made, as a hash. */
  readonly hashes = new Int32Array(MOST_CHOICES);

  constructor(core: Core) {
    this.state = core.newState();
  }

  /** Becomes the start of a search. */
  begin(state: State): void {
    this.state.copy(state);
    this.hash = hashOf(state);
    this.sketch = this.hash;
    this.group = state.phase;
    this.value = 0;
    this.length = 0;
  }

  /** Takes over the way by which `other` came, not its position. */
  follow(other: Line): void {
    const { length } = other;
    this.length = length;
    for (let i = 0; i < length; i++) {
      this.codes[i] = other.codes[i]!;
      this.hashes[i] = other.hashes[i]!;
    }
  }
}

/** The best few lines of each group; of those alike only the best. */
class Best {
  readonly lines: Line[];
  size = 0;
  readonly #most: number;

  /** @param most how many lines of a group are kept. */
  constructor(core: Core, groups: number, most: number) {
    this.#most = most;
    this.lines = Array.from({ length: groups * most }, () => new Line(core));
  }

  /** Takes a line in, if it is good enough, and gives back one that is free. */
  offer(line: Line): Line {
    const { lines, size } = this;
    let grouped = 0;
    let at = -1;
    for (let i = 0; i < size; i++) {
      const other = lines[i]!;
      if (other.sketch === line.sketch && other.group === line.group) {
        if (line.value <= other.value) return line;
        lines[i] = line;
        return other;
      }
      if (other.group !== line.group) continue;
      grouped++;
      if (at < 0 || other.value < lines[at]!.value) at = i;
    }
    if (grouped < this.#most) at = this.size++;
    else if (line.value <= lines[at]!.value) return line;
    const free = lines[at]!;
    lines[at] = line;
    return free;
  }

  /** The best of all; there must be one. */
  get first(): Line {
    const { lines, size } = this;
    let best = lines[0]!;
    for (let i = 1; i < size; i++) if (lines[i]!.value > best.value) best = lines[i]!;
    return best;
  }
}

/** Searches a seat's own turns with a beam; the other seats are taken to do nothing meanwhile. */
export class TurnPlanner {
  /** The choices of the best line, this turn's only. */
  get codes(): Int32Array {
    return this.#best.codes;
  }

  /** The positions in which these are to be made, as {@link hashOf} has them. */
  get hashes(): Int32Array {
    return this.#best.hashes;
  }

  /** How many choices the best line has. */
  get length(): number {
    return this.#best.length;
  }

  /** The best ways found to end the turn, the best first: the choices of this turn, and how good the end is. */
  ends(): { readonly line: readonly number[]; readonly value: number }[] {
    const { lines, size } = this.#ends;
    return lines
      .slice(0, size)
      .map(({ codes, length, value }) => ({ line: Array.from(codes.subarray(0, length)), value }))
      .sort((a, b) => b.value - a.value);
  }

  readonly #core: Core;
  readonly #evaluation: Evaluation;
  readonly #turns: number;
  readonly #seed: number;
  readonly #luck = new FastLuck(0);
  readonly #options = new Int32Array(MOST_OPTIONS);
  readonly #best: Line;
  /** As {@link laidCells} tells. */
  readonly #laid: Uint8Array | null;
  #free: Line;
  #now: Best;
  #next: Best;
  #ends: Best;
  #laterEnds: Best;
  /** What the search's own chance begins with. */
  #stream = 0;

  /** @param turns how many of the seat's turns are looked at, this one included; at least 1. */
  constructor(core: Core, evaluation: Evaluation, turns: number, seed: number) {
    this.#core = core;
    this.#evaluation = evaluation;
    this.#turns = turns;
    this.#seed = seed;
    this.#best = new Line(core);
    this.#laid = laidCells(this.#best.state);
    this.#free = new Line(core);
    const phases = core.assembly.chain.length;
    this.#now = new Best(core, phases, WIDTH);
    this.#next = new Best(core, phases, WIDTH);
    this.#ends = new Best(core, 1, ENDS);
    this.#laterEnds = new Best(core, 1, ENDS);
  }

  /** Finds the best line for the seat that has to choose in `state`, which is left as it is. */
  plan(state: State): void {
    const seat = state.actor;
    this.#evaluation.prepare(state, seat);
    this.#stream = hashOf(state);
    this.#now.size = 0;
    this.#ends.size = 0;
    this.#free.begin(state);
    this.#free = this.#now.offer(this.#free);
    this.#searchTurn(seat, true);
    for (let turn = 1; turn < this.#turns; turn++) {
      this.#beginNextTurn(seat);
      this.#searchTurn(seat, false);
    }
    this.#best.follow(this.#ends.first);
  }

  /** Lets the seat's next turn begin in every line that has come to the end of this one, unless it is the last. */
  #beginNextTurn(seat: number): void {
    const ends = this.#ends;
    this.#ends = this.#laterEnds;
    this.#laterEnds = ends;
    this.#ends.size = 0;
    this.#now.size = 0;
    for (let i = 0; i < ends.size; i++) {
      const line = ends.lines[i]!;
      const next = this.#free;
      const { state } = next;
      state.copy(line.state);
      next.follow(line);
      next.value = line.value;
      const last = state.over === 1 || state.final === 1;
      if (!last) {
        this.#luck.reseed(this.#seed, this.#stream);
        this.#core.skipTo(state, seat, this.#luck);
      }
      next.hash = hashOf(state);
      next.sketch = this.#sketch(state, next.hash);
      next.group = last ? END : state.phase;
      this.#free = (last ? this.#ends : this.#now).offer(next);
    }
  }

  /**
   * A number for a position that is the same when only other cards have been laid for the steps of a boat:
   * there are so many ways to choose them that they would crowd out all others.
   */
  #sketch(state: State, hash: number): number {
    const laid = this.#laid;
    if (laid === null) return hash;
    const { cells, filed } = state;
    let sketch = HASH_START;
    for (let i = 0; i < cells.length; i++) if (laid[i] === 0) sketch = mix(sketch, cells[i]!);
    let cards = 0;
    for (let i = 0; i < filed.length; i++) cards += popcount(filed[i]!);
    return mix(sketch, cards);
  }

  /**
   * Follows the lines in `#now` until the turn has ended in each; the best ends go to `#ends`.
   * @param noting whether the choices are noted: those of the turn that is planned.
   */
  #searchTurn(seat: number, noting: boolean): void {
    const core = this.#core;
    const options = this.#options;
    const luck = this.#luck;
    for (let depth = 1; this.#now.size > 0; depth++) {
      const now = this.#now;
      const next = this.#next;
      next.size = 0;
      for (let i = 0; i < now.size; i++) {
        const line = now.lines[i]!;
        const { turn } = line.state;
        const n = core.legal(line.state, options);
        for (let option = 0; option < n; option++) {
          const code = options[option]!;
          const child = this.#free;
          child.state.copy(line.state);
          // Every option meets the same chance, so that none looks better by luck alone.
          luck.reseed(this.#seed, this.#stream);
          core.apply(child.state, code, luck);
          const after = child.state;
          const ended = after.turn !== turn || after.actor !== seat || after.over === 1 || depth >= MOST_CHOICES - 1;
          child.value = this.#evaluation.value(after, seat);
          child.hash = hashOf(after);
          child.sketch = this.#sketch(after, child.hash);
          child.group = ended ? END : after.phase;
          child.follow(line);
          if (noting) {
            child.codes[line.length] = code;
            child.hashes[line.length] = line.hash;
            child.length = line.length + 1;
          }
          this.#free = (ended ? this.#ends : next).offer(child);
        }
      }
      this.#now = next;
      this.#next = now;
    }
  }
}

/** Where a state keeps the cards from which some are laid for steps, 1 a cell; null in a game without such. */
function laidCells({ cells, hand, played, filed }: State): Uint8Array | null {
  if (filed.length === 0) return null;
  const laid = new Uint8Array(cells.length);
  for (const view of [hand, played, filed]) {
    const first = (view.byteOffset - cells.byteOffset) / cells.BYTES_PER_ELEMENT;
    laid.fill(1, first, first + view.length);
  }
  return laid;
}
