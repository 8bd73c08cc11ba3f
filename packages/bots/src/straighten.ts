/** Takes detours out of turns: there is a way to the same end with fewer choices, or with more cubes. */

// oxlint-disable typescript/no-non-null-assertion -- reads codes below their count and cells of states of one core

import { type Core, FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';
import { fingerprintOf } from './hash.ts';
import { EndComparer } from './same-end.ts';
import { Line } from './turn-planner.ts';

/** The choices that may follow where a straight way leaves more cubes than the line: to trade no more, to discard one. */
const MOST_ADDED = 2;

/** The ways that are tried for all turns from a position, so that it takes about a millisecond. */
const MOST_TRIED = 400;

/** Straightens turns at positions of one core. */
export class Straightener {
  readonly #core: Core;
  readonly #ends: EndComparer;
  /** Whether cubes can be left on the way; without that no detour costs anything. */
  readonly #leaves: boolean;
  /** The ways that may still be tried from this position. */
  #left = 0;
  /** The steps of the seat's boat in what was replayed last. */
  #moved = 0;
  readonly #luck = new FastLuck(0);
  readonly #end: State;
  readonly #tried: State;
  readonly #options = new Int32Array(MOST_OPTIONS);
  readonly #codes = new Int32Array(MOST_OPTIONS);

  constructor(core: Core) {
    const { rows } = core.plan;
    this.#core = core;
    this.#end = core.newState();
    this.#tried = core.newState();
    this.#leaves = rows.some(({ name }) => name === 'heap');
    this.#ends = new EndComparer(core);
  }

  /**
   * The turns with each detour taken out, where there is one: the first choices are replaced by a single one after which the rest of the turn
   * leads to the same position, but for cubes lying about, with no cube less in the hold of the seat that chooses. What is drawn is the same
   * in both.
   */
  straightened(start: State, lines: readonly Line[]): readonly Line[] {
    if (!this.#leaves) return lines;
    this.#left = MOST_TRIED;
    const straight = lines.map((line) => this.#straighten(start, line));
    return straight.filter((line, at) => !straight.slice(0, at).some((other) => isSame(other, line)));
  }

  /**
   * The codes of a whole turn without choices that change nothing: with those left, or with a single one instead of several, it leads to the
   * same position, but for cubes lying about, with no cube less in the hold of the seat that chooses. Of two turns as long, the boat takes
   * the shorter way, or keeps more cubes.
   */
  withoutDetours(start: State, codes: readonly number[]): readonly number[] {
    this.#left = MOST_TRIED;
    let short = codes;
    for (let from = 0; from < short.length; from++) {
      const way = this.#withoutSome(start, short, from) ?? this.#withOneInstead(start, short, from);
      if (way === null) continue;
      short = way;
      // More may be left out at the same place.
      from--;
    }
    return short;
  }

  /** The codes without one or more from a place on; null if they are all needed, or the turn is not whole. */
  #withoutSome(start: State, codes: readonly number[], from: number): readonly number[] | null {
    if (this.#replay(start, Int32Array.from(codes), this.#end) !== 'ended') return null;
    const moved = this.#moved;
    for (let to = codes.length - 1; to > from; to--) {
      const before = [...codes.slice(0, from), ...codes.slice(to, to + 1)];
      const then = codes.slice(to + 1);
      const direct = this.#asGood(start, Int32Array.from([...before, ...then]), 0);
      if (direct !== null) return [...direct];
      // A boat that is there with steps to spare has to be stopped.
      if (this.#replay(start, Int32Array.from(before), this.#tried) !== 'open') continue;
      const n = this.#core.legal(this.#tried, this.#options);
      for (const code of this.#options.slice(0, n)) {
        const stopped = this.#asGood(start, Int32Array.from([...before, code, ...then]), 0);
        if (stopped !== null && (stopped.length < codes.length || this.#moved < moved)) return [...stopped];
      }
    }
    return null;
  }

  /** The codes with a single one instead of two or more from a place on: a boat that sails straight. Null if there is none. */
  #withOneInstead(start: State, codes: readonly number[], from: number): readonly number[] | null {
    if (from > codes.length - 3 || this.#replay(start, Int32Array.from(codes), this.#end) !== 'ended') return null;
    const moved = this.#moved;
    const before = codes.slice(0, from);
    this.#replay(start, Int32Array.from(before), this.#tried);
    const n = this.#core.legal(this.#tried, this.#options);
    const others = this.#options.slice(0, n).filter((code) => code !== codes[from]);
    for (let cut = codes.length - 1; cut >= from + 2; cut--) {
      for (const code of others) {
        const straight = this.#asGood(start, Int32Array.from([...before, code, ...codes.slice(cut)]), MOST_ADDED);
        if (straight === null || straight.length > codes.length) continue;
        if (
          straight.length < codes.length ||
          this.#moved < moved ||
          this.#ends.differInHold(this.#tried, this.#end, start.actor)
        )
          return [...straight];
      }
    }
    return null;
  }

  #straighten(start: State, line: Line): Line {
    if (line.length < 3) return line;
    const core = this.#core;
    const codes = line.codes.slice(0, line.length);
    if (this.#replay(start, codes, this.#end) !== 'ended') return line;
    const n = core.legal(start, this.#options);
    const firsts = this.#options.slice(0, n).filter((code) => code !== codes[0]);
    for (let cut = line.length - 1; cut >= 2; cut--) {
      for (const code of firsts) {
        const straight = this.#asGood(start, Int32Array.of(code, ...codes.subarray(cut)), MOST_ADDED);
        if (
          straight !== null &&
          (straight.length <= line.length || this.#ends.differInHold(this.#tried, this.#end, start.actor))
        ) {
          return this.#madeOf(start, line, straight);
        }
      }
    }
    return line;
  }

  /** Codes that begin with these and end as the line does; null if there are none. @param more how many choices can be added. */
  #asGood(start: State, codes: Int32Array, more: number): Int32Array | null {
    if (this.#left-- <= 0) return null;
    const played = this.#replay(start, codes, this.#tried);
    if (played === 'ended') return this.#ends.isAsGood(this.#tried, this.#end, start.actor) ? codes : null;
    if (played === 'illegal' || more === 0) return null;
    const n = this.#core.legal(this.#tried, this.#options);
    for (const code of this.#options.slice(0, n)) {
      const longer = this.#asGood(start, Int32Array.of(...codes, code), more - 1);
      if (longer !== null) return longer;
    }
    return null;
  }

  /** Plays codes from the start of a turn; what is drawn is the same each time. */
  #replay(start: State, codes: Int32Array, state: State): 'ended' | 'open' | 'illegal' {
    const core = this.#core;
    const { turn, actor } = start;
    state.copy(start);
    this.#luck.reseed(0);
    this.#moved = 0;
    let boat = state.boat[actor];
    const isEnded = (): boolean => state.over === 1 || state.turn !== turn || state.actor !== actor;
    for (const code of codes) {
      if (isEnded()) return 'illegal';
      const n = core.legal(state, this.#codes);
      if (!this.#codes.subarray(0, n).includes(code)) return 'illegal';
      core.apply(state, code, this.#luck);
      if (state.boat[actor] !== boat) this.#moved++;
      boat = state.boat[actor];
    }
    return isEnded() ? 'ended' : 'open';
  }

  #madeOf(start: State, line: Line, codes: Int32Array): Line {
    const core = this.#core;
    const made = new Line(core);
    made.state.copy(start);
    made.value = line.value;
    made.drawn = line.drawn;
    this.#luck.reseed(0);
    for (const code of codes) {
      made.codes[made.length] = code;
      made.hashes[made.length] = fingerprintOf(made.state);
      made.length++;
      core.apply(made.state, code, this.#luck);
    }
    made.hash = fingerprintOf(made.state);
    return made;
  }
}

/**
 * A turn without choices that change nothing, such as a step to the side on the way of a boat.
 * @param start the position in which it begins. @param codes its choices; those of a turn that is not whole are returned as they are.
 */
export function withoutDetours(core: Core, start: State, codes: readonly number[]): readonly number[] {
  return new Straightener(core).withoutDetours(start, codes);
}

function isSame(one: Line, other: Line): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one.codes[i] !== other.codes[i]) return false;
  return true;
}
