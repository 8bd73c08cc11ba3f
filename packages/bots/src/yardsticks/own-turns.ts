/** Searches a seat's own next turns, the others doing nothing, for the choice that leads to the best end. */

// oxlint-disable typescript/no-non-null-assertion -- options run below their number; rows of the state are as long as the layout says

import { type Core, FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';
import { hashOf } from '../hash.ts';

/** The value of a position at the end of a seat's turn for that seat. */
export type Score = (state: State, seat: number) => number;

/** Maximum number of choices per turn. */
const MOST_CHOICES = 48;

/** A few positions, none twice, each with the first choice that led to it; when there are too many the worst is left out. */
class BestPositions {
  readonly state: readonly State[];
  readonly code: Int32Array;
  readonly score: Float64Array;
  size = 0;
  readonly #hash: Int32Array;
  /** The first of the worst, once there is no more room. */
  #worst = 0;

  constructor(core: Core, most: number) {
    this.state = Array.from({ length: most }, () => core.newState());
    this.code = new Int32Array(most);
    this.score = new Float64Array(most);
    this.#hash = new Int32Array(most);
  }

  /** Takes a position in if there is room or it is better than the worst. */
  offer(state: State, code: number, score: number): void {
    const { size } = this;
    const most = this.code.length;
    const full = size === most;
    // It is worse than all kept positions, so it changes nothing.
    if (full && score <= this.score[this.#worst]!) return;
    const known = this.#hash;
    const hash = hashOf(state);
    for (let i = 0; i < size; i++) if (known[i] === hash) return;
    const at = full ? this.#worst : size;
    this.state[at]!.copy(state);
    this.code[at] = code;
    this.score[at] = score;
    known[at] = hash;
    if (!full) this.size++;
    if (this.size === most) this.#findWorst();
  }

  #findWorst(): void {
    const { score } = this;
    let worst = 0;
    for (let i = 1; i < score.length; i++) if (score[i]! < score[worst]!) worst = i;
    this.#worst = worst;
  }
}

/** The width of a search. */
export interface Breadth {
  /** The number of the seat's turns, the present one included; at least 1. */
  readonly turns: number;
  /** The number of positions kept after each choice. */
  readonly within: number;
  /** The number of positions at the end of a turn that are followed into the next one. */
  readonly ends: number;
}

/** Finds the first choice of the best line through a seat's own turns. */
export class OwnTurns {
  readonly #core: Core;
  readonly #turns: number;
  readonly #score: Score;
  readonly #options = new Int32Array(MOST_OPTIONS);
  readonly #child: State;
  readonly #seed: number;
  /** Decides between choices that lead to equal ends. */
  readonly #lots: FastLuck;
  /** The chance that the search meets: its own, the same for every line. */
  readonly #luck = new FastLuck(0);
  #now: BestPositions;
  #next: BestPositions;
  #ends: BestPositions;
  #laterEnds: BestPositions;

  constructor(core: Core, { turns, within, ends }: Breadth, score: Score, seed: number) {
    this.#core = core;
    this.#turns = turns;
    this.#score = score;
    this.#seed = seed;
    this.#lots = new FastLuck(seed);
    this.#child = core.newState();
    this.#now = new BestPositions(core, within);
    this.#next = new BestPositions(core, within);
    this.#ends = new BestPositions(core, ends);
    this.#laterEnds = new BestPositions(core, ends);
  }

  /** The best choice for the seat that has to choose in `state`. */
  best(state: State): number {
    const seat = state.actor;
    const stream = hashOf(state);
    this.#luck.reseed(this.#seed, stream);
    this.#now.size = 0;
    this.#now.offer(state, -1, 0);
    this.#ends.size = 0;
    this.#follow(seat, stream);
    for (let turn = 1; turn < this.#turns; turn++) {
      this.#beginNextTurn(seat, stream);
      this.#follow(seat, stream);
    }
    return this.#pick();
  }

  /** The first choice of the best end; of several equally good ones any. */
  #pick(): number {
    const { score, code, size } = this.#ends;
    let best = 0;
    let equals = 1;
    for (let i = 1; i < size; i++) {
      if (score[i]! < score[best]!) continue;
      equals = score[i]! > score[best]! ? 1 : equals + 1;
      if (this.#lots.draw(equals) === 0) best = i;
    }
    return code[best]!;
  }

  /** Follows all positions in `#now` until the turn has ended in each. */
  #follow(seat: number, stream: number): void {
    const core = this.#core;
    const child = this.#child;
    for (let choices = 1; this.#now.size > 0; choices++) {
      const now = this.#now;
      const next = this.#next;
      next.size = 0;
      for (let i = 0; i < now.size; i++) {
        const state = now.state[i]!;
        const first = now.code[i]!;
        const n = core.legal(state, this.#options);
        for (let option = 0; option < n; option++) {
          const code = this.#options[option]!;
          child.copy(state);
          this.#resetLuck(stream);
          core.apply(child, code, this.#luck);
          const ended =
            child.turn !== state.turn || child.actor !== seat || child.over === 1 || choices === MOST_CHOICES;
          (ended ? this.#ends : next).offer(child, first < 0 ? code : first, this.#score(child, seat));
        }
      }
      this.#now = next;
      this.#next = now;
    }
  }

  /** Starts the seat's next turn wherever this one has ended; a finished match stays as it is. */
  #beginNextTurn(seat: number, stream: number): void {
    const ends = this.#ends;
    this.#ends = this.#laterEnds;
    this.#laterEnds = ends;
    this.#ends.size = 0;
    this.#now.size = 0;
    for (let i = 0; i < ends.size; i++) {
      const state = ends.state[i]!;
      const code = ends.code[i]!;
      const score = ends.score[i]!;
      if (state.over === 1 || state.final === 1) {
        this.#ends.offer(state, code, score);
        continue;
      }
      this.#resetLuck(stream);
      this.#core.skipTo(state, seat, this.#luck);
      this.#now.offer(state, code, score);
    }
  }

  /** Every choice meets the same chance: from its beginning, which it mostly is at still. */
  #resetLuck(stream: number): void {
    if (this.#luck.drawn > 0) this.#luck.reseed(this.#seed, stream);
  }
}
