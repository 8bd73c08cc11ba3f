/** Plans a seat's turn: the best line of choices to its end, and a look at the seat's turns after it. */

// oxlint-disable typescript/no-non-null-assertion -- the tree reads its own rows below the number of nodes, and a decision has at least one option

import { type Core, FastLuck, MOST_OPTIONS, popcount, type State } from '@windrose/rules';
import type { PreparedSeat } from './evaluate/evaluate.ts';
import { type LeanState, NO_ROW } from './evaluate/no-row.ts';
import { fingerprintOf, HASH_START, hashOf, mix } from './hash.ts';

/** The depth and breadth of a plan. */
export interface Scope {
  /** The horizon in the seat's turns, this one included; at least 1. */
  readonly turns: number;
  /** The beam width within a turn: the number of positions kept for each decision. */
  readonly width: number;
  /** The number of ends of a turn that are planned on into the next turn. */
  readonly ends: number;
  /** Maximum number of steps of a voyage; unlimited by default. */
  readonly steps?: number;
}

/** The maximum number of choices planned in one turn; later ones are planned when they come. */
const MOST_CHOICES = 64;

const NEVER = (): boolean => false;

/** In games that pay for steps with cards: the minimum number of ways to a place that are kept. */
const CARD_WAYS = 4;

/** The group of lines that have reached the end of the turn. */
const END = 0;

/** Lines compete within a decision and a place. This number exceeds the number of places of any game. */
const PLACES = 64;

/** A position on the way, with the choices of this turn that led to it. */
export class Line {
  readonly state: State;
  value = 0;
  /** Whether a draw occurred on the way, so that the result may differ. */
  drawn = false;
  /** The hash of the position, by {@link fingerprintOf}. */
  hash = 0;
  /** A coarser hash: of positions with the same one, only the best is followed. */
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
    this.hash = fingerprintOf(state);
    this.sketch = this.hash;
    this.group = groupOf(state);
    this.value = 0;
    this.drawn = false;
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
  /** All that are kept, those of a group anywhere among the others. */
  readonly lines: Line[] = [];
  size = 0;
  readonly #core: Core;
  readonly #most: number;
  /** Per group: how many lines it has, and where they are. */
  readonly #sizes: Uint8Array;
  readonly #at: Int16Array;

  /** @param most how many lines of a group are kept. */
  constructor(core: Core, groups: number, most: number) {
    this.#core = core;
    this.#most = most;
    this.#sizes = new Uint8Array(groups);
    this.#at = new Int16Array(groups * most);
  }

  clear(): void {
    for (let i = 0; i < this.size; i++) this.#sizes[this.lines[i]!.group] = 0;
    this.size = 0;
  }

  /** Whether a line of this value would be accepted if it were unlike all others. */
  wants(group: number, value: number): boolean {
    const size = this.#sizes[group]!;
    if (size < this.#most) return true;
    const first = group * this.#most;
    for (let i = first; i < first + size; i++) if (this.lines[this.#at[i]!]!.value < value) return true;
    return false;
  }

  /** Takes a line in, if it is good enough, and gives back one that is free. */
  offer(line: Line): Line {
    const { lines } = this;
    const { group, sketch, value } = line;
    const size = this.#sizes[group]!;
    const first = group * this.#most;
    let worst = -1;
    for (let i = first; i < first + size; i++) {
      const at = this.#at[i]!;
      const other = lines[at]!;
      if (other.sketch === sketch) {
        if (value <= other.value) return line;
        lines[at] = line;
        return other;
      }
      if (worst < 0 || other.value < lines[worst]!.value) worst = at;
    }
    if (size < this.#most) {
      this.#sizes[group]!++;
      worst = this.size++;
      this.#at[first + size] = worst;
      if (worst === lines.length) {
        lines.push(line);
        return new Line(this.#core);
      }
    } else if (value <= lines[worst]!.value) return line;
    const free = lines[worst]!;
    lines[worst] = line;
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
  /** The best ways found to end the turn (or the last turn of the horizon), the best first; valid until the next plan. */
  get endings(): readonly Line[] {
    const { lines, size } = this.#ends;
    return lines.slice(0, size).sort((a, b) => b.value - a.value);
  }

  readonly #core: Core;
  readonly #turns: number;
  readonly #steps: number;
  readonly #seed: number;
  readonly #luck = new FastLuck(0);
  readonly #options = new Int32Array(MOST_OPTIONS);
  readonly #best: Line;
  /** Per phase: 1 if it asks a boat for its next step. */
  readonly #sailing: Uint8Array;
  /** Per group: how good the best line was that came so far by boat in this turn; and which groups have one. */
  readonly #arrived: Float64Array;
  /** A later arrival must be better than an earlier one by so much less. */
  readonly #grace: number;
  /** From {@link besidesLaid}. */
  readonly #laid: readonly number[] | null;
  #free: Line;
  #now: Best;
  #next: Best;
  #ends: Best;
  #laterEnds: Best;
  /** The seed of the search's own random numbers. */
  #stream = 0;

  constructor(core: Core, { turns, width, ends, steps = Infinity }: Scope, seed: number) {
    this.#steps = steps;
    this.#core = core;
    this.#turns = turns;
    this.#seed = seed;
    this.#best = new Line(core);
    this.#laid = besidesLaid(this.#best.state);
    this.#free = new Line(core);
    this.#sailing = Uint8Array.from(core.assembly.chain, ({ kind }) => (kind === 'sail' ? 1 : 0));
    // If cards pay for steps, many ways lead to a place, and the best one looks worse on the way.
    const most = this.#laid === null ? width : Math.max(width, CARD_WAYS);
    this.#grace = most - 1;
    const groups = (core.assembly.chain.length + 1) * PLACES;
    this.#arrived = new Float64Array(groups);
    this.#now = new Best(core, groups, most);
    this.#next = new Best(core, groups, most);
    this.#ends = new Best(core, 1, ends);
    this.#laterEnds = new Best(core, 1, ends);
  }

  /**
   * Finds the best line for the seat to move in `state`, which is not modified.
   * @param own that seat, prepared for `state`.
   * @param enough checked after each of the seat's turns; true ends the plan there.
   */
  plan(own: PreparedSeat, state: State, enough: () => boolean = NEVER): void {
    this.planEndings(own, state, NEVER);
    for (let turn = 1; turn < this.#turns && !enough(); turn++) {
      this.#beginNextTurn(own.seat);
      this.#searchTurn(own, false);
    }
    this.#best.follow(this.#ends.first);
  }

  /**
   * Finds the endings of this turn only.
   * @param own the seat to move, prepared for `state` or for an earlier position of the same plan.
   * @param enough checked after every choice considered; true aborts the plan.
   * @returns false if it was aborted; its endings are then not reliable.
   */
  planEndings(own: PreparedSeat, state: State, enough: () => boolean): boolean {
    this.#stream = hashOf(state);
    this.#now.clear();
    this.#ends.clear();
    this.#free.begin(state);
    this.#free = this.#now.offer(this.#free);
    return this.#searchTurn(own, true, enough);
  }

  /** Lets the seat's next turn begin in every line that has come to the end of this one, unless it is the last. */
  #beginNextTurn(seat: number): void {
    const ends = this.#ends;
    this.#ends = this.#laterEnds;
    this.#laterEnds = ends;
    this.#ends.clear();
    this.#now.clear();
    for (let i = 0; i < ends.size; i++) {
      const line = ends.lines[i]!;
      const next = this.#free;
      const { state } = next;
      state.copy(line.state);
      next.follow(line);
      next.value = line.value;
      next.drawn = line.drawn;
      const last = state.over === 1 || state.final === 1;
      if (!last) {
        this.#luck.reseed(this.#seed, this.#stream);
        this.#core.skipTo(state, seat, this.#luck);
      }
      next.hash = fingerprintOf(state);
      next.sketch = this.#sketch(state, next.hash);
      next.group = last ? END : groupOf(state);
      this.#free = (last ? this.#ends : this.#now).offer(next);
    }
  }

  /**
   * A hash of a position that ignores which cards were laid for the steps of a boat: there are so many ways to choose them
   * that they would crowd out all others.
   */
  #sketch(state: State, hash: number): number {
    const laid = this.#laid;
    if (laid === null) return hash;
    const { filed } = state;
    let sketch = HASH_START;
    for (let i = 0; i < laid.length; i += 2) sketch = mix(sketch, fingerprintOf(state, laid[i], laid[i + 1]));
    let cards = 0;
    for (let i = 0; i < filed.length; i++) cards += popcount(filed[i]!);
    return mix(sketch, cards);
  }

  /**
   * Follows the lines in `#now` until the turn has ended in each; the best ends go to `#ends`.
   * @param noting whether the choices are noted: those of the turn that is planned.
   * @param enough asked after every choice; true gives it up.
   * @returns whether it was not given up.
   */
  #searchTurn(own: PreparedSeat, noting: boolean, enough: () => boolean = NEVER): boolean {
    const { seat } = own;
    const core = this.#core;
    const options = this.#options;
    const luck = this.#luck;
    luck.reseed(this.#seed, this.#stream);
    const arrived = this.#arrived.fill(-Infinity);
    for (let depth = 1; this.#now.size > 0; depth++) {
      const now = this.#now;
      const next = this.#next;
      next.clear();
      for (let i = 0; i < now.size; i++) {
        const line = now.lines[i]!;
        const { turn } = line.state;
        const n = core.legal(line.state, options);
        for (let option = 0; option < n; option++) {
          const code = options[option]!;
          const child = this.#free;
          child.state.copy(line.state);
          // Every option meets the same chance, so that none looks better by luck alone.
          if (luck.drawn > 0) luck.reseed(this.#seed, this.#stream);
          core.apply(child.state, code, luck);
          const after = child.state;
          const ended = after.turn !== turn || after.actor !== seat || after.over === 1 || depth >= MOST_CHOICES - 1;
          const sails = !ended && this.#sailing[after.phase] === 1;
          if (sails && after.steps > this.#steps) continue;
          const group = ended ? END : groupOf(after);
          const best = ended ? this.#ends : next;
          const value = own.value(after);
          if (!best.wants(group, value)) continue;
          // More steps to the same place leave fewer cubes: seldom a way worth following.
          if (sails) {
            if (value <= arrived[group]! - this.#grace) continue;
            if (value > arrived[group]!) arrived[group] = value;
          }
          child.value = value;
          child.hash = fingerprintOf(after);
          child.sketch = this.#sketch(after, child.hash);
          child.group = group;
          child.drawn = line.drawn || luck.drawn > 0;
          child.follow(line);
          if (noting) {
            child.codes[line.length] = code;
            child.hashes[line.length] = line.hash;
            child.length = line.length + 1;
          }
          this.#free = best.offer(child);
        }
      }
      this.#now = next;
      this.#next = now;
      if (this.#now.size > 0 && enough()) return false;
    }
    return true;
  }
}

/** The group of a position: the same decision about the same place. */
function groupOf({ phase, boat = NO_ROW, mover, at }: LeanState): number {
  const place = boat.length > 0 ? boat[mover]! : at;
  return (phase + 1) * PLACES + ((place + 1) & (PLACES - 1));
}

/**
 * The cells of a state besides those of the cards from which some are laid for steps: where each stretch of them begins and
 * ends, one after the other; null in a game without such cards.
 */
function besidesLaid({ cells, hand, played, filed = NO_ROW }: LeanState): readonly number[] | null {
  if (filed.length === 0) return null;
  const rows = [hand, played, filed]
    .map((row) => (row.byteOffset - cells.byteOffset) / cells.BYTES_PER_ELEMENT)
    .toSorted((a, b) => a - b);
  return [0, ...rows.flatMap((first) => [first, first + hand.length]), cells.length];
}
